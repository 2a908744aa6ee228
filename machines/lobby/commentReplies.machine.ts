import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate';
import { withPage } from '../shared/paged.js';
import { mustBeProvided, type ChartMeta, type Paged, type Plain, type UiTag } from '../vocabulary.js';
import { wholePages, withoutRow, withReported, withRow, type GameComment } from './comments.js';

export type ReplyRequest = { gameId: string; commentId: string; page: number };

/** Replies of a comment: they are read when the player opens them, oldest first, page by page. */
export const commentRepliesMachine = setup({
  types: {} as {
    input: { gameId: string; commentId: string };
    context: { gameId: string; commentId: string; page: number } & Paged<GameComment>;
    events:
      | { type: 'reply.added'; comment: GameComment }
      | { type: 'reply.changed'; comment: GameComment }
      | { type: 'reply.removed'; id: string }
      | { type: 'reply.reported'; id: string }
      | Plain<'replies.moreWanted' | 'replies.retried'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: { loadReplies: fromPromise<Paged<GameComment>, ReplyRequest>(mustBeProvided('loadReplies')) },
  guards: { hasMore: ({ context: { rows, total } }) => rows.length < total },
  actions: {
    keep: assign(({ context }, next: Paged<GameComment>) => ({
      ...withPage(context.rows, next, ({ id }) => id),
      page: context.page + 1,
    })),
    // At the end, where the player looks for it. A page that brings it again keeps its place.
    append: assign(({ context }, comment: GameComment) => {
      const { rows, total } = withoutRow(context, comment.id);
      return { rows: [...rows, comment], total: total + 1 };
    }),
    change: assign(({ context }, comment: GameComment) => ({ rows: withRow(context.rows, comment) })),
    // The player's own replies may stand at the end, before their page is loaded.
    remove: assign(({ context }, id: string) => {
      const left = withoutRow(context, id);
      return { ...left, page: wholePages(context.page, left.rows.filter(({ isOwn }) => !isOwn).length) };
    }),
    markReported: assign(({ context }, id: string) => ({ rows: withReported(context.rows, id) })),
  },
}).createMachine({
  id: 'commentReplies',
  description: 'The parent has one of these for each comment whose replies are open.',
  meta: { title: 'Replies' },
  context: ({ input }) => ({ ...input, rows: [], total: 0, page: 0 }),
  on: {
    'reply.added': { actions: { type: 'append', params: ({ event }) => event.comment } },
    'reply.changed': { actions: { type: 'change', params: ({ event }) => event.comment } },
    'reply.removed': { actions: { type: 'remove', params: ({ event }) => event.id } },
    'reply.reported': { actions: { type: 'markReported', params: ({ event }) => event.id } },
  },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      meta: { title: 'Loading' },
      description: 'Reads the first page.',
      invoke: {
        id: 'loadReplies',
        src: 'loadReplies',
        input: ({ context: { gameId, commentId } }) => ({ gameId, commentId, page: 1 }),
        onDone: { target: 'listed', actions: { type: 'keep', params: ({ event }) => event.output } },
        onError: 'unavailable',
      },
    },
    unavailable: {
      tags: 'failed',
      meta: { title: 'Replies cannot be loaded' },
      description: 'The request failed. A retry button.',
      on: { 'replies.retried': 'loading' },
    },
    listed: {
      description: 'The loaded replies, and whether the server has more.',
      initial: 'counting',
      states: {
        counting: {
          description: 'Compares the loaded rows with the total.',
          always: [{ guard: 'hasMore', target: 'partial' }, { target: 'complete' }],
        },
        partial: {
          meta: { title: 'Replies, with more to come' },
          description: 'A button loads the next page: scrolling belongs to the comments.',
          on: { 'replies.moreWanted': 'extending' },
        },
        extending: {
          tags: 'busy',
          meta: { title: 'Loading more' },
          description: 'The loaded rows stay.',
          invoke: {
            id: 'loadReplies',
            src: 'loadReplies',
            input: ({ context: { gameId, commentId, page } }) => ({ gameId, commentId, page: page + 1 }),
            onDone: { target: 'counting', actions: { type: 'keep', params: ({ event }) => event.output } },
            onError: 'stuck',
          },
          on: {
            'reply.removed': {
              target: 'overtaken',
              actions: { type: 'remove', params: ({ event }) => event.id },
            },
          },
        },
        overtaken: {
          description: 'A deletion has moved the rows up, so another page is the next one.',
          always: 'extending',
        },
        stuck: {
          tags: 'failed',
          meta: { title: 'More replies cannot be loaded' },
          description: 'Retries only at a press.',
          on: { 'replies.retried': 'extending' },
        },
        complete: { tags: 'done', meta: { title: 'All replies' }, description: 'All rows are loaded.' },
      },
    },
  },
});

export type CommentRepliesRef = ActorRefFrom<typeof commentRepliesMachine>;
