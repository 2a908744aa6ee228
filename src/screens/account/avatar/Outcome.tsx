import { FormattedMessage, useIntl } from 'react-intl';
import type { Problem } from '../../../../machines/vocabulary.js';
import type { PictureFault } from '../../../../machines/shared/pictures.js';
import { Button } from '../../../ui/button/Button.js';
import { pictureFaultText } from '../../../ui/file-field/pictureFault.js';
import { RetryNote } from '../../../ui/note/RetryNote.js';
import { useProblemText } from '../../../ui/problem/useProblemText.js';
import { messages } from './messages.js';
import type { Progress } from './selectors.js';

export type OutcomeProps = {
  progress: Progress;
  fault: PictureFault | null;
  problem: Problem | null;
  onRetry: () => void;
  onDrop: () => void;
};

/** Why the picture is not in the profile yet, and the ways on. Renders nothing while all is well. */
export function Outcome({ progress, fault, problem, onRetry, onDrop }: OutcomeProps) {
  const intl = useIntl();
  const textOf = useProblemText();
  if (progress === 'unanswered') {
    return (
      <RetryNote key="unanswered" tone="caution" retry={<FormattedMessage {...messages.askAgain} />} onRetry={onRetry}>
        <FormattedMessage {...messages.unanswered} />
      </RetryNote>
    );
  }
  if (progress !== 'interrupted' && progress !== 'refused') return null;
  return (
    <>
      <RetryNote key={progress} retry={<FormattedMessage {...messages.retry} />} onRetry={onRetry}>
        {progress === 'interrupted'
          ? pictureFaultText(intl, fault ?? 'upload')
          : textOf(problem ?? { code: 'unreachable' })}
      </RetryNote>
      <Button isWide variant="line" onPress={onDrop}>
        <FormattedMessage {...messages.another} />
      </Button>
    </>
  );
}
