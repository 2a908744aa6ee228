import { sql, type Selectable, type Transaction } from 'kysely';
import { refusal } from '../../base/refusal.js';
import type { Db } from '../../db/open.js';
import type { Database } from '../../db/schema.js';
import { post } from '../../ledger/post.js';
import { requireTurnover } from '../turnover.js';

export type ActivityRow = Selectable<Database['activity']>;
type EntryRow = Selectable<Database['activity_entry']>;

/**
 * Joins and returns the activity. Deposits and stakes count from now on. Throws `Refusal` notFound, promotionEnded or
 * promotionFull.
 */
export async function joinActivity(
  trx: Transaction<Database>,
  playerId: number,
  id: string,
  at: Date,
): Promise<ActivityRow> {
  // Locking the activity keeps the limit of its places.
  const activity = await trx
    .selectFrom('activity')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (activity === undefined) throw refusal('notFound');
  if ((await entryOf(trx, playerId, id)) !== undefined) return activity;
  if (activity.kind === 'news' || activity.starts_at > at || activity.ends_at <= at) throw refusal('promotionEnded');
  if (activity.quota !== null && (await placesTaken(trx, id)) >= activity.quota) throw refusal('promotionFull');
  await trx
    .insertInto('activity_entry')
    .values({ activity_id: id, player_id: playerId, joined_at: at, claimed_at: null })
    .execute();
  return activity;
}

/**
 * Pays the reward into the wallet, once, and requires its turnover. Throws `Refusal` notFound, promotionEnded or
 * activityNotClaimable.
 */
export async function claimActivity(
  trx: Transaction<Database>,
  { playerId, id, currency, at }: { playerId: number; id: string; currency: string; at: Date },
): Promise<ActivityRow> {
  const activity = await trx.selectFrom('activity').selectAll().where('id', '=', id).executeTakeFirst();
  if (activity === undefined) throw refusal('notFound');
  const entry = await trx
    .selectFrom('activity_entry')
    .selectAll()
    .where('activity_id', '=', id)
    .where('player_id', '=', playerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (entry === undefined || entry.claimed_at !== null) throw refusal('activityNotClaimable');
  if (activity.claim_until <= at) throw refusal('promotionEnded');
  if ((await reached(trx, activity, entry)) < activity.goal) throw refusal('activityNotClaimable');
  await trx.updateTable('activity_entry').set({ claimed_at: at }).where('id', '=', entry.id).execute();
  const referenceNo = `activity-${entry.id}`;
  await post(trx, {
    type: 'activity_reward',
    from: { kind: 'house_promo' },
    to: { kind: 'player_wallet', playerId },
    amount: activity.reward,
    currency,
    referenceNo,
    at,
  });
  await requireTurnover(trx, { playerId, source: 'promotion', referenceNo, amount: turnoverOf(activity), at });
  return activity;
}

/** What a marketing event is for a player now. */
export type ActivityStatus = 'soon' | 'ended' | 'full' | 'open' | 'claimed' | 'missed' | 'claimable' | 'joined';

/** What an event is for a player with this entry, or without one. */
export function activityStatus(
  activity: ActivityRow,
  entry: EntryRow | undefined,
  { current, taken, at }: { current: number; taken: number; at: Date },
): ActivityStatus {
  if (entry === undefined) {
    if (activity.starts_at > at) return 'soon';
    if (activity.ends_at <= at) return 'ended';
    return activity.quota !== null && taken >= activity.quota ? 'full' : 'open';
  }
  if (entry.claimed_at !== null) return 'claimed';
  if (activity.claim_until <= at) return 'missed';
  if (current >= activity.goal) return 'claimable';
  return activity.ends_at <= at ? 'missed' : 'joined';
}

/** Stakes required before the reward may be withdrawn, in minor units. */
export const turnoverOf = ({ reward, turnover_percent }: ActivityRow): number =>
  Math.ceil((reward * turnover_percent) / 100);

/** What the player has deposited or staked from joining to the activity's end, by the ledger. Minor units. */
export async function reached(db: Db, activity: ActivityRow, { player_id, joined_at }: EntryRow): Promise<number> {
  if (activity.kind === 'news' || activity.kind === 'join') return 0;
  const moves =
    activity.kind === 'deposit'
      ? sql`transfer where to_player = ${player_id} and type = 'deposit'`
      : sql`counted_stake where player_id = ${player_id}`;
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount), 0)::bigint as sum from ${moves}
      and created_at >= ${joined_at} and created_at < ${activity.ends_at}`.execute(db);
  return rows[0]?.sum ?? 0;
}

/** The player's entry to an event. */
export function entryOf(db: Db, playerId: number, id: string): Promise<EntryRow | undefined> {
  return db
    .selectFrom('activity_entry')
    .selectAll()
    .where('activity_id', '=', id)
    .where('player_id', '=', playerId)
    .executeTakeFirst();
}

/** How many players have joined an event. */
export async function placesTaken(db: Db, id: string): Promise<number> {
  const { count } = await db
    .selectFrom('activity_entry')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('activity_id', '=', id)
    .executeTakeFirstOrThrow();
  return count;
}
