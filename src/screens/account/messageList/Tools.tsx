import { FormattedMessage, useIntl } from 'react-intl';
import { mostDeleted } from '../../../../machines/account/messageRows.js';
import { Button } from '../../../ui/button/Button.js';
import * as css from '../shared/messages.css.js';
import { MarkedNote } from '../shared/MarkedNote.js';
import { common } from '../shared/messageTexts.js';
import { messages, ticked as tickedText } from './messages.js';
import type { MessageListViewProps } from './View.js';

/** What the player can do to the messages of the list. */
export function Tools(props: MessageListViewProps) {
  const { work, ticked, canReadAll, onReadAll, onUndo, onChoose, onDelete, onClose } = props;
  const { formatMessage } = useIntl();
  if (work === 'undoable') return <MarkedNote onUndo={onUndo} />;
  // The two rows have keys: a button of one must not take over the throttle of the other's.
  if (work === 'idle') {
    return (
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
    );
  }
  return (
    <div key="editing" className={css.tools}>
      <output className={css.count}>{formatMessage(tickedText, { count: ticked.length, most: mostDeleted })}</output>
      <Button
        size="small"
        isPending={work === 'deleting'}
        isDisabled={ticked.length === 0 && work !== 'deleting'}
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
