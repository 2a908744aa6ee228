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
type Act = { event: Event; label: { id: string; defaultMessage: string } };

const undo: Act = { event: 'removal.undone', label: messages.undo };
const ask: Act = { event: 'removal.retried', label: messages.ask };
const close: Act = { event: 'removal.left', label: messages.understood };

const looks: Readonly<
  Record<
    select.RemovalStep,
    { text: { id: string; defaultMessage: string } | null; acts: readonly Act[]; isFailed?: true }
  >
> = {
  deleting: { text: messages.deleting, acts: [] },
  undoable: { text: messages.deleted, acts: [undo] },
  restoring: { text: messages.restoring, acts: [] },
  silent: { text: messages.removalSilent, acts: [ask], isFailed: true },
  absent: {
    text: messages.removalAbsent,
    acts: [
      { event: 'removal.retried', label: messages.deleteAgain },
      { event: 'removal.left', label: messages.keep },
    ],
    isFailed: true,
  },
  undoSilent: { text: messages.undoSilent, acts: [ask], isFailed: true },
  waiting: {
    text: messages.undoWaiting,
    acts: [undo, { event: 'removal.left', label: messages.leaveDeleted }],
    isFailed: true,
  },
  refused: { text: null, acts: [close], isFailed: true },
  tooLate: { text: null, acts: [close], isFailed: true },
};

/** Stands in the place of a comment that its author deletes. It takes the focus, because the button is gone that had it. */
export function RemovalBar({ removal }: { removal: CommentRemovalRef }) {
  const step = useSelector(removal, select.selectRemovalStep);
  const problem = useSelector(removal, select.selectRemovalProblem);
  const textOf = useProblemText();
  const { text, acts, isFailed = false } = looks[step];
  return (
    <FocusedStep>
      <Note
        role={isFailed ? 'alert' : 'status'}
        tone={isFailed ? 'caution' : 'quiet'}
        glyph={trash2Glyph}
        {...(acts.length === 0
          ? {}
          : {
              action: acts.map(({ event, label }, place) => (
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
