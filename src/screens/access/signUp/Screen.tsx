import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { SignUpRef } from '../../../../machines/access/signUp.machine.js';
import * as select from './selectors.js';
import { SignUpView } from './View.js';

/** `hasHeader`: a page header stands above and has the way back. `otherWay` stands under the first step. */
export function SignUpScreen({
  signUp,
  hasHeader,
  otherWay = null,
}: {
  signUp: SignUpRef;
  hasHeader: boolean;
  otherWay?: ReactNode;
}) {
  const canStepBack = useSelector(signUp, select.selectCanStepBack);
  const given = useSelector(signUp, select.selectGiven);
  return (
    <SignUpView
      panel={useSelector(signUp, select.selectPanel)}
      step={useSelector(signUp, select.selectStep)}
      count={useSelector(signUp, select.selectCount)}
      isLast={useSelector(signUp, select.selectIsLast)}
      isBusy={useSelector(signUp, select.selectIsBusy)}
      isForgetful={useSelector(signUp, select.selectIsForgetful)}
      problem={useSelector(signUp, select.selectProblem)}
      countdown={useSelector(signUp, select.selectCountdown)}
      given={given}
      country={given.countryCode}
      banks={given.banks}
      hasBack={canStepBack && !hasHeader}
      otherWay={otherWay}
      send={signUp.send}
    />
  );
}
