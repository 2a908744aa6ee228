import { fromPromise } from 'xstate';
import { redemptionOf, type CodeOffer } from '../../../machines/promotions/code.js';
import { redemptionWrite } from '../../../machines/promotions/writes.js';
import type { Result } from '../../../machines/vocabulary.js';
import type { Outside } from '../outside.js';
import { provideWrite } from '../shared/provideWrite.js';

type World = Pick<Outside, 'api' | 'open' | 'newKey'>;

export const definePromotionCodeActors = ({ api, open, newKey }: World) => {
  const check = ({ code }: { code: string }, signal: AbortSignal) =>
    open(api.POST('/gamePromotion/code/check', { body: { code }, signal }));
  return {
    checkCode: fromPromise<Result<CodeOffer>, { code: string }>(({ input, signal }) => check(input, signal)),
    reserveKey: fromPromise<string>(async () => newKey()),
    sendRedemption: provideWrite(redemptionWrite, {
      send: async ({ code, key }, signal) => {
        const params = { header: { 'Idempotency-Key': key } };
        const sent = await open(api.POST('/gamePromotion/code/redeem', { params, body: { code }, signal }));
        if (!sent.ok) return sent;
        const { kind, promotion, record } = sent.value;
        return {
          ok: true,
          value: { kind, promotion, amount: record?.bonusAmount ?? null, recordId: record?.recordId ?? null },
        };
      },
      trace: async (request, signal) => redemptionOf(await check(request, signal)),
    }),
  };
};
