import { sql, type Selectable, type Transaction } from 'kysely';
import type { components } from '../../../openapi/user-api.js';
import { refusal } from '../../base/refusal.js';
import type { Db } from '../../db/open.js';
import type { Database } from '../../db/schema.js';
import { post } from '../../ledger/post.js';
import { offsetOf, type Page } from '../lobby/paging.js';
import { requireTurnover } from '../wallet/turnover.js';
import { runningFirst, type Viewer } from './offers.js';

type Schemas = components['schemas'];
type ActivityRow = Selectable<Database['activity']>;
type EntryRow = Selectable<Database['activity_entry']>;

/** Marketing events as the viewer sees them: running, coming and ended ones. */
export async function listActivities(
  db: Db,
  page: Page,
  viewer: Viewer,
): Promise<{ rows: Schemas['Activity'][]; total: number }> {
  const found = await db
    .selectFrom('activity')
    .selectAll()
    .orderBy(runningFirst(viewer.at))
    .orderBy('position')
    .orderBy('id')
    .offset(offsetOf(page))
    .limit(page.limit)
    .execute();
  const { total } = await db
    .selectFrom('activity')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = [];
  for (const activity of found) rows.push(await describeActivity(db, activity, viewer));
  return { rows, total };
}

/** One marketing event; null if there is none. */
export async function activityInfo(db: Db, id: string, viewer: Viewer): Promise<Schemas['Activity'] | null> {
  const activity = await db.selectFrom('activity').selectAll().where('id', '=', id).executeTakeFirst();
  return activity === undefined ? null : describeActivity(db, activity, viewer);
}

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

/** An activity as the viewer sees it. */
export async function describeActivity(
  db: Db,
  activity: ActivityRow,
  { player, lang, services, at }: Viewer,
): Promise<Schemas['Activity']> {
  const entry = player === null ? undefined : await entryOf(db, player.id, activity.id);
  const current = entry === undefined ? 0 : await reached(db, activity, entry);
  const taken = activity.quota === null ? 0 : await placesTaken(db, activity.id);
  return {
    activityId: activity.id,
    kind: activity.kind,
    title: activity.title[lang],
    summary: activity.summary[lang],
    art: services.pictures.picture(activity.art_id),
    startTime: activity.starts_at.toISOString(),
    endTime: activity.ends_at.toISOString(),
    claimEndTime: activity.claim_until.toISOString(),
    goal: activity.goal,
    current,
    reward: activity.reward,
    status: statusFor(activity, entry, { current, taken, at }),
    placesLeft: activity.quota === null ? null : Math.max(0, activity.quota - taken),
    joinTime: entry?.joined_at.toISOString() ?? null,
    claimTime: entry?.claimed_at?.toISOString() ?? null,
    content: activity.content[lang],
    turnover: turnoverOf(activity),
    serverTime: at.toISOString(),
  };
}

function statusFor(
  activity: ActivityRow,
  entry: EntryRow | undefined,
  { current, taken, at }: { current: number; taken: number; at: Date },
): Schemas['ActivityStatus'] {
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
const turnoverOf = ({ reward, turnover_percent }: ActivityRow): number => Math.ceil((reward * turnover_percent) / 100);

/** What the player has deposited or staked from joining to the activity's end, by the ledger. Minor units. */
async function reached(db: Db, activity: ActivityRow, { player_id, joined_at }: EntryRow): Promise<number> {
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

function entryOf(db: Db, playerId: number, id: string): Promise<EntryRow | undefined> {
  return db
    .selectFrom('activity_entry')
    .selectAll()
    .where('activity_id', '=', id)
    .where('player_id', '=', playerId)
    .executeTakeFirst();
}

async function placesTaken(db: Db, id: string): Promise<number> {
  const { count } = await db
    .selectFrom('activity_entry')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('activity_id', '=', id)
    .executeTakeFirstOrThrow();
  return count;
}
