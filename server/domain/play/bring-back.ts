import type { Db } from '../../db/open.js';
import type { Services } from '../services.js';
import { nextAsk } from '../backoff.js';
import { eachRow, type Swept } from '../../base/each-row.js';
import { exitSession } from './exit.js';
import { heldAtMaker } from './held-at-maker.js';
import { notifyOfMoney } from './money-came-back.js';
import { resolveTransfer } from './resolve.js';
import type { OnEnd, SessionRow } from './session-rows.js';

/** Sessions that one sweep asks about, the longest due first; the next sweep continues. */
const IN_ONE_SWEEP = 500;
/** Makers respond slowly, so several are asked at the same time. */
const ASKED_AT_ONCE = 4;

/**
 * Asks the makers about transfers without a clear response, and takes back the money of players who asked for it while
 * the maker was down or finished a round. A player who plays on meanwhile is left alone, unless locked. `done` counts the
 * sessions that have ended.
 */
export async function bringMoneyBack(db: Db, services: Services): Promise<Swept> {
  const rows = await db
    .selectFrom('game_session')
    .select(['id', 'asks', 'ask_at'])
    .where('ended_at', 'is', null)
    .where('ask_at', '<=', services.clock.now())
    .orderBy('ask_at')
    .limit(IN_ONE_SWEEP)
    .execute();
  return eachRow(
    rows,
    { name: ({ id }) => `game session ${id}`, atOnce: ASKED_AT_ONCE },
    async ({ id, asks, ask_at }) => {
      // Stored first: a session whose work fails is not asked about again before its time.
      const due = await db
        .updateTable('game_session')
        .set({ asks: asks + 1, ask_at: nextAsk(asks + 1, services.clock.now()) })
        .where('id', '=', id)
        .where('ask_at', '=', ask_at)
        .returningAll()
        .executeTakeFirst();
      // Meanwhile the player opened the game again, or asked anew.
      if (due === undefined) return false;
      const found = await ask(db, services, due);
      return found !== null && found.ended_at !== null;
    },
  );
}

async function ask(db: Db, services: Services, session: SessionRow): Promise<SessionRow | null> {
  // In the transaction of the money: a crash between the two would leave the player without a word.
  const onEnd: OnEnd = (trx, ended) => notifyOwner(trx, services, ended);
  const whose = { playerId: session.player_id, sessionId: session.id, onEnd };
  if (session.exit_asked_at !== null)
    return (await isPlayed(db, services, session)) ? null : (await exitSession(db, services, whose)).session;
  const found = await resolveTransfer(db, services, whose);
  if (found.ended_at !== null) return found;
  // Nothing is on its way any more, unless a transfer began meanwhile.
  await db
    .updateTable('game_session')
    .set({ ask_at: null })
    .where('id', '=', session.id)
    .where('ask_at', '=', session.ask_at)
    .where('exit_asked_at', 'is', null)
    .where((is) =>
      is.not(
        is.exists(
          is.selectFrom('game_transfer').select('id').where('session_id', '=', session.id).where('status', '=', 'sent'),
        ),
      ),
    )
    .execute();
  return found;
}

/** A round was open when the player wanted to leave, and the player went back to it. */
async function isPlayed(db: Db, services: Services, session: SessionRow): Promise<boolean> {
  if (session.status !== 'playing') return false;
  const { status } = await db
    .selectFrom('player')
    .select('status')
    .where('id', '=', session.player_id)
    .executeTakeFirstOrThrow();
  if (status === 'locked') return false;
  return (await heldAtMaker(db, services, session))?.isAttended === true;
}

/** The player may not have the page open: a message says what came back. */
export async function notifyOwner(
  db: Db,
  { site, clock }: Pick<Services, 'site' | 'clock'>,
  session: SessionRow,
): Promise<void> {
  const amount = session.status === 'failed' ? await sentIn(db, session) : (session.transfer_out_amount ?? 0);
  if (amount > 0) await notifyOfMoney(db, session, { amount, site, at: clock.now() });
}

/** What left the wallet for a session that never began, and came back. */
async function sentIn(db: Db, { id }: SessionRow): Promise<number> {
  const { amount } = await db
    .selectFrom('game_transfer')
    .select('amount')
    .where('session_id', '=', id)
    .orderBy('created_at')
    .executeTakeFirstOrThrow();
  return amount ?? 0;
}
