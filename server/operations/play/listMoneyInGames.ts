import { atomically } from '../../db/open.js';
import { moneyInGame } from '../../domain/play/money-in-game.js';
import { purseOf } from '../../domain/play/purse.js';
import { resolveSession } from '../../domain/play/resolve.js';
import { lockSession, openSessionsOf } from '../../domain/play/session-rows.js';
import { forPlayer } from '../operation.js';

/** Sessions whose maker holds money of the wallet. Asks the makers first about transfers of unknown outcome (decision J1). */
export const operation = forPlayer('listMoneyInGames', async ({ player, services, db, lang, now }) => {
  const at = now();
  const rows = [];
  for (const open of (await openSessionsOf(db, player.id)).toReversed()) {
    if (purseOf(open) !== 'maker') continue;
    const session = await atomically(db, async (trx) =>
      resolveSession(trx, services.maker, await lockSession(trx, player.id, open.id), at),
    );
    if (session.ended_at === null) rows.push(await moneyInGame(db, session, { lang, services, at }));
  }
  return { data: rows };
});
