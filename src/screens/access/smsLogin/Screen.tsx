import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { SmsLoginRef } from '../../../../machines/access/smsLogin.machine.js';
import * as select from './selectors.js';
import { SmsLoginView } from './View.js';

/** `otherWay` is rendered below the form, after the link to the password login. */
export function SmsLoginScreen({ smsLogin, otherWay = null }: { smsLogin: SmsLoginRef; otherWay?: ReactNode }) {
  return (
    <SmsLoginView
      otherWay={otherWay}
      country={useSelector(smsLogin, ({ context }) => context.country)}
      phone={useSelector(smsLogin, ({ context }) => context.phone)}
      countdown={useSelector(smsLogin, select.selectCountdown)}
      isBusy={useSelector(smsLogin, select.selectIsBusy)}
      isAwaitingCode={useSelector(smsLogin, select.selectIsAwaitingCode)}
      problem={useSelector(smsLogin, select.selectProblem)}
      onTyped={(phone) => smsLogin.send({ type: 'smsLogin.typed', typed: { phone } })}
      onRequest={(phone) => smsLogin.send({ type: 'smsLogin.codeRequested', phone })}
      onMistyped={() => smsLogin.send({ type: 'smsLogin.phoneMistyped' })}
      onSubmit={(form) => smsLogin.send({ type: 'smsLogin.submitted', form })}
      onPassword={() => smsLogin.send({ type: 'smsLogin.passwordPreferred' })}
    />
  );
}
