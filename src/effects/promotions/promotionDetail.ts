import { fromPromise } from 'xstate';
import type { JoinChoice, PromotionInfo, PromotionQuote } from '../../../machines/promotions/join.js';
import { joinWrite } from '../../../machines/promotions/writes.js';
import type { Result } from '../../../machines/vocabulary.js';
import { noIndicator } from '../../api/rules.js';
import type { Outside } from '../outside.js';
import { provideWrite } from '../shared/provideWrite.js';

type World = Pick<Outside, 'api' | 'open' | 'read' | 'newKey'>;

export const definePromotionDetailActors = ({ api, open, read, newKey }: World) => {
  const infoOf = ({ promotionId: id }: { promotionId: string }, signal: AbortSignal) =>
    api.GET('/gamePromotion/info/{id}', { params: { path: { id } }, headers: noIndicator, signal });
  return {
    loadPromotion: fromPromise<Result<PromotionInfo>, { promotionId: string }>(({ input, signal }) =>
      open(infoOf(input, signal)),
    ),
    quoteJoin: fromPromise<Result<PromotionQuote>, JoinChoice>(({ input: { promotionId, amount }, signal }) =>
      open(api.GET('/gamePromotion/quote/{id}', { params: { path: { id: promotionId }, query: { amount } }, signal })),
    ),
    reserveKey: fromPromise<string>(async () => newKey()),
    sendJoin: provideWrite(joinWrite, {
      send: async ({ promotionId, amount, code, key }, signal) => {
        const sent = await open(
          api.POST('/gamePromotion/participate/{id}', {
            params: { path: { id: promotionId }, header: { 'Idempotency-Key': key } },
            body: { amount, ...(code === null ? {} : { code }) },
            signal,
          }),
        );
        return sent.ok ? { ok: true, value: { recordId: sent.value.record.recordId } } : sent;
      },
      // A running participation tells.
      trace: async (request, signal) => {
        const { recordId } = await read(infoOf(request, signal));
        return recordId === null ? null : { ok: true, value: { recordId } };
      },
    }),
  };
};
