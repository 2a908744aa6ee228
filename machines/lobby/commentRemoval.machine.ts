import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate';
import {
  mustBeProvided,
  output,
  present,
  problemOf,
  type ChartMeta,
  type Plain,
  type Problem,
  type Result,
  type UiTag,
} from '../vocabulary.js';
import type { GameComment, RemovalResult, UnfinishedRemoval } from './comments.js';

type Keyed = { commentId: string; key: string };
type Start = { gameId: string; commentId: string; threadId: string | null };
type Context = {
  start: Start;
  /** What survives a reload: from the moment of sending until the deletion can no longer be undone. */
  unfinished: UnfinishedRemoval | null;
  undoKey: string | null;
  comment: GameComment | null;
  problem: Problem | null;
};

/** Comment removal: the player deletes an own comment, and can undo that for five seconds (G6). */
export const commentRemovalMachine = setup({
  types: {} as {
    input: Start & { key: string | null };
    context: Context;
    events: Plain<'commentRemoval.undone' | 'commentRemoval.retried' | 'commentRemoval.abandoned'>;
    output: RemovalResult;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    reserveKey: fromPromise<string>(mustBeProvided('reserveKey')),
    deleteComment: fromPromise<Result<unknown>, Keyed>(mustBeProvided('deleteComment')),
    restoreComment: fromPromise<Result<GameComment>, Keyed>(mustBeProvided('restoreComment')),
    /** The comment as the server has it. Null: it is not there, for instance because it was deleted long ago. */
    traceCommentState: fromPromise<GameComment | null, { commentId: string }>(mustBeProvided('traceCommentState')),
  },
  guards: {
    hasKey: ({ context }) => context.unfinished !== null,
    isAccepted: (_, result: Result<unknown>) => result.ok,
    /** Another tab or device has deleted it, or it was deleted with the comment that it answered. */
    isGone: (_, result: Result<unknown>) => !result.ok && result.problem.code === 'notFound',
    isAbsent: (_, found: GameComment | null) => found === null,
    isDeleted: (_, found: GameComment | null) => found?.status === 'deleted',
  },
  actions: {
    noteKey: assign(({ context: { start } }, key: string) => ({ unfinished: { ...start, key } })),
    noteUndoKey: assign((_, undoKey: string) => ({ undoKey })),
    noteComment: assign((_, comment: GameComment | null) => ({ comment })),
    noteProblem: assign((_, problem: Problem | null) => ({ problem })),
    settle: assign({ unfinished: null }),
  },
  /** A request that has no response after 60 s is looked up (B4). The undo is offered for 5 s; the server accepts it longer. */
  delays: { requestTimeout: 60_000, undoWindow: 5_000 },
}).createMachine({
  id: 'commentRemoval',
  description:
    'The server deletes the comment at once, so that a closed tab deletes it too. The undo is another request (decision 043).',
  meta: { title: 'Comment removal', resumes: { version: 1, fields: ['unfinished'], lasts: 'untilDone' } },
  context: ({ input: { key, ...start } }) => ({
    start,
    unfinished: key === null ? null : { ...start, key },
    undoKey: null,
    comment: null,
    problem: null,
  }),
  initial: 'resuming',
  states: {
    resuming: {
      description: 'A key stored before a reload means that the comment may be deleted.',
      always: [{ guard: 'hasKey', target: 'unknown' }, { target: 'reservingKey' }],
    },
    reservingKey: {
      tags: 'busy',
      meta: { title: 'Reserving the key' },
      description: 'The comment is out of the list already. The key is stored before the request is sent (B5).',
      invoke: {
        id: 'reserveKey',
        src: 'reserveKey',
        onDone: { target: 'sending', actions: { type: 'noteKey', params: output } },
        onError: { target: 'refused', actions: { type: 'noteProblem', params: { code: 'unreachable' } } },
      },
    },
    sending: {
      tags: 'busy',
      meta: { title: 'Deleting' },
      description: 'The comment is out of the list, and the server deletes it.',
      invoke: {
        id: 'deleteComment',
        src: 'deleteComment',
        input: ({ context: { start, unfinished } }) => ({ commentId: start.commentId, key: present(unfinished).key }),
        onDone: [
          { guard: { type: 'isAccepted', params: output }, target: 'undoable' },
          { guard: { type: 'isGone', params: output }, target: 'removed' },
          { target: 'refused', actions: { type: 'noteProblem', params: ({ event }) => problemOf(event.output) } },
        ],
        onError: 'unknown',
      },
      after: { requestTimeout: 'unknown' },
    },
    unknown: {
      description: 'It is not known whether the comment is deleted.',
      initial: 'tracing',
      states: {
        tracing: {
          tags: 'busy',
          meta: { title: 'Checking whether it is deleted' },
          description: 'The comment is looked up. Nothing is sent again.',
          invoke: {
            id: 'traceCommentState',
            src: 'traceCommentState',
            input: ({ context: { start } }) => ({ commentId: start.commentId }),
            onDone: [
              { guard: { type: 'isAbsent', params: output }, target: '#commentRemoval.removed' },
              {
                guard: { type: 'isDeleted', params: output },
                target: '#commentRemoval.undoable',
                description: 'The player had no chance to undo it yet, so the undo is offered now.',
              },
              { target: 'unsent', actions: { type: 'noteComment', params: output } },
            ],
            onError: 'unanswered',
          },
        },
        unanswered: {
          tags: 'failed',
          meta: { title: 'No answer' },
          description: 'It is still unknown. The player can only check again.',
          on: { 'commentRemoval.retried': 'tracing' },
        },
        unsent: {
          tags: 'failed',
          meta: { title: 'It is not deleted' },
          description: 'The request never arrived. It can be sent again under the same key, or the comment stays.',
          on: {
            'commentRemoval.retried': '#commentRemoval.sending',
            'commentRemoval.abandoned': '#commentRemoval.kept',
          },
        },
      },
    },
    undoable: {
      meta: { title: 'Deleted, with an undo' },
      description: 'For five seconds a button brings the comment back.',
      on: { 'commentRemoval.undone': 'reservingUndo' },
      after: { undoWindow: 'removed' },
    },
    reservingUndo: {
      tags: 'busy',
      meta: { title: 'Reserving the key of the undo' },
      description: 'The undo is another request, with a key of its own.',
      invoke: {
        id: 'reserveKey',
        src: 'reserveKey',
        onDone: { target: 'undoing', actions: { type: 'noteUndoKey', params: output } },
        onError: {
          target: 'undoUnknown',
          description: 'Nothing was sent. The lookup finds the comment deleted, and the player may try again.',
        },
      },
    },
    undoing: {
      tags: 'busy',
      meta: { title: 'Bringing it back' },
      description: 'The comment and its replies come back as they were.',
      invoke: {
        id: 'restoreComment',
        src: 'restoreComment',
        input: ({ context: { start, undoKey } }) => ({ commentId: start.commentId, key: present(undoKey) }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: output },
            target: 'kept',
            actions: {
              type: 'noteComment',
              params: ({ event }) => (event.output.ok ? event.output.value : null),
            },
          },
          { target: 'expired', actions: { type: 'noteProblem', params: ({ event }) => problemOf(event.output) } },
        ],
        onError: 'undoUnknown',
      },
      after: { requestTimeout: 'undoUnknown' },
    },
    undoUnknown: {
      description: 'It is not known whether the comment is back.',
      initial: 'tracing',
      states: {
        tracing: {
          tags: 'busy',
          meta: { title: 'Checking whether it is back' },
          description: 'The comment is looked up. Nothing is sent again.',
          invoke: {
            id: 'traceCommentState',
            src: 'traceCommentState',
            input: ({ context: { start } }) => ({ commentId: start.commentId }),
            onDone: [
              { guard: { type: 'isAbsent', params: output }, target: '#commentRemoval.removed' },
              {
                guard: { type: 'isDeleted', params: output },
                target: 'unsent',
                description: 'The undo never arrived.',
              },
              { target: '#commentRemoval.kept', actions: { type: 'noteComment', params: output } },
            ],
            onError: 'unanswered',
          },
        },
        unanswered: {
          tags: 'failed',
          meta: { title: 'No answer about the undo' },
          description: 'It is still unknown. The player can only check again.',
          on: { 'commentRemoval.retried': 'tracing' },
        },
        unsent: {
          tags: 'failed',
          meta: { title: 'It is not back' },
          description: 'The player can try the undo again, and the server says whether that is still possible.',
          on: {
            'commentRemoval.undone': '#commentRemoval.reservingUndo',
            'commentRemoval.abandoned': '#commentRemoval.removed',
          },
        },
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
