import { fromPromise } from 'xstate';
import type { JoinChoice, JoinRequest, PromotionInfo, PromotionQuote } from '../../../machines/promotions/join.js';
import type { Result } from '../../../machines/vocabulary.js';
import { noIndicator } from '../../api/rules.js';
import type { Outside } from '../outside.js';

type World = Pick<Outside, 'api' | 'open' | 'newKey'>;

export const definePromotionDetailActors = ({ api, open, newKey }: World) => {
  const loadPromotion = ({ promotionId: id }: { promotionId: string }, signal: AbortSignal) =>
    open(api.GET('/gamePromotion/info/{id}', { params: { path: { id } }, headers: noIndicator, signal }));
  return {
    loadPromotion: fromPromise<Result<PromotionInfo>, { promotionId: string }>(({ input, signal }) =>
      loadPromotion(input, signal),
    ),
    quoteJoin: fromPromise<Result<PromotionQuote>, JoinChoice>(({ input: { promotionId, amount }, signal }) =>
      open(api.GET('/gamePromotion/quote/{id}', { params: { path: { id: promotionId }, query: { amount } }, signal })),
    ),
    reserveKey: fromPromise<string>(async () => newKey()),
    sendJoin: fromPromise<Result<{ recordId: string }>, JoinRequest>(
      async ({ input: { promotionId, amount, code, key }, signal }) => {
        const sent = await open(
          api.POST('/gamePromotion/participate/{id}', {
            params: { path: { id: promotionId }, header: { 'Idempotency-Key': key } },
            body: { amount, ...(code === null ? {} : { code }) },
            signal,
          }),
        );
        return sent.ok ? { ok: true, value: { recordId: sent.value.record.recordId } } : sent;
      },
    ),
    traceRecord: fromPromise<string | null, { promotionId: string }>(async ({ input, signal }) => {
      const read = await loadPromotion(input, signal);
      if (!read.ok) throw new Error(read.problem.code);
      return read.value.recordId;
    }),
  };
};
