import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { CommentRemovalRef } from '../../../../machines/lobby/commentRemoval.machine.js';
import { Button } from '../../../ui/button/Button.js';
import { FocusedStep } from '../../../ui/focused-step/FocusedStep.js';
import { trash2Glyph } from '../../../ui/icon/glyphs/trash-2.js';
import { Note } from '../../../ui/note/Note.js';
import { useProblemText } from '../../../ui/problem/useProblemText.js';
import { useKeyedWrite, type WriteView } from '../../../ui/statement/useKeyedWrite.js';
import { messages } from './messages.js';
import * as select from './selectors.js';

type Text = { id: string; defaultMessage: string };
type Look = {
  text: Text | null;
  actions: readonly (readonly [label: Text, onPress: () => void])[];
  isFailed?: true;
};

/** What the two requests say, and the buttons of one that never arrived. */
const requests = {
  deleting: {
    sending: messages.deleting,
    unanswered: messages.removalSilent,
    unsent: messages.removalAbsent,
    again: messages.deleteAgain,
    giveUp: messages.keep,
  },
  undoing: {
    sending: messages.restoring,
    unanswered: messages.undoSilent,
    unsent: messages.undoWaiting,
    again: messages.undo,
    giveUp: messages.leaveDeleted,
  },
} as const;

function lookOf(
  removal: CommentRemovalRef,
  step: select.RemovalStep,
  { step: sent, onRetry, onGiveUp }: WriteView,
): Look {
  const say = (fact: 'undone' | 'abandoned') => () => removal.send({ type: `commentRemoval.${fact}` });
  if (step === 'undoable') return { text: messages.deleted, actions: [[messages.undo, say('undone')]] };
  if (step === 'refused' || step === 'expired')
    return { text: null, actions: [[messages.understood, say('abandoned')]], isFailed: true };
  const { sending, unanswered, unsent, again, giveUp } = requests[step];
  if (sent === 'unanswered') return { text: unanswered, actions: [[messages.ask, onRetry]], isFailed: true };
  if (sent === 'unsent')
    return {
      text: unsent,
      actions: [
        [again, onRetry],
        [giveUp, onGiveUp],
      ],
      isFailed: true,
    };
  return { text: sending, actions: [] };
}

/** Stands in the place of a comment that its author deletes. It takes the focus, because the button is gone that had it. */
export function RemovalBar({ removal }: { removal: CommentRemovalRef }) {
  const step = useSelector(removal, select.selectRemovalStep);
  const problem = useSelector(removal, select.selectRemovalProblem);
  const sent = useKeyedWrite(useSelector(removal, select.selectRemovalWrite));
  const textOf = useProblemText();
  const { text, actions, isFailed = false } = lookOf(removal, step, sent);
  return (
    <FocusedStep>
      <Note
        role={isFailed ? 'alert' : 'status'}
        tone={isFailed ? 'caution' : 'quiet'}
        glyph={trash2Glyph}
        {...(actions.length === 0
          ? {}
          : {
              action: actions.map(([label, onPress], place) => (
                <Button key={label.id} variant={place === 0 ? 'line' : 'ghost'} size="small" onPress={onPress}>
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
