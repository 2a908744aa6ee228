import { useSelector } from '@xstate/react';
import type { BindPhoneRef } from '../../../../machines/access/bindPhone.machine.js';
import { useKeyedWrite } from '../../../ui/statement/useKeyedWrite.js';
import * as select from './selectors.js';
import { BindPhoneView } from './View.js';

export function BindPhoneScreen({ bindPhone }: { bindPhone: BindPhoneRef }) {
  const write = useKeyedWrite(useSelector(bindPhone, select.selectWrite));
  const isBusy = useSelector(bindPhone, select.selectIsBusy);
  const isSilent = write.step === 'unanswered';
  return (
    <BindPhoneView
      panel={useSelector(bindPhone, select.selectPanel)}
      country={useSelector(bindPhone, select.selectCountry)}
      phone={useSelector(bindPhone, select.selectPhone)}
      countdown={useSelector(bindPhone, select.selectCountdown)}
      isBusy={isBusy && !isSilent}
      isAwaitingCode={useSelector(bindPhone, select.selectIsAwaitingCode)}
      isSilent={isSilent}
      problem={useSelector(bindPhone, select.selectProblem)}
      onTyped={(phone) => bindPhone.send({ type: 'bindPhone.typed', typed: { phone } })}
      onRequest={(phone) => bindPhone.send({ type: 'bindPhone.codeRequested', phone })}
      onMistyped={() => bindPhone.send({ type: 'bindPhone.phoneMistyped' })}
      onSubmit={(form) => bindPhone.send({ type: 'bindPhone.submitted', form })}
      onRetry={isSilent ? write.onRetry : () => bindPhone.send({ type: 'bindPhone.retried' })}
      onLater={() => bindPhone.send({ type: 'bindPhone.postponed' })}
    />
  );
}
