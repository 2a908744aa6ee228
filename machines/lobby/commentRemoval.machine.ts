import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate';
import { undoWindow } from '../shared/durations.js';
import { accepted, type Answer } from '../shared/keyedWrite.machine.js';
import {
  mustBeProvided,
  output,
  present,
  problemOf,
  refusedBecause,
  type ChartMeta,
  type Plain,
  type Problem,
  type UiTag,
} from '../vocabulary.js';
import type { GameComment, RemovalResult, UnfinishedRemoval } from './comments.js';
import { removalWrite, undoWrite } from './writes.js';

type Start = { gameId: string; commentId: string; threadId: string | null };
type Context = {
  start: Start;
  /** What survives a reload: from the moment of sending until the deletion can no longer be undone. */
  unfinished: UnfinishedRemoval | null;
  /** The key is from before a reload. */
  mayExist: boolean;
  comment: GameComment | null;
  problem: Problem | null;
};

/** Comment removal: the player deletes an own comment, and can undo that for five seconds (G6). */
export const commentRemovalMachine = setup({
  types: {} as {
    input: Start & { key: string | null };
    context: Context;
    events: Plain<'commentRemoval.undone' | 'commentRemoval.abandoned'>;
    output: RemovalResult;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    reserveKey: fromPromise<string>(mustBeProvided('reserveKey')),
    sendRemoval: removalWrite,
    sendUndo: undoWrite,
  },
  guards: {
    hasKey: ({ context }) => context.unfinished !== null,
    isAccepted: (_, answer: Answer<unknown>) => answer?.ok === true,
    isRefused: (_, answer: Answer<unknown>) => problemOf(answer) !== null,
    /** Another tab or device has deleted it, or it was deleted with the comment that it answered. */
    isGone: refusedBecause('notFound'),
    isBack: (_, answer: Answer<GameComment | null>) => answer?.ok === true && answer.value !== null,
  },
  actions: {
    noteKey: assign(({ context: { start } }, key: string) => ({ unfinished: { ...start, key } })),
    noteComment: assign((_, answer: Answer<GameComment | null>) => ({ comment: accepted(answer) })),
    noteProblem: assign((_, answer: Answer<unknown>) => ({ problem: problemOf(answer) })),
    settle: assign({ unfinished: null }),
  },
  /** The undo is offered for 5 s; the server accepts it longer. */
  delays: { undoWindow },
}).createMachine({
  id: 'commentRemoval',
  description:
    'The server deletes the comment at once, so that a closed tab deletes it too. The undo is another request (decision 043).',
  meta: { title: 'Comment removal', resumes: { version: 1, fields: ['unfinished'], lasts: 'untilDone' } },
  context: ({ input: { key, ...start } }) => ({
    start,
    unfinished: key === null ? null : { ...start, key },
    mayExist: key !== null,
    comment: null,
    problem: null,
  }),
  initial: 'resuming',
  states: {
    resuming: {
      description: 'A key stored before a reload means that the comment may be deleted.',
      always: [{ guard: 'hasKey', target: 'sending' }, { target: 'reservingKey' }],
    },
    reservingKey: {
      tags: 'busy',
      meta: { title: 'Reserving the key' },
      description: 'The comment is out of the list already. The key is stored before the request is sent (B5).',
      invoke: {
        id: 'reserveKey',
        src: 'reserveKey',
        onDone: { target: 'sending', actions: { type: 'noteKey', params: output } },
        onError: {
          target: 'refused',
          actions: { type: 'noteProblem', params: { ok: false, problem: { code: 'unreachable' } } },
        },
      },
    },
    sending: {
      meta: { title: 'Deleting' },
      description: 'The comment is out of the list, and the server deletes it. After a lost response it is looked up.',
      invoke: {
        id: 'sendRemoval',
        src: 'sendRemoval',
        input: ({ context: { start, unfinished, mayExist } }) => ({
          request: { commentId: start.commentId, key: present(unfinished).key },
          mayExist,
        }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: output },
            target: 'undoable',
            description: 'Also after a lookup: the player had no chance to undo it yet.',
          },
          { guard: { type: 'isGone', params: output }, target: 'removed' },
          {
            guard: { type: 'isRefused', params: output },
            target: 'refused',
            actions: { type: 'noteProblem', params: output },
          },
          { target: 'kept', description: 'The request never arrived, and the player keeps the comment.' },
        ],
      },
    },
    undoable: {
      meta: { title: 'Deleted, with an undo' },
      description: 'For five seconds a button brings the comment back.',
      on: { 'commentRemoval.undone': 'undoing' },
      after: { undoWindow: 'removed' },
    },
    undoing: {
      meta: { title: 'Bringing it back' },
      description: 'The comment and its replies come back as they were. After a lost response it is looked up.',
      invoke: {
        id: 'sendUndo',
        src: 'sendUndo',
        input: ({ context: { start } }) => ({ request: { commentId: start.commentId }, mayExist: false }),
        onDone: [
          {
            guard: { type: 'isBack', params: output },
            target: 'kept',
            actions: { type: 'noteComment', params: output },
          },
          {
            guard: { type: 'isRefused', params: output },
            target: 'expired',
            actions: { type: 'noteProblem', params: output },
          },
          {
            target: 'removed',
            description: 'It is gone for good; or the undo never arrived, and the player leaves it deleted.',
          },
        ],
      },
    },
    refused: {
      tags: 'failed',
      meta: { title: 'Not deleted' },
      description: 'The comment is back in the list, and the page says why.',
      entry: 'settle',
      on: { 'commentRemoval.abandoned': 'kept' },
    },
    expired: {
      tags: 'failed',
      meta: { title: 'Too late' },
      description: 'The server refuses the undo, mostly because its time is over, and the page says why.',
      entry: 'settle',
      on: { 'commentRemoval.abandoned': 'removed' },
    },
    kept: {
      type: 'final',
      meta: { title: 'It is there' },
      description: 'The comment was not deleted, or it is back.',
      output: ({ context: { start, comment } }) => ({ ...placeOf(start), isGone: false, comment }),
    },
    removed: {
      type: 'final',
      meta: { title: 'Gone' },
      description: 'The list no longer has it.',
      output: ({ context: { start } }) => ({ ...placeOf(start), isGone: true, comment: null }),
    },
  },
  output: ({ event }) => event.output as RemovalResult,
});

export type CommentRemovalRef = ActorRefFrom<typeof commentRemovalMachine>;

const placeOf = ({ commentId, threadId }: Start) => ({ commentId, threadId });
