import { assign, fromCallback, setup, type ActorRefFrom } from 'xstate';
import { undoWindow } from '../shared/durations.js';
import type { Answer } from '../shared/keyedWrite.machine.js';
import { output, type ChartMeta, type Plain, type UiTag } from '../vocabulary.js';
import type { ToRead } from './messages.js';
import { markingWrite } from './writes.js';

/** Message marking: messages show as read at once, and the player can undo that for five seconds. */
export const messageMarkingMachine = setup({
  types: {} as {
    input: ToRead;
    context: { asked: ToRead; answer: Answer<null> };
    events: Plain<'messageMarking.undone' | 'messageMarking.left'>;
    /** Null if the player has undone it. */
    output: Answer<null>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    watchLeaving: fromCallback<Plain<'messageMarking.left'>>(() => undefined),
    sendMarking: markingWrite,
  },
  actions: { noteAnswer: assign((_, answer: Answer<null>) => ({ answer })) },
  delays: { undoWindow },
}).createMachine({
  id: 'messageMarking',
  description: 'All messages, or those of one category, up to the newest one that the player has seen.',
  meta: { title: 'Marking messages as read' },
  context: ({ input }) => ({ asked: input, answer: null }),
  output: ({ context }) => context.answer,
  initial: 'undoable',
  states: {
    undoable: {
      meta: { title: 'Marked on screen' },
      description: 'The request is sent after 5 s, unless the player undoes it.',
      invoke: { id: 'watchLeaving', src: 'watchLeaving' },
      on: {
        'messageMarking.undone': 'abandoned',
        'messageMarking.left': { target: 'sending', description: 'The player can no longer undo it.' },
      },
      after: { undoWindow: 'sending' },
    },
    sending: {
      meta: { title: 'Marking as read' },
      description: 'Messages that arrive meanwhile stay unread. After a lost response the unread ones are counted.',
      invoke: {
        id: 'sendMarking',
        src: 'sendMarking',
        input: ({ context }) => ({ request: context.asked, mayExist: false }),
        onDone: { target: 'ended', actions: { type: 'noteAnswer', params: output } },
      },
    },
    ended: {
      type: 'final',
      meta: { title: 'Answered' },
      description: 'They are read on every device, or the page says why they are not.',
    },
    abandoned: {
      type: 'final',
      meta: { title: 'Undone' },
      description: 'Nothing was sent, and they show as unread again.',
    },
  },
});

export type MessageMarkingRef = ActorRefFrom<typeof messageMarkingMachine>;
