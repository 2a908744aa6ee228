import { fromPromise } from 'xstate';
import type { CodeGain, CodeOffer, CodeRequest } from '../../../machines/promotions/code.js';
import type { Result } from '../../../machines/vocabulary.js';
import type { Outside } from '../outside.js';

type World = Pick<Outside, 'api' | 'open' | 'newKey'>;

export const definePromotionCodeActors = ({ api, open, newKey }: World) => {
  const checkCode = fromPromise<Result<CodeOffer>, { code: string }>(({ input: { code }, signal }) =>
    open(api.POST('/gamePromotion/code/check', { body: { code }, signal })),
  );
  return {
    checkCode,
    reserveKey: fromPromise<string>(async () => newKey()),
    sendRedemption: fromPromise<Result<CodeGain>, CodeRequest>(async ({ input: { code, key }, signal }) => {
      const sent = await open(
        api.POST('/gamePromotion/code/redeem', {
          params: { header: { 'Idempotency-Key': key } },
          body: { code },
          signal,
        }),
      );
      if (!sent.ok) return sent;
      const { kind, promotion, record } = sent.value;
      return {
        ok: true,
        value: { kind, promotion, amount: record?.bonusAmount ?? null, recordId: record?.recordId ?? null },
      };
    }),
    traceRedemption: checkCode,
  };
};
