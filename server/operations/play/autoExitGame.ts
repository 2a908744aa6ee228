import { describeSession } from '../../domain/play/describe.js';
import { exitSession, type Exit } from '../../domain/play/exit.js';
import { openSessionsOf } from '../../domain/play/session-rows.js';
import { walletBalance } from '../../ledger/balance.js';
import { forPlayer } from '../operation.js';

/** Exits every open session (decision J1). A locked session stays open; the exit may be repeated. */
export const operation = forPlayer('autoExitGame', async ({ player, site, services, db, lang, now }) => {
  const at = now();
  const exits: Exit[] = [];
  for (const { id } of await openSessionsOf(db, player.id)) {
    exits.push(await exitSession(db, services.maker, { playerId: player.id, sessionId: id, at }));
  }
  const areDone = exits.every(({ outcome }) => outcome === 'done');
  return {
    data: {
      status: areDone ? ('done' as const) : ('processing' as const),
      sessions: await Promise.all(exits.map(({ session }) => describeSession(db, session, { lang, services, at }))),
      balance: await walletBalance(db, player.id, site.currency),
    },
  };
});
