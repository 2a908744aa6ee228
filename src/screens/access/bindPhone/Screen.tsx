import { useSelector } from '@xstate/react';
import type { BindPhoneRef } from '../../../../machines/access/bindPhone.machine.js';
import { useFormWrite } from '../../../ui/statement/useKeyedWrite.js';
import * as select from './selectors.js';
import { BindPhoneView } from './View.js';

export function BindPhoneScreen({ bindPhone }: { bindPhone: BindPhoneRef }) {
  const write = useFormWrite(useSelector(bindPhone, select.selectWrite), {
    isBusy: useSelector(bindPhone, select.selectIsBusy),
    onRetry: () => bindPhone.send({ type: 'bindPhone.retried' }),
  });
  return (
    <BindPhoneView
      {...write}
      panel={useSelector(bindPhone, select.selectPanel)}
      country={useSelector(bindPhone, select.selectCountry)}
      phone={useSelector(bindPhone, select.selectPhone)}
      countdown={useSelector(bindPhone, select.selectCountdown)}
      isAwaitingCode={useSelector(bindPhone, select.selectIsAwaitingCode)}
      problem={useSelector(bindPhone, select.selectProblem)}
      onTyped={(phone) => bindPhone.send({ type: 'bindPhone.typed', typed: { phone } })}
      onRequest={(phone) => bindPhone.send({ type: 'bindPhone.codeRequested', phone })}
      onMistyped={() => bindPhone.send({ type: 'bindPhone.phoneMistyped' })}
      onSubmit={(form) => bindPhone.send({ type: 'bindPhone.submitted', form })}
      onLater={() => bindPhone.send({ type: 'bindPhone.postponed' })}
    />
  );
}
