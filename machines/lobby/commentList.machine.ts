import { assign, enqueueActions, fromPromise, setup, type ActorRefFrom } from 'xstate';
import { withPage } from '../shared/paged.js';
import { mustBeProvided, present, type ChartMeta, type Paged, type Plain, type UiTag } from '../vocabulary.js';
import { commentRepliesMachine, type CommentRepliesRef } from './commentReplies.machine.js';
import {
  wholePages,
  withoutOwnScore,
  withoutRow,
  withReported,
  withRow,
  type CommentSort,
  type GameComment,
} from './comments.js';

export type CommentPageRequest = { gameId: string; sort: CommentSort; page: number };
export type Threads = Readonly<Record<string, CommentRepliesRef>>;

/** What the parent notifies the list of: a comment or a reply is new, has changed, was reported, or is gone. */
export type CommentListChange =
  | { type: 'comment.added'; comment: GameComment }
  | { type: 'comment.changed'; comment: GameComment }
  | { type: 'comment.removed'; id: string; threadId: string | null }
  | { type: 'comment.reported'; id: string }
  | Plain<'comments.outdated'>;

/** Comment list: what players think of a game, page by page, each comment with its replies. */
export const commentListMachine = setup({
  types: {} as {
    input: { gameId: string };
    context: Paged<GameComment> & { gameId: string; sort: CommentSort; page: number; threads: Threads };
    events:
      | { type: 'comments.sorted'; sort: CommentSort }
      | { type: 'comment.repliesToggled'; id: string }
      | Plain<'comments.moreWanted' | 'comments.retried'>
      | CommentListChange;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: {
    loadComments: fromPromise<Paged<GameComment>, CommentPageRequest>(mustBeProvided('loadComments')),
    commentReplies: commentRepliesMachine,
  },
  guards: {
    isOtherSort: ({ context }, sort: CommentSort) => sort !== context.sort,
    hasRows: ({ context: { rows } }) => rows.length > 0,
    isBare: ({ context: { rows } }) => rows.length === 0,
    hasMore: ({ context: { rows, total } }) => rows.length < total,
    isReply: (_, { parentId }: GameComment) => parentId !== null,
    isInOpenThread: ({ context }, { parentId }: GameComment) => parentId !== null && parentId in context.threads,
    /** After a reload it may be on a page that is not loaded. */
    isKnown: ({ context }, { id, parentId }: GameComment) =>
      parentId !== null || context.rows.some((row) => row.id === id),
    isOfList: (_, { threadId }: Place) => threadId === null,
    isOpen: ({ context }, id: string) => id in context.threads,
  },
  actions: {
    forgetRows: assign({ rows: [], total: 0, page: 0 }),
    keepSort: assign((_, sort: CommentSort) => ({ sort })),
    keep: assign(({ context }, next: Paged<GameComment>) => ({
      ...withPage(context.rows, next, ({ id }) => id),
      page: context.page + 1,
    })),
    // A comment whose response was lost may be in the list already when it is found.
    prepend: assign(({ context }, posted: GameComment) => {
      const { rows, total } = withoutRow(context, posted.id);
      return { rows: [posted, ...(posted.score === null ? rows : withoutOwnScore(rows))], total: total + 1 };
    }),
    countReply: assign(({ context: { rows } }, { id, by }: { id: string | null; by: 1 | -1 }) => ({
      rows: rows.map((row) => (row.id === id ? { ...row, replyNum: Math.max(0, row.replyNum + by) } : row)),
    })),
    addReply: enqueueActions(({ context: { threads }, enqueue }, comment: GameComment) =>
      enqueue.sendTo(present(threads[present(comment.parentId)]), { type: 'reply.added', comment }),
    ),
    change: enqueueActions(({ context: { rows, threads }, enqueue }, comment: GameComment) => {
      const thread = threads[comment.parentId ?? ''];
      enqueue.assign({ rows: withRow(rows, comment) });
      if (thread) enqueue.sendTo(thread, { type: 'reply.changed', comment });
    }),
    remove: enqueueActions(({ context: { rows, total, page, threads }, enqueue }, { id, threadId }: Place) => {
      const thread = threads[threadId ?? ''];
      const left = withoutRow({ rows, total }, id);
      enqueue.assign({ ...left, page: left.rows.length < rows.length ? wholePages(page, left.rows.length) : page });
      if (thread) enqueue.sendTo(thread, { type: 'reply.removed', id });
    }),
    markReported: enqueueActions(({ context: { rows, threads }, enqueue }, id: string) => {
      enqueue.assign({ rows: withReported(rows, id) });
      for (const thread of Object.values(threads)) enqueue.sendTo(thread, { type: 'reply.reported', id });
    }),
    openThread: assign(({ context: { gameId, threads }, spawn }, commentId: string) => ({
      threads: {
        ...threads,
        [commentId]: spawn('commentReplies', { id: `replies-${commentId}`, input: { gameId, commentId } }),
      },
    })),
    closeThread: enqueueActions(({ context: { threads }, enqueue }, commentId: string) => {
      const { [commentId]: closed, ...others } = threads;
      enqueue.stopChild(present(closed));
      enqueue.assign({ threads: others });
    }),
  },
}).createMachine({
  id: 'commentList',
  description: 'The list writes nothing: its parent notifies it of what this player has written, deleted or reported.',
  meta: { title: 'Comment list' },
  context: ({ input: { gameId } }) => ({ gameId, rows: [], total: 0, sort: 'newest', page: 0, threads: {} }),
  on: {
    'comments.sorted': {
      guard: { type: 'isOtherSort', params: ({ event }) => event.sort },
      target: '.due',
      actions: { type: 'keepSort', params: ({ event }) => event.sort },
    },
    'comments.outdated': { target: '.due', description: 'What became of a deletion is not known.' },
    'comment.added': [
      {
        guard: { type: 'isInOpenThread', params: ({ event }) => event.comment },
        actions: [
          { type: 'countReply', params: ({ event }) => ({ id: event.comment.parentId, by: 1 }) },
          { type: 'addReply', params: ({ event }) => event.comment },
        ],
      },
      {
        guard: { type: 'isReply', params: ({ event }) => event.comment },
        actions: [
          { type: 'countReply', params: ({ event }) => ({ id: event.comment.parentId, by: 1 }) },
          { type: 'openThread', params: ({ event }) => present(event.comment.parentId) },
        ],
        description: 'The thread opens, and reads the new reply from the server with the others.',
      },
      { actions: { type: 'prepend', params: ({ event }) => event.comment } },
    ],
    'comment.changed': [
      {
        guard: { type: 'isKnown', params: ({ event }) => event.comment },
        actions: { type: 'change', params: ({ event }) => event.comment },
      },
      { target: '.due' },
    ],
    'comment.removed': {
      actions: [
        { type: 'countReply', params: ({ event }) => ({ id: event.threadId, by: -1 }) },
        { type: 'remove', params: ({ event }) => event },
      ],
    },
    'comment.reported': { actions: { type: 'markReported', params: ({ event }) => event.id } },
    'comment.repliesToggled': [
      {
        guard: { type: 'isOpen', params: ({ event }) => event.id },
        actions: { type: 'closeThread', params: ({ event }) => event.id },
      },
      { actions: { type: 'openThread', params: ({ event }) => event.id } },
    ],
  },
  initial: 'due',
  states: {
    due: { description: 'Another order is another list.', entry: 'forgetRows', always: 'loading' },
    loading: {
      tags: 'busy',
      meta: { title: 'Loading' },
      description: 'Skeleton rows. A comment that is posted meanwhile keeps the first place.',
      invoke: {
        id: 'loadComments',
        src: 'loadComments',
        input: ({ context: { gameId, sort } }) => ({ gameId, sort, page: 1 }),
        onDone: { target: 'judging', actions: { type: 'keep', params: ({ event }) => event.output } },
        onError: 'unavailable',
      },
    },
    judging: {
      description: 'Whether anybody has said anything.',
      always: [{ guard: 'hasRows', target: 'listed' }, { target: 'empty' }],
    },
    empty: {
      tags: 'done',
      meta: { title: 'No comment yet' },
      description: 'Invites the player to be the first.',
      always: { guard: 'hasRows', target: 'listed' },
    },
    unavailable: {
      tags: 'failed',
      meta: { title: 'Comments cannot be loaded' },
      description: 'The request failed. A retry button.',
      on: { 'comments.retried': 'due' },
    },
    listed: {
      description: 'The loaded comments, and whether the server has more.',
      always: { guard: 'isBare', target: 'empty', description: 'The last one was deleted.' },
      initial: 'counting',
      states: {
        counting: {
          description: 'Compares the loaded rows with the total.',
          always: [{ guard: 'hasMore', target: 'partial' }, { target: 'complete' }],
        },
        partial: {
          meta: { title: 'Comments, with more to come' },
          description: 'The next page is requested when the end of the list comes near.',
          on: { 'comments.moreWanted': 'extending' },
        },
        extending: {
          tags: 'busy',
          meta: { title: 'Loading more' },
          description: 'The loaded rows stay.',
          invoke: {
            id: 'loadComments',
            src: 'loadComments',
            input: ({ context: { gameId, sort, page } }) => ({ gameId, sort, page: page + 1 }),
            onDone: { target: 'counting', actions: { type: 'keep', params: ({ event }) => event.output } },
            onError: 'stuck',
          },
          on: {
            'comment.removed': {
              guard: { type: 'isOfList', params: ({ event }) => event },
              target: 'overtaken',
              actions: { type: 'remove', params: ({ event }) => event },
            },
          },
        },
        overtaken: {
          description: 'A deletion has moved the rows up, so another page is the next one.',
          always: 'extending',
        },
        stuck: {
          tags: 'failed',
          meta: { title: 'More comments cannot be loaded' },
          description: 'Retries only at a press.',
          on: { 'comments.retried': 'extending' },
        },
        complete: { tags: 'done', meta: { title: 'All comments' }, description: 'All rows are loaded.' },
      },
    },
  },
});

export type CommentListRef = ActorRefFrom<typeof commentListMachine>;

type Place = { id: string; threadId: string | null };
