import { fromPromise } from 'xstate';
import type { BonusInfo } from '../../../machines/wallet/bonusGiveUp.machine.js';
import { giveUpWrite } from '../../../machines/wallet/writes.js';
import type { Result } from '../../../machines/vocabulary.js';
import type { Outside } from '../outside.js';
import { watchPage } from '../page.js';
import { provideWrite } from '../shared/provideWrite.js';

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
    sendGiveUp: provideWrite(giveUpWrite, {
      send: ({ orderNo, forfeited }, signal) =>
        open(
          api.POST('/pay/bonus/giveUp/{orderNo}', {
            params: { path: { orderNo }, header: { 'Idempotency-Key': newKey() } },
            body: { forfeited },
            signal,
          }),
        ),
      // The bonus itself tells.
      trace: async ({ orderNo }, signal) => {
        const bonus = await read(bonusOf(orderNo, signal));
        return bonus.result.standing === 'givenUp' ? { ok: true, value: bonus } : null;
      },
    }),
    watchPage,
  };
}
