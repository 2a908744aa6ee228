import { refusal } from '../../base/refusal.js';
import { purseOf } from '../../domain/play/purse.js';
import { lockSession } from '../../domain/play/session-rows.js';
import { intendIn, sendIn } from '../../domain/play/transfer-in.js';
import { forPlayer } from '../operation.js';
import { describeSession } from './shown-sessions.js';

/**
 * Moves more money into a session that is being played. Refused with `makerLocked` while the outcome of another of its
 * transfers is unknown.
 */
export const transferIn = forPlayer(
  'transferIn',
  async ({ path, player, services, db, lang, now }) => {
    const session = await sendIn(db, services, { playerId: player.id, sessionId: path.sessionId });
    return { data: await describeSession(db, session, { lang, services, at: now() }) };
  },
  {
    intend: async ({ path, body, headers, player, site, now }, trx) => {
      const at = now();
      const found = await lockSession(trx, player.id, path.sessionId);
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
