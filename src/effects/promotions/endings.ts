import type { EndAction } from '../../../machines/promotions/ending.js';
import { promotionEndMachine } from '../../../machines/promotions/promotionEnd.js';
import { noIndicator } from '../../api/rules.js';
import type { Outside } from '../outside.js';
import { provideEnd } from '../shared/provideEnd.js';

type World = Pick<Outside, 'api' | 'open' | 'read' | 'newKey'>;

const paths = {
  settle: '/gamePromotion/record/settle/{id}',
  close: '/gamePromotion/record/close/{id}',
  unlock: '/gamePromotion/record/unlock/{id}',
} as const;

/** The middle of the three ends, with its effects. */
export const providePromotionEnd = ({ api, open, read, newKey }: World) =>
  provideEnd(promotionEndMachine, {
    preview: ({ action, recordId }, signal) => open(previewOf(api, action, recordId, signal)),
    send: ({ asked: { action, recordId: id }, preview: { kept, lost, freeSpinsLost } }, signal) =>
      open(
        api.POST(paths[action], {
          params: { path: { id }, header: { 'Idempotency-Key': newKey() } },
          body: { kept, lost, freeSpinsLost },
          signal,
        }),
      ),
    // The participation itself tells.
    trace: async ({ asked: { recordId } }, signal) => {
      const record = await read(recordOf(api, recordId, signal));
      return record.endTime === null ? null : { ok: true, value: record };
    },
  });

/** Requests what an end would keep and lose. */
export const previewOf = (api: World['api'], action: EndAction, id: string, signal: AbortSignal) =>
  api.GET('/gamePromotion/record/preview/{id}', { params: { path: { id }, query: { action } }, signal });

/** Requests one participation in the background. */
export const recordOf = (api: World['api'], id: string, signal: AbortSignal) =>
  api.GET('/gamePromotion/record/info/{id}', { params: { path: { id } }, headers: noIndicator, signal });
