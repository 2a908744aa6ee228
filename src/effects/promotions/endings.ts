import { fromPromise } from 'xstate';
import type { EndAction, EndPreview } from '../../../machines/promotions/ending.js';
import { promotionEndMachine } from '../../../machines/promotions/promotionEnd.machine.js';
import { endWrite } from '../../../machines/promotions/writes.js';
import type { Result } from '../../../machines/vocabulary.js';
import { noIndicator } from '../../api/rules.js';
import type { Outside } from '../outside.js';
import { watchPage } from '../page.js';
import { provideWrite } from '../shared/provideWrite.js';

type World = Pick<Outside, 'api' | 'open' | 'read' | 'newKey'>;

const paths = {
  settle: '/gamePromotion/record/settle/{id}',
  close: '/gamePromotion/record/close/{id}',
  unlock: '/gamePromotion/record/unlock/{id}',
} as const;

/** The middle of the three ends, with its effects. */
export const provideEnd = ({ api, open, read, newKey }: World) =>
  promotionEndMachine.provide({
    actors: {
      previewEnd: fromPromise<Result<EndPreview>, { action: EndAction; recordId: string }>(
        ({ input: { action, recordId }, signal }) => open(previewOf(api, action, recordId, signal)),
      ),
      sendEnd: provideWrite(endWrite, {
        send: ({ action, preview: { recordId: id, kept, lost, freeSpinsLost } }, signal) =>
          open(
            api.POST(paths[action], {
              params: { path: { id }, header: { 'Idempotency-Key': newKey() } },
              body: { kept, lost, freeSpinsLost },
              signal,
            }),
          ),
        // The participation itself tells.
        trace: async ({ preview: { recordId } }, signal) => {
          const record = await read(recordOf(api, recordId, signal));
          return record.endTime === null ? null : { ok: true, value: record };
        },
      }),
      watchPage,
    },
  });

/** Requests what an end would keep and lose. */
export const previewOf = (api: World['api'], action: EndAction, id: string, signal: AbortSignal) =>
  api.GET('/gamePromotion/record/preview/{id}', { params: { path: { id }, query: { action } }, signal });

/** Requests one participation in the background. */
export const recordOf = (api: World['api'], id: string, signal: AbortSignal) =>
  api.GET('/gamePromotion/record/info/{id}', { params: { path: { id } }, headers: noIndicator, signal });
