import { FormattedMessage } from 'react-intl';
import { Button } from '../../../ui/button/Button.js';
import { undo2Glyph } from '../../../ui/icon/glyphs/undo-2.js';
import { Note } from '../../../ui/note/Note.js';
import { RetryNote } from '../../../ui/note/RetryNote.js';
import { common } from './messageTexts.js';

/** Messages show as read, and the request is not sent yet. */
export const MarkedNote = ({ onUndo }: { onUndo: () => void }) => (
  <Note
    tone="positive"
    action={
      <Button variant="line" size="small" glyph={undo2Glyph} onPress={onUndo}>
        <FormattedMessage {...common.undo} />
      </Button>
    }
  >
    <output>
      <FormattedMessage {...common.marked} />
    </output>
  </Note>
);

/** After a lost response: nobody knows whether the messages are marked. */
export const MarkingUnknown = ({ onRetry }: { onRetry: () => void }) => (
  <RetryNote retry={<FormattedMessage {...common.lookAgain} />} onRetry={onRetry}>
    <FormattedMessage {...common.markingUnknown} />
  </RetryNote>
);
