import { useSelector } from '@xstate/react';
import type { SmsLoginRef } from '../../../../machines/access/smsLogin.machine.js';
import * as select from './selectors.js';
import { SmsLoginView } from './View.js';

export function SmsLoginScreen({ smsLogin }: { smsLogin: SmsLoginRef }) {
  return (
    <SmsLoginView
      country={useSelector(smsLogin, ({ context }) => context.country)}
      countdown={useSelector(smsLogin, select.selectCountdown)}
      isBusy={useSelector(smsLogin, select.selectIsBusy)}
      isAwaitingCode={useSelector(smsLogin, select.selectIsAwaitingCode)}
      problem={useSelector(smsLogin, select.selectProblem)}
      onRequest={(phone) => smsLogin.send({ type: 'smsLogin.codeRequested', phone })}
      onMistyped={() => smsLogin.send({ type: 'smsLogin.phoneMistyped' })}
      onSubmit={(form) => smsLogin.send({ type: 'smsLogin.submitted', form })}
      onPassword={() => smsLogin.send({ type: 'smsLogin.passwordPreferred' })}
    />
  );
}
