import { refusal } from '../../base/refusal.js';
import type { Db } from '../../db/open.js';
import { leastTransferIn } from '../../domain/play/playable.js';
import { purseOf } from '../../domain/play/purse.js';
import { resolveSession } from '../../domain/play/resolve.js';
import { lockSession, type SessionRow } from '../../domain/play/session-rows.js';
import { intendIn, outcomeOf, sendIn, type InOutcome } from '../../domain/play/transfer-in.js';
import { forPlayer } from '../operation.js';
import { describeSession } from './shown-sessions.js';

const operation = 'transferIn';

/**
 * Moves more money into a session that is being played. Refused with `makerLocked` while the outcome of another of its
 * transfers is unknown. What the maker has not told is not stored as the response, so that a repeated request may get it.
 */
export const transferIn = forPlayer(
  operation,
  async ({ path, headers, player, services, db, lang, now }) => {
    const session = await sendIn(db, services, { playerId: player.id, sessionId: path.sessionId });
    const outcome = await outcomeUnder(db, session, headers.idempotencyKey ?? '');
    // The intent was stored with the key.
    if (outcome === null) throw new Error('a transfer in without its intent');
    return { data: { outcome, session: await describeSession(db, session, { lang, services, at: now() }) } };
  },
  {
    isFinal: ({ data }) => data.outcome !== 'moving',
    intend: async ({ path, body, headers, player, site, now }, trx) => {
      const at = now();
      const found = await lockSession(trx, player.id, path.sessionId);
      if (found.ended_at !== null || found.is_demo) throw refusal('sessionEnded');
      if (purseOf(found) === 'record') throw refusal('promotionBalanceApart');
      // The game plays on the wallet: all of it is there already.
      if (purseOf(found) === 'wallet') throw refusal('invalidRequest', 'amount');
      if (found.status !== 'playing' && found.status !== 'interrupted') throw refusal('makerLocked');
      await intendIn(trx, found, {
        operation,
        key: headers.idempotencyKey ?? '',
        amount: body.amount,
        least: await leastTransferIn(trx, found.game_id),
        site,
        at,
      });
    },
  },
);

/** What became of a transfer into a running session, for a page that has lost the response. */
export const traceTransferIn = forPlayer('traceTransferIn', async ({ path, body, player, services, db, lang, now }) => {
  const session = await resolveSession(db, services, { playerId: player.id, sessionId: path.sessionId });
  const outcome = await outcomeUnder(db, session, body.key);
  if (outcome === null) return { data: null };
  return { data: { outcome, session: await describeSession(db, session, { lang, services, at: now() }) } };
});

const outcomeUnder = (db: Db, session: SessionRow, key: string): Promise<InOutcome | null> =>
  outcomeOf(db, session, { operation, key });
