import { fromCallback } from 'xstate';
import type { BalanceEvent } from '../../../machines/lobby/vocabulary.js';
import { balanceOf } from '../../../machines/system.js';

/** Reports the wallet balance: at once, and after every new reading. */
export const watchBalance = fromCallback<BalanceEvent>(({ system, sendBack }) => {
  const balance = balanceOf({ system });
  let reported: BalanceEvent['info'] = null;
  const report = () => {
    const { info } = balance.getSnapshot().context;
    if (info === reported) return;
    reported = info;
    sendBack({ type: 'balance.updated', info });
  };
  report();
  const subscription = balance.subscribe(report);
  return () => subscription.unsubscribe();
});
