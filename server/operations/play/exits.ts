import { refusal } from '../../base/refusal.js';
import { exitSession, type Exit } from '../../domain/play/exit.js';
import { openSessionsOf } from '../../domain/play/session-rows.js';
import { walletBalance } from '../../ledger/balance.js';
import { forPlayer } from '../operation.js';
import { describeSession } from './shown-sessions.js';

export const exitGame = forPlayer('exitGame', async ({ body, player, site, services, db, lang, now }) => {
  const { outcome, session } = await exitSession(db, services, { playerId: player.id, sessionId: body.sessionId });
  if (outcome === 'locked') return refusal('makerLocked');
  return {
    data: {
      status: outcome,
      session: await describeSession(db, session, { lang, services, at: now() }),
      balance: await walletBalance(db, player.id, site.currency),
    },
  };
});

/** Exits every open session (decision J1). A locked session stays open; the exit may be repeated. */
export const autoExitGame = forPlayer('autoExitGame', async ({ player, site, services, db, lang, now }) => {
  const exits: Exit[] = [];
  for (const { id } of await openSessionsOf(db, player.id))
    exits.push(await exitSession(db, services, { playerId: player.id, sessionId: id }));
  const at = now();
  const areDone = exits.every(({ outcome }) => outcome === 'done');
  return {
    data: {
      status: areDone ? ('done' as const) : ('processing' as const),
      sessions: await Promise.all(exits.map(({ session }) => describeSession(db, session, { lang, services, at }))),
      balance: await walletBalance(db, player.id, site.currency),
    },
  };
});
