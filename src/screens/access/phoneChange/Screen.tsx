import { useSelector } from '@xstate/react';
import type { PhoneChangeRef } from '../../../../machines/access/phoneChange.machine.js';
import { useFormWrite } from '../../../ui/statement/useKeyedWrite.js';
import * as select from './selectors.js';
import { PhoneChangeView } from './View.js';

export function PhoneChangeScreen({ phoneChange }: { phoneChange: PhoneChangeRef }) {
  const write = useFormWrite(useSelector(phoneChange, select.selectWrite), {
    isBusy: useSelector(phoneChange, select.selectIsBusy),
    onRetry: () => phoneChange.send({ type: 'phoneChange.retried' }),
  });
  return (
    <PhoneChangeView
      {...write}
      panel={useSelector(phoneChange, select.selectPanel)}
      country={useSelector(phoneChange, select.selectCountry)}
      current={useSelector(phoneChange, select.selectCurrent)}
      phone={useSelector(phoneChange, select.selectPhone)}
      proof={useSelector(phoneChange, select.selectProof)}
      oldCountdown={useSelector(phoneChange, select.selectOldCountdown)}
      newCountdown={useSelector(phoneChange, select.selectNewCountdown)}
      isAwaitingCode={useSelector(phoneChange, select.selectIsAwaitingCode)}
      problem={useSelector(phoneChange, select.selectProblem)}
      onTyped={(typed) => phoneChange.send({ type: 'phoneChange.typed', typed })}
      onRequestOld={() => phoneChange.send({ type: 'phoneChange.oldCodeRequested' })}
      onRequest={(phone) => phoneChange.send({ type: 'phoneChange.codeRequested', phone })}
      onMistyped={() => phoneChange.send({ type: 'phoneChange.phoneMistyped' })}
      onSubmit={(form) => phoneChange.send({ type: 'phoneChange.submitted', form })}
    />
  );
}
