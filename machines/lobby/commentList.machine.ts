import { assign, enqueueActions, sendTo, setup, type ActorRefFrom } from 'xstate';
import type { ListReport } from '../shared/pagedList.machine.js';
import { present, type ChartMeta, type Plain, type UiTag } from '../vocabulary.js';
import { commentsMachine, repliesMachine, type RepliesRef } from './commentLists.js';
import { appended, counted, prepended, removed, replaced, reported } from './commentRows.js';
import type { RowsChange } from './commentRows.js';
import type { CommentSort, GameComment } from './comments.js';

export type Threads = Readonly<Record<string, RepliesRef>>;

/**
 * What the parent notifies the list of: a comment or a reply is new, has changed, was reported, or is gone. `outdated`: the
 * parent does not know what has become of one.
 */
export type CommentListChange =
  | { type: 'commentList.added'; comment: GameComment }
  | { type: 'commentList.changed'; comment: GameComment }
  | { type: 'commentList.removed'; id: string; threadId: string | null }
  | { type: 'commentList.reported'; id: string }
  | Plain<'commentList.outdated'>;

/** Comment list: what players think of a game, page by page, each comment with its replies. */
export const commentListMachine = setup({
  types: {} as {
    input: { gameId: string };
    context: { gameId: string; sort: CommentSort; rows: readonly GameComment[]; threads: Threads };
    events:
      | { type: 'commentList.sorted'; sort: CommentSort }
      | { type: 'commentList.repliesToggled'; id: string }
      | CommentListChange
      | ListReport<GameComment>;
    children: { comments: 'comments' };
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: { comments: commentsMachine, replies: repliesMachine },
  guards: {
    isOtherSort: ({ context }, sort: CommentSort) => sort !== context.sort,
    isOfComments: (_, { list }: ListReport<GameComment>) => list === 'comments',
    isReply: (_, { parentId }: GameComment) => parentId !== null,
    isInOpenThread: ({ context }, { parentId }: GameComment) => parentId !== null && parentId in context.threads,
    /** A comment whose deletion began before a reload may be on a page that is not loaded. */
    isLoaded: ({ context }, { id, parentId }: GameComment) =>
      parentId !== null || context.rows.some((row) => row.id === id),
    isOpen: ({ context }, id: string) => id in context.threads,
  },
  actions: {
    noteSort: assign((_, sort: CommentSort) => ({ sort })),
    noteRows: assign((_, { rows }: ListReport<GameComment>) => ({ rows })),
    changeComments: sendTo('comments', (_, { change }: { change: RowsChange }) => ({
      type: 'pagedList.changed',
      change,
    })),
    changeThread: enqueueActions(
      ({ context: { threads }, enqueue }, { id, change }: { id: string | null; change: RowsChange }) => {
        const thread = threads[id ?? ''];
        if (thread) enqueue.sendTo(thread, { type: 'pagedList.changed', change });
      },
    ),
    changeThreads: enqueueActions(({ context: { threads }, enqueue }, { change }: { change: RowsChange }) => {
      for (const thread of Object.values(threads)) enqueue.sendTo(thread, { type: 'pagedList.changed', change });
    }),
    openThread: assign(({ context: { gameId, threads }, spawn }, commentId: string) => ({
      threads: {
        ...threads,
        [commentId]: spawn('replies', { id: `replies-${commentId}`, input: { query: { gameId, commentId } } }),
      },
    })),
    forgetThread: enqueueActions(({ context: { threads }, enqueue }, commentId: string) => {
      const { [commentId]: closed, ...others } = threads;
      enqueue.stopChild(present(closed));
      enqueue.assign({ threads: others });
    }),
  },
}).createMachine({
  id: 'commentList',
  description: 'The list writes nothing: its parent notifies it of what this player has written, deleted or reported.',
  meta: { title: 'Comment list' },
  context: ({ input: { gameId } }) => ({ gameId, sort: 'newest', rows: [], threads: {} }),
  on: {
    'commentList.sorted': {
      guard: { type: 'isOtherSort', params: ({ event }) => event.sort },
      target: '.shown',
      actions: { type: 'noteSort', params: ({ event }) => event.sort },
      description: 'The other order is loaded as a new list.',
    },
    'commentList.outdated': {
      target: '.shown',
      description: 'A deletion or a report broke down. What became of it is not known, so the list is loaded again.',
    },
    'pagedList.loaded': {
      guard: { type: 'isOfComments', params: ({ event }) => event },
      actions: { type: 'noteRows', params: ({ event }) => event },
      description: 'The lists of replies report their rows too, and those are not kept here.',
    },
    'commentList.added': [
      {
        guard: { type: 'isInOpenThread', params: ({ event }) => event.comment },
        actions: [
          { type: 'changeComments', params: ({ event }) => ({ change: counted(event.comment.parentId, 1) }) },
          {
            type: 'changeThread',
            params: ({ event: { comment } }) => ({ id: comment.parentId, change: appended(comment) }),
          },
        ],
      },
      {
        guard: { type: 'isReply', params: ({ event }) => event.comment },
        actions: [
          { type: 'changeComments', params: ({ event }) => ({ change: counted(event.comment.parentId, 1) }) },
          { type: 'openThread', params: ({ event }) => present(event.comment.parentId) },
        ],
        description: 'The thread opens, and reads the new reply from the server with the others.',
      },
      { actions: { type: 'changeComments', params: ({ event }) => ({ change: prepended(event.comment) }) } },
    ],
    'commentList.changed': [
      {
        guard: { type: 'isLoaded', params: ({ event }) => event.comment },
        actions: [
          { type: 'changeComments', params: ({ event }) => ({ change: replaced(event.comment) }) },
          {
            type: 'changeThread',
            params: ({ event: { comment } }) => ({ id: comment.parentId, change: replaced(comment) }),
          },
        ],
      },
      { target: '.shown' },
    ],
    'commentList.removed': {
      actions: [
        {
          type: 'changeComments',
          params: ({ event: { id, threadId } }) => ({
            change: threadId === null ? removed(id) : counted(threadId, -1),
          }),
        },
        { type: 'changeThread', params: ({ event: { id, threadId } }) => ({ id: threadId, change: removed(id) }) },
      ],
    },
    'commentList.reported': {
      actions: [
        { type: 'changeComments', params: ({ event }) => ({ change: reported(event.id) }) },
        { type: 'changeThreads', params: ({ event }) => ({ change: reported(event.id) }) },
      ],
    },
    'commentList.repliesToggled': [
      {
        guard: { type: 'isOpen', params: ({ event }) => event.id },
        actions: { type: 'forgetThread', params: ({ event }) => event.id },
      },
      { actions: { type: 'openThread', params: ({ event }) => event.id } },
    ],
  },
  initial: 'shown',
  states: {
    shown: {
      meta: { title: 'Comments' },
      description: 'The comments in the chosen order. The player opens and closes their replies.',
      invoke: {
        id: 'comments',
        src: 'comments',
        input: ({ context: { gameId, sort } }) => ({ query: { gameId, sort } }),
      },
    },
  },
});

export type CommentListRef = ActorRefFrom<typeof commentListMachine>;
