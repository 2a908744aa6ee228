import { refusal } from '../../base/refusal.js';
import { describeSession } from '../../domain/play/describe.js';
import { exitSession } from '../../domain/play/exit.js';
import { walletBalance } from '../../ledger/balance.js';
import { forPlayer } from '../operation.js';

export const operation = forPlayer('exitGame', async ({ body, player, site, services, db, lang, now }) => {
  const at = now();
  const { outcome, session } = await exitSession(db, services.maker, {
    playerId: player.id,
    sessionId: body.sessionId,
    at,
  });
  if (outcome === 'locked') return refusal('makerLocked');
  return {
    data: {
      status: outcome,
      session: await describeSession(db, session, { lang, services, at }),
      balance: await walletBalance(db, player.id, site.currency),
    },
  };
});
