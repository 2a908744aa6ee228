import { FormattedMessage, useIntl } from 'react-intl';
import { mostDeleted } from '../../../../machines/account/categoryMessages.js';
import { Button } from '../../../ui/button/Button.js';
import * as css from '../shared/messages.css.js';
import { MarkedNote, MarkingUnknown } from '../shared/MarkedNote.js';
import { common } from '../shared/messageTexts.js';
import type { MarkingView } from '../shared/useMarking.js';
import { messages, ticked as tickedText } from './messages.js';
import type { Work } from './selectors.js';

export type ToolsProps = {
  work: Work;
  marking: MarkingView;
  canReadAll: boolean;
  canChoose: boolean;
  /** How many messages are ticked. */
  count: number;
  onReadAll: () => void;
  onChoose: () => void;
  onDelete: () => void;
  onClose: () => void;
};

/** What the player can do to the messages of the list. */
export function Tools({
  work,
  marking,
  canReadAll,
  canChoose,
  count,
  onReadAll,
  onChoose,
  onDelete,
  onClose,
}: ToolsProps) {
  const { formatMessage } = useIntl();
  if (marking.step === 'undoable') return <MarkedNote onUndo={marking.onUndo} />;
  if (marking.step === 'unanswered') return <MarkingUnknown onRetry={marking.onRetry} />;
  // The two rows have keys: a button of one must not take over the throttle of the other's.
  if (work === 'idle') {
    return canChoose ? (
      <div key="idle" className={css.tools}>
        {canReadAll ? (
          <Button variant="soft" size="small" onPress={onReadAll}>
            <FormattedMessage {...common.readAll} />
          </Button>
        ) : null}
        <Button variant="line" size="small" onPress={onChoose}>
          <FormattedMessage {...messages.choose} />
        </Button>
      </div>
    ) : null;
  }
  return (
    <div key="editing" className={css.tools}>
      <output className={css.count}>{formatMessage(tickedText, { count, most: mostDeleted })}</output>
      <Button
        size="small"
        isPending={work === 'deleting'}
        isDisabled={count === 0 && work !== 'deleting'}
        onPress={onDelete}
      >
        <FormattedMessage {...messages.delete} />
      </Button>
      <Button variant="line" size="small" isDisabled={work === 'deleting'} onPress={onClose}>
        <FormattedMessage {...messages.done} />
      </Button>
    </div>
  );
}
