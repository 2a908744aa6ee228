import { bonusEndMachine } from '../../../machines/wallet/bonusEnd.js';
import { bonusGiveUpMachine } from '../../../machines/wallet/bonusGiveUp.machine.js';
import { present } from '../../../machines/vocabulary.js';
import type { Outside } from '../outside.js';
import { provideEnd } from '../shared/provideEnd.js';

export function provideGiveUp({ api, open, read, newKey }: Pick<Outside, 'api' | 'open' | 'read' | 'newKey'>) {
  const bonusOf = (orderNo: string, signal: AbortSignal) =>
    api.GET('/pay/bonus/info/{orderNo}', { params: { path: { orderNo } }, signal });
  const bonusEnd = provideEnd(bonusEndMachine, {
    preview: ({ orderNo }, signal) => open(bonusOf(orderNo, signal)),
    send: ({ asked: { orderNo }, preview: { giveUp } }, signal) =>
      open(
        api.POST('/pay/bonus/giveUp/{orderNo}', {
          params: { path: { orderNo }, header: { 'Idempotency-Key': newKey() } },
          body: { forfeited: present(giveUp).forfeited },
          signal,
        }),
      ),
    // The bonus itself tells.
    trace: async ({ asked: { orderNo } }, signal) => {
      const bonus = await read(bonusOf(orderNo, signal));
      return bonus.result.standing === 'givenUp' ? { ok: true, value: bonus } : null;
    },
  });
  return bonusGiveUpMachine.provide({ actors: { bonusEnd } });
}
