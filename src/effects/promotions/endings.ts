import { fromPromise } from 'xstate';
import type { EndAction, EndedRecord, EndPreview } from '../../../machines/promotions/ending.js';
import type { Result } from '../../../machines/vocabulary.js';
import { noIndicator } from '../../api/rules.js';
import type { Outside } from '../outside.js';
import { watchPage } from '../page.js';

type World = Pick<Outside, 'api' | 'open' | 'newKey'>;

const paths = {
  settle: '/gamePromotion/record/settle/{id}',
  close: '/gamePromotion/record/close/{id}',
  unlock: '/gamePromotion/record/unlock/{id}',
} as const;

/** The effects of one of the three ends. */
export const defineEndActors = (action: EndAction, { api, open, newKey }: World) => ({
  previewEnd: fromPromise<Result<EndPreview>, { recordId: string }>(({ input, signal }) =>
    open(previewOf(api, action, input.recordId, signal)),
  ),
  /** A new key each time: a participation ends once, whatever the key. */
  sendEnd: fromPromise<Result<EndedRecord>, EndPreview>(({ input: { recordId, kept, lost, freeSpinsLost }, signal }) =>
    open(
      api.POST(paths[action], {
        params: {
          path: { id: recordId },
          header: { 'Idempotency-Key': newKey() },
        },
        body: { kept, lost, freeSpinsLost },
        signal,
      }),
    ),
  ),
  traceEnd: fromPromise<boolean, { recordId: string }>(async ({ input, signal }) => {
    const read = await open(recordOf(api, input.recordId, signal));
    if (!read.ok) throw new Error(read.problem.code);
    return read.value.endTime !== null;
  }),
  watchPage,
});

/** Requests what an end would keep and lose. */
export const previewOf = (api: World['api'], action: EndAction, id: string, signal: AbortSignal) =>
  api.GET('/gamePromotion/record/preview/{id}', { params: { path: { id }, query: { action } }, signal });

/** Requests one participation in the background. */
export const recordOf = (api: World['api'], id: string, signal: AbortSignal) =>
  api.GET('/gamePromotion/record/info/{id}', { params: { path: { id } }, headers: noIndicator, signal });
