import { useSelector } from '@xstate/react';
import type { BindPhoneRef } from '../../../../machines/access/bindPhone.machine.js';
import * as select from './selectors.js';
import { BindPhoneView } from './View.js';

export function BindPhoneScreen({ bindPhone }: { bindPhone: BindPhoneRef }) {
  return (
    <BindPhoneView
      panel={useSelector(bindPhone, select.selectPanel)}
      country={useSelector(bindPhone, select.selectCountry)}
      phone={useSelector(bindPhone, select.selectPhone)}
      countdown={useSelector(bindPhone, select.selectCountdown)}
      isBusy={useSelector(bindPhone, select.selectIsBusy)}
      isAwaitingCode={useSelector(bindPhone, select.selectIsAwaitingCode)}
      isSilent={useSelector(bindPhone, select.selectIsSilent)}
      problem={useSelector(bindPhone, select.selectProblem)}
      onTyped={(phone) => bindPhone.send({ type: 'bindPhone.typed', typed: { phone } })}
      onRequest={(phone) => bindPhone.send({ type: 'bindPhone.codeRequested', phone })}
      onMistyped={() => bindPhone.send({ type: 'bindPhone.phoneMistyped' })}
      onSubmit={(form) => bindPhone.send({ type: 'bindPhone.submitted', form })}
      onRetry={() => bindPhone.send({ type: 'bindPhone.retried' })}
      onLater={() => bindPhone.send({ type: 'bindPhone.postponed' })}
    />
  );
}
