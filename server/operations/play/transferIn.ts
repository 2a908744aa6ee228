import { refusal } from '../../base/refusal.js';
import { describeSession } from '../../domain/play/describe.js';
import { purseOf } from '../../domain/play/purse.js';
import { resolveSession } from '../../domain/play/resolve.js';
import { lockSession } from '../../domain/play/session-rows.js';
import { intendIn, sendIn } from '../../domain/play/transfer-in.js';
import { forPlayer } from '../operation.js';

/**
 * Moves more money into a session that is being played. Refused with `makerLocked` while the outcome of another of its
 * transfers is unknown.
 */
export const operation = forPlayer(
  'transferIn',
  async ({ path, player, services, db, lang, now }) => {
    const at = now();
    const session = await sendIn(db, services.maker, { playerId: player.id, sessionId: path.sessionId, at });
    return { data: await describeSession(db, session, { lang, services, at }) };
  },
  {
    intend: async ({ path, body, headers, player, site, services, now }, trx) => {
      const at = now();
      const found = await resolveSession(trx, services.maker, await lockSession(trx, player.id, path.sessionId), at);
      if (found.ended_at !== null || found.is_demo) throw refusal('sessionEnded');
      if (purseOf(found) === 'record') throw refusal('promotionBalanceApart');
      // The game plays on the wallet: all of it is there already.
      if (purseOf(found) === 'wallet') throw refusal('invalidRequest', 'amount');
      if (found.status !== 'playing' && found.status !== 'interrupted') throw refusal('makerLocked');
      await intendIn(trx, found, {
        operation: 'transferIn',
        key: headers.idempotencyKey ?? '',
        amount: body.amount,
        least: 1,
        site,
        at,
      });
    },
  },
);
