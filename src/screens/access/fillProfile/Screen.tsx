import { useSelector } from '@xstate/react';
import type { FillProfileRef } from '../../../../machines/access/fillProfile.machine.js';
import { useKeyedWrite } from '../../../ui/statement/useKeyedWrite.js';
import * as select from './selectors.js';
import { FillProfileView } from './View.js';

export function FillProfileScreen({ fillProfile }: { fillProfile: FillProfileRef }) {
  const write = useKeyedWrite(useSelector(fillProfile, select.selectWrite));
  const isBusy = useSelector(fillProfile, select.selectIsBusy);
  const isSilent = write.step === 'unanswered';
  return (
    <FillProfileView
      panel={useSelector(fillProfile, select.selectPanel)}
      country={useSelector(fillProfile, select.selectCountry)}
      sheet={useSelector(fillProfile, select.selectSheet)}
      draft={useSelector(fillProfile, select.selectDraft)}
      isBusy={isBusy && !isSilent}
      isSilent={isSilent}
      problem={useSelector(fillProfile, select.selectProblem)}
      onTyped={(typed) => fillProfile.send({ type: 'fillProfile.typed', typed })}
      onSubmit={(form) => fillProfile.send({ type: 'fillProfile.submitted', form })}
      onRetry={isSilent ? write.onRetry : () => fillProfile.send({ type: 'fillProfile.retried' })}
      onSkip={() => fillProfile.send({ type: 'fillProfile.skipped' })}
    />
  );
}
