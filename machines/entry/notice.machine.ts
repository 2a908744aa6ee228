import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate';
import type { components } from '../../openapi/user-api.js';
import { withPage } from '../shared/paged.js';
import { mustBeProvided, type ChartMeta, type Paged, type Plain, type UiTag } from '../vocabulary.js';

export type Bulletin = components['schemas']['Bulletin'];

/** Notice: the list of the site's bulletins, newest first. */
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
  description: 'Loads 30 notices at a time; a button loads more.',
  meta: { title: 'Notices' },
  context: { bulletins: [], total: 0, page: 0 },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      meta: { title: 'Loading' },
      description: 'Skeleton rows.',
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
    empty: { tags: 'done', meta: { title: 'No notices' }, description: 'The site has no notices.' },
    failed: {
      tags: 'failed',
      meta: { title: 'Notices cannot be loaded' },
      description: 'The first page failed. A retry button.',
      on: { 'notice.retried': 'loading' },
    },
    shown: {
      description: 'The list of notices.',
      initial: 'counting',
      states: {
        counting: {
          description: 'Compares the list with the total of the server.',
          always: [{ guard: 'hasMore', target: 'partial' }, { target: 'complete' }],
        },
        partial: {
          meta: { title: 'Notices, with more to load' },
          description: 'A button loads more.',
          on: { 'notice.moreWanted': 'extending' },
        },
        extending: {
          tags: 'busy',
          meta: { title: 'Loading more' },
          description: 'The loaded notices stay on screen.',
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
          description: 'A retry button. The loaded notices stay on screen.',
          on: { 'notice.retried': 'extending' },
        },
        complete: { tags: 'done', meta: { title: 'All notices' }, description: 'The whole list is loaded.' },
      },
    },
  },
});

export type NoticeRef = ActorRefFrom<typeof noticeMachine>;
