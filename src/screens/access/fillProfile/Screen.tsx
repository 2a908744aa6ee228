import { useSelector } from '@xstate/react';
import type { FillProfileRef } from '../../../../machines/access/fillProfile.machine.js';
import { useFormWrite } from '../../../ui/statement/useKeyedWrite.js';
import * as select from './selectors.js';
import { FillProfileView } from './View.js';

export function FillProfileScreen({ fillProfile }: { fillProfile: FillProfileRef }) {
  const write = useFormWrite(useSelector(fillProfile, select.selectWrite), {
    isBusy: useSelector(fillProfile, select.selectIsBusy),
    onRetry: () => fillProfile.send({ type: 'fillProfile.retried' }),
  });
  return (
    <FillProfileView
      {...write}
      panel={useSelector(fillProfile, select.selectPanel)}
      country={useSelector(fillProfile, select.selectCountry)}
      sheet={useSelector(fillProfile, select.selectSheet)}
      draft={useSelector(fillProfile, select.selectDraft)}
      problem={useSelector(fillProfile, select.selectProblem)}
      onTyped={(typed) => fillProfile.send({ type: 'fillProfile.typed', typed })}
      onSubmit={(form) => fillProfile.send({ type: 'fillProfile.submitted', form })}
      onSkip={() => fillProfile.send({ type: 'fillProfile.skipped' })}
    />
  );
}
