import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate';
import type { components } from '../../openapi/user-api.js';
import { mustBeProvided, output, type ChartMeta, type Plain, type Result, type UiTag } from '../vocabulary.js';

export type BulletinInfo = components['schemas']['BulletinInfo'];

/** Notice detail: the player reads one bulletin in full. */
export const noticeDetailMachine = setup({
  types: {} as {
    input: { bulletinId: string };
    context: { bulletinId: string; bulletin: BulletinInfo | null };
    events: Plain<'noticeDetail.retried'>;
    tags: UiTag;
    meta: ChartMeta;
  },
  actors: { loadBulletin: fromPromise<Result<BulletinInfo>, { bulletinId: string }>(mustBeProvided('loadBulletin')) },
  guards: { isFound: (_, result: Result<BulletinInfo>) => result.ok },
  actions: { note: assign((_, result: Result<BulletinInfo>) => ({ bulletin: result.ok ? result.value : null })) },
}).createMachine({
  id: 'noticeDetail',
  description: 'Opened from the list, the notice line on home, or a link.',
  meta: { title: 'Notice' },
  context: ({ input }) => ({ bulletinId: input.bulletinId, bulletin: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      meta: { title: 'Loading' },
      description: 'A skeleton of the text.',
      invoke: {
        id: 'loadBulletin',
        src: 'loadBulletin',
        input: ({ context: { bulletinId } }) => ({ bulletinId }),
        onDone: [
          { guard: { type: 'isFound', params: output }, target: 'shown', actions: { type: 'note', params: output } },
          { target: 'missing' },
        ],
        onError: 'unavailable',
      },
    },
    shown: { tags: 'done', meta: { title: 'Shown' }, description: 'The title, the day and the text.' },
    missing: {
      tags: 'failed',
      meta: { title: 'No such notice' },
      description: 'The notice was removed, or the link is wrong.',
    },
    unavailable: {
      tags: ['failed', 'autoRetry'],
      meta: { title: 'The notice cannot be loaded' },
      description: 'The request failed. A retry button.',
      on: { 'noticeDetail.retried': 'loading' },
    },
  },
});

export type NoticeDetailRef = ActorRefFrom<typeof noticeDetailMachine>;
