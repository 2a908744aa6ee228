import { fromCallback } from 'xstate';
import type { BalanceNews, PlayerNews } from '../../../machines/lobby/vocabulary.js';
import { balanceOf, sessionOf } from '../../../machines/system.js';

/** Tells a chart who is here, at once when it is known and at every change; another player is another arrival. */
export const watchPlayer = fromCallback<PlayerNews>(({ system, sendBack }) => {
  const session = sessionOf({ system });
  let known: string | null | undefined;
  const tell = () => {
    const snapshot = session.getSnapshot();
    const who = snapshot.hasTag('player') ? snapshot.context.token : snapshot.hasTag('visitor') ? null : undefined;
    if (who === known || who === undefined) return;
    known = who;
    sendBack({ type: who === null ? 'player.absent' : 'player.came' });
  };
  tell();
  const subscription = session.subscribe(tell);
  return () => subscription.unsubscribe();
});

/** Tells a chart what the wallet holds, at once and whenever it was read anew. */
export const watchBalance = fromCallback<BalanceNews>(({ system, sendBack }) => {
  const balance = balanceOf({ system });
  let told: BalanceNews['info'] = null;
  const tell = () => {
    const { info } = balance.getSnapshot().context;
    if (info === told) return;
    told = info;
    sendBack({ type: 'balance.told', info });
  };
  tell();
  const subscription = balance.subscribe(tell);
  return () => subscription.unsubscribe();
});
