import { fromPromise } from 'xstate';
import type { BonusInfo, GiveUpRequest } from '../../../machines/wallet/bonusGiveUp.machine.js';
import type { Result } from '../../../machines/vocabulary.js';
import type { Outside } from '../outside.js';
import { watchPage } from '../page.js';

export function defineBonusGiveUpActors({
  api,
  open,
  read,
  newKey,
}: Pick<Outside, 'api' | 'open' | 'read' | 'newKey'>) {
  const bonusOf = (orderNo: string, signal: AbortSignal) =>
    api.GET('/pay/bonus/info/{orderNo}', { params: { path: { orderNo } }, signal });
  return {
    loadBonus: fromPromise<Result<BonusInfo>, { orderNo: string }>(({ input, signal }) =>
      open(bonusOf(input.orderNo, signal)),
    ),
    sendGiveUp: fromPromise<Result<BonusInfo>, GiveUpRequest>(({ input: { orderNo, forfeited }, signal }) =>
      open(
        api.POST('/pay/bonus/giveUp/{orderNo}', {
          params: { path: { orderNo }, header: { 'Idempotency-Key': newKey() } },
          body: { forfeited },
          signal,
        }),
      ),
    ),
    traceGiveUp: fromPromise<boolean, { orderNo: string }>(async ({ input, signal }) => {
      const { result } = await read(bonusOf(input.orderNo, signal));
      return result.standing === 'givenUp';
    }),
    watchPage,
  };
}
