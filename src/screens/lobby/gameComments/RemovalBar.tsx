import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { CommentRemovalRef } from '../../../../machines/lobby/commentRemoval.machine.js';
import { Button } from '../../../ui/button/Button.js';
import { FocusedStep } from '../../../ui/focused-step/FocusedStep.js';
import { trash2Glyph } from '../../../ui/icon/glyphs/trash-2.js';
import { Note } from '../../../ui/note/Note.js';
import { useProblemText } from '../../../ui/problem/useProblemText.js';
import { messages } from './messages.js';
import * as select from './selectors.js';

type Event = Parameters<CommentRemovalRef['send']>[0]['type'];
type Action = { event: Event; label: { id: string; defaultMessage: string } };

const undo: Action = { event: 'commentRemoval.undone', label: messages.undo };
const ask: Action = { event: 'commentRemoval.retried', label: messages.ask };
const close: Action = { event: 'commentRemoval.abandoned', label: messages.understood };

const appearances: Readonly<
  Record<
    select.RemovalStep,
    { text: { id: string; defaultMessage: string } | null; actions: readonly Action[]; isFailed?: true }
  >
> = {
  sending: { text: messages.deleting, actions: [] },
  undoable: { text: messages.deleted, actions: [undo] },
  undoing: { text: messages.restoring, actions: [] },
  unanswered: { text: messages.removalSilent, actions: [ask], isFailed: true },
  unsent: {
    text: messages.removalAbsent,
    actions: [
      { event: 'commentRemoval.retried', label: messages.deleteAgain },
      { event: 'commentRemoval.abandoned', label: messages.keep },
    ],
    isFailed: true,
  },
  undoUnanswered: { text: messages.undoSilent, actions: [ask], isFailed: true },
  undoUnsent: {
    text: messages.undoWaiting,
    actions: [undo, { event: 'commentRemoval.abandoned', label: messages.leaveDeleted }],
    isFailed: true,
  },
  refused: { text: null, actions: [close], isFailed: true },
  expired: { text: null, actions: [close], isFailed: true },
};

/** Stands in the place of a comment that its author deletes. It takes the focus, because the button is gone that had it. */
export function RemovalBar({ removal }: { removal: CommentRemovalRef }) {
  const step = useSelector(removal, select.selectRemovalStep);
  const problem = useSelector(removal, select.selectRemovalProblem);
  const textOf = useProblemText();
  const { text, actions, isFailed = false } = appearances[step];
  return (
    <FocusedStep>
      <Note
        role={isFailed ? 'alert' : 'status'}
        tone={isFailed ? 'caution' : 'quiet'}
        glyph={trash2Glyph}
        {...(actions.length === 0
          ? {}
          : {
              action: actions.map(({ event, label }, place) => (
                <Button
                  key={label.id}
                  variant={place === 0 ? 'line' : 'ghost'}
                  size="small"
                  onPress={() => removal.send({ type: event })}
                >
                  <FormattedMessage {...label} />
                </Button>
              )),
            })}
      >
        {text === null ? problem && textOf(problem) : <FormattedMessage {...text} />}
      </Note>
    </FocusedStep>
  );
}
