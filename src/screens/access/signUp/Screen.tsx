import { shallowEqual, useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { SignUpRef } from '../../../../machines/access/signUp.machine.js';
import { useBackStep } from '../../../ui/back/useBackStep.js';
import { BankPart } from './BankPart.js';
import { RegistrationPart } from './RegistrationPart.js';
import * as select from './selectors.js';
import { SignUpView } from './View.js';

/** `hasHeader`: a page header above has the back button. `otherWay` is rendered below the first step. */
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
  useBackStep(canStepBack, () => signUp.send({ type: 'signUp.steppedBack' }));
  const given = useSelector(signUp, select.selectGiven);
  const step = useSelector(signUp, select.selectStepName);
  const isBusy = useSelector(signUp, select.selectIsBusy);
  const bank = useSelector(signUp, select.selectBank);
  return (
    <RegistrationPart
      registration={useSelector(signUp, select.selectRegistration)}
      onLogin={() => signUp.send({ type: 'signUp.loginChosen' })}
    >
      <SignUpView
        panel={step}
        step={useSelector(signUp, select.selectStep)}
        count={useSelector(signUp, select.selectCount)}
        isLast={useSelector(signUp, select.selectIsLast)}
        isBusy={isBusy}
        isForgetful={useSelector(signUp, select.selectIsForgetful)}
        problems={useSelector(signUp, select.selectProblems, shallowEqual)}
        countdown={useSelector(signUp, select.selectCountdown)}
        given={given}
        country={given.countryCode}
        bankSteps={
          step === 'bankType' || step === 'bankAccount' ? (
            <BankPart bank={bank} given={given} step={step} isBusy={isBusy} />
          ) : null
        }
        hasBack={canStepBack && !hasHeader}
        otherWay={otherWay}
        send={signUp.send}
      />
    </RegistrationPart>
  );
}
