import { useSelector } from '@xstate/react';
import type { PhoneChangeRef } from '../../../../machines/access/phoneChange.machine.js';
import * as select from './selectors.js';
import { PhoneChangeView } from './View.js';

export const PhoneChangeScreen = ({ phoneChange }: { phoneChange: PhoneChangeRef }) => (
  <PhoneChangeView
    panel={useSelector(phoneChange, select.selectPanel)}
    country={useSelector(phoneChange, select.selectCountry)}
    current={useSelector(phoneChange, select.selectCurrent)}
    phone={useSelector(phoneChange, select.selectPhone)}
    proof={useSelector(phoneChange, select.selectProof)}
    oldCountdown={useSelector(phoneChange, select.selectOldCountdown)}
    newCountdown={useSelector(phoneChange, select.selectNewCountdown)}
    isBusy={useSelector(phoneChange, select.selectIsBusy)}
    isAwaitingCode={useSelector(phoneChange, select.selectIsAwaitingCode)}
    isSilent={useSelector(phoneChange, select.selectIsSilent)}
    problem={useSelector(phoneChange, select.selectProblem)}
    onTyped={(typed) => phoneChange.send({ type: 'phoneChange.typed', typed })}
    onRequestOld={() => phoneChange.send({ type: 'phoneChange.oldCodeRequested' })}
    onRequest={(phone) => phoneChange.send({ type: 'phoneChange.codeRequested', phone })}
    onMistyped={() => phoneChange.send({ type: 'phoneChange.phoneMistyped' })}
    onSubmit={(form) => phoneChange.send({ type: 'phoneChange.submitted', form })}
    onRetry={() => phoneChange.send({ type: 'phoneChange.retried' })}
  />
);
