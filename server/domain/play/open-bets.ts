import { sql } from 'kysely';
import type { OpenStakes } from '../../adapters/maker/maker.js';
import type { Db } from '../../db/open.js';
import { openRoundsOn } from '../promotions/open-rounds.js';
import type { Services } from '../services.js';
import { heldAtMaker } from './held-at-maker.js';
import { purseOf } from './purse.js';
import type { SessionRow } from './session-rows.js';

/**
 * Bets of a session that are not decided yet, and their stakes in minor units; null if there are none. The lobby's own rows say it
 * where the money is at the lobby. A round that was lost at a maker moves nothing in the ledger, so where the maker holds the money
 * it is asked; null if it does not say. Never in a transaction.
 */
export async function openBetsOf(db: Db, session: SessionRow, services: Services): Promise<OpenStakes | null> {
  if (session.ended_at !== null) return null;
  const open = await undecidedIn(db, session, services);
  return open !== null && open.count > 0 ? open : null;
}

async function undecidedIn(db: Db, session: SessionRow, services: Services): Promise<OpenStakes | null> {
  const { id, game_id, started_at, promotion_record_id, status } = session;
  const purse = purseOf(session);
  if (purse === 'demo') return null;
  if (purse === 'wallet') return openOnWallet(db, id);
  if (promotion_record_id !== null)
    return openRoundsOn(db, promotion_record_id)
      .where('game_id', '=', game_id)
      .where('staked_at', '>=', started_at)
      .executeTakeFirstOrThrow();
  if (status !== 'playing' && status !== 'interrupted') return null;
  return (await heldAtMaker(db, services, session))?.openBets ?? null;
}

/** A round that its maker took back is not open, and never decided. */
const openOnWallet = (db: Db, sessionId: string): Promise<OpenStakes> =>
  db
    .selectFrom('wallet_round as r')
    .leftJoin('round_rollback as b', (back) =>
      back.onRef('b.maker_id', '=', 'r.maker_id').onRef('b.round_ref', '=', 'r.round_ref'),
    )
    .select(({ fn }) => [fn.countAll<number>().as('count'), sql<number>`coalesce(sum(r.stake), 0)::bigint`.as('stake')])
    .where('r.session_id', '=', sessionId)
    .where('r.win', 'is', null)
    .where('b.round_ref', 'is', null)
    .executeTakeFirstOrThrow();
