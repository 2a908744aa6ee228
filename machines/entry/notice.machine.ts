import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate';
import type { components } from '../../openapi/user-api.js';
import { withPage } from '../shared/paged.js';
import { mustBeProvided, type ChartMeta, type Paged, type Plain, type UiTag } from '../vocabulary.js';

export type Bulletin = components['schemas']['Bulletin'];

/** Notice: the bulletins of the site, the newest first. */
export const noticeMachine = setup({
  types: {} as {
    context: { bulletins: readonly Bulletin[]; total: number; page: number };
    events: Plain<'notice.moreWanted' | 'notice.retried'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: { loadBulletins: fromPromise<Paged<Bulletin>, { page: number }>(mustBeProvided('loadBulletins')) },
  guards: {
    hasRows: (_, { rows }: Paged<Bulletin>) => rows.length > 0,
    hasMore: ({ context }) => context.bulletins.length < context.total,
  },
  actions: {
    keep: assign(({ context }, next: Paged<Bulletin>) => {
      const { rows, total } = withPage(context.bulletins, next, ({ bulletinId }) => bulletinId);
      return { bulletins: rows, total, page: context.page + 1 };
    }),
  },
}).createMachine({
  id: 'notice',
  description: 'Pages of thirty, more on demand.',
  meta: { title: 'Notices' },
  context: { bulletins: [], total: 0, page: 0 },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      meta: { title: 'Loading' },
      description: 'Shapes of rows.',
      invoke: {
        id: 'loadBulletins',
        src: 'loadBulletins',
        input: { page: 1 },
        onDone: [
          {
            guard: { type: 'hasRows', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'keep', params: ({ event }) => event.output },
          },
          { target: 'empty' },
        ],
        onError: 'failed',
      },
    },
    empty: { tags: 'done', meta: { title: 'No notices' }, description: 'Nothing was announced.' },
    failed: {
      tags: 'failed',
      meta: { title: 'Notices cannot be loaded' },
      description: 'Nothing to show yet.',
      on: { 'notice.retried': 'loading' },
    },
    shown: {
      description: 'Notices, and whether there are more.',
      initial: 'counting',
      states: {
        counting: {
          description: 'As many as the server has, or fewer.',
          always: [{ guard: 'hasMore', target: 'partial' }, { target: 'complete' }],
        },
        partial: {
          meta: { title: 'Notices, with more to come' },
          description: 'A press brings them.',
          on: { 'notice.moreWanted': 'extending' },
        },
        extending: {
          tags: 'busy',
          meta: { title: 'Loading more' },
          description: 'The notices that are there stay.',
          invoke: {
            id: 'loadBulletins',
            src: 'loadBulletins',
            input: ({ context }) => ({ page: context.page + 1 }),
            onDone: { target: 'counting', actions: { type: 'keep', params: ({ event }) => event.output } },
            onError: 'stuck',
          },
        },
        stuck: {
          tags: 'failed',
          meta: { title: 'More notices cannot be loaded' },
          description: 'A press tries again.',
          on: { 'notice.retried': 'extending' },
        },
        complete: { tags: 'done', meta: { title: 'All notices' }, description: 'The end of the list.' },
      },
    },
  },
});

export type NoticeRef = ActorRefFrom<typeof noticeMachine>;
