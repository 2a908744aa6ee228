import { sql, type Selectable, type Transaction } from 'kysely';
import { refusal, type Refusal } from '../../base/refusal.js';
import type { Db } from '../../db/open.js';
import type { Database } from '../../db/schema.js';
import { post } from '../../ledger/post.js';
import type { Services } from '../services.js';
import type { Site } from '../../base/site.js';
import { dayAt } from '../site-day.js';
import { requireTurnover } from '../turnover.js';
import { bonusOf } from './join.js';

type OfferRow = Selectable<Database['deposit_promotion']>;
/** A deposit with what was promised to it: an order at a payment channel, or a manual deposit. */
type PromisedDeposit = Pick<
  Selectable<Database['pay_order']>,
  'order_no' | 'player_id' | 'activity_id' | 'bonus' | 'turnover' | 'currency' | 'created_at'
>;

/** The bonus of a deposit, in minor units. */
export interface DepositBonus {
  readonly activityId: string | null;
  readonly bonus: number;
  /** Stakes required before a withdrawal. */
  readonly turnover: number;
}

export const NO_BONUS: DepositBonus = { activityId: null, bonus: 0, turnover: 0 };

/**
 * The bonus that the chosen promotion adds to a deposit; nothing if none is chosen. Refusals: promotionEnded,
 * promotionNotForYou, amountOutOfRange.
 */
export async function depositBonus(
  db: Db,
  { site, clock }: Pick<Services, 'site' | 'clock'>,
  playerId: number,
  { activityId, amount }: { readonly activityId?: string; readonly amount: number },
): Promise<DepositBonus | Refusal> {
  if (activityId === undefined) return NO_BONUS;
  const at = clock.now();
  const row = await db.selectFrom('deposit_promotion').selectAll().where('id', '=', activityId).executeTakeFirst();
  if (row === undefined || row.starts_at > at || row.ends_at <= at) return refusal('promotionEnded', 'activityId');
  if (!(await isOpenTo(db, row, playerId, site, at))) return refusal('promotionNotForYou', 'activityId');
  if (amount < row.min_amount) return refusal('amountOutOfRange', 'amount');
  const bonus = bonusOf(row, amount, site);
  return { activityId: row.id, bonus, turnover: Math.ceil(((amount + bonus) * row.turnover_percent) / 100) };
}

/** What the quote said about the bonus before the player confirmed. What was not shown is not compared. */
export type ConfirmedBonus = { [Name in 'bonus' | 'turnover']?: number | undefined };

/**
 * The bonus of a deposit that is ordered or reported, if it is what the player confirmed. Refusals: those of
 * `depositBonus`, and depositTermsChanged.
 */
export async function agreedBonus(
  db: Db,
  services: Pick<Services, 'site' | 'clock'>,
  playerId: number,
  { confirmed, ...deposit }: Parameters<typeof depositBonus>[3] & { readonly confirmed: ConfirmedBonus },
): Promise<DepositBonus | Refusal> {
  const offer = await depositBonus(db, services, playerId, deposit);
  if (offer instanceof Error) return offer;
  const { bonus = offer.bonus, turnover = offer.turnover } = confirmed;
  return bonus === offer.bonus && turnover === offer.turnover ? offer : refusal('depositTermsChanged', 'activityId');
}

/**
 * Whether the bonus promised with a deposit is still available. Two deposits, one of them paid after its expiry, may both
 * have been promised the last participation; only one gets the bonus. A bonus of the first deposit is lost to one that came in
 * meanwhile. Call this before the deposit is posted: it must not find itself, and it locks the player, which every code path
 * locks before the wallet.
 */
export async function isBonusDue(
  trx: Transaction<Database>,
  deposit: PromisedDeposit,
  { site }: Pick<Services, 'site'>,
): Promise<boolean> {
  const { activity_id: activityId, player_id: playerId, created_at: madeAt } = deposit;
  if (activityId === null || deposit.bonus === 0) return false;
  await trx.selectFrom('player').select('id').where('id', '=', playerId).forNoKeyUpdate().executeTakeFirstOrThrow();
  const row = await trx
    .selectFrom('deposit_promotion')
    .selectAll()
    .where('id', '=', activityId)
    .executeTakeFirstOrThrow();
  const issued = await trx
    .selectFrom(promisedDeposits(trx, playerId, row.id).as('promised'))
    .innerJoin('transfer', 'transfer.reference_no', 'promised.order_no')
    .select('promised.created_at')
    .where('transfer.type', '=', 'deposit_bonus')
    .execute();
  const sameDay = issued.filter(({ created_at }) => dayAt(site, created_at) === dayAt(site, madeAt));
  if (row.is_first_only && (await hasDeposited(trx, playerId))) return false;
  if (row.times_per_player !== null && issued.length >= row.times_per_player) return false;
  return row.times_per_day === null || sameDay.length < row.times_per_day;
}

/** Pays the bonus promised with a deposit and requires its turnover, in the transaction that posts the deposit. */
export async function issueDepositBonus(trx: Transaction<Database>, deposit: PromisedDeposit, at: Date): Promise<void> {
  const { order_no: referenceNo, player_id: playerId, bonus: amount, turnover, currency } = deposit;
  await post(trx, {
    type: 'deposit_bonus',
    from: { kind: 'house_promo' },
    to: { kind: 'player_wallet', playerId },
    amount,
    currency,
    referenceNo,
    at,
  });
  await requireTurnover(trx, { playerId, source: 'deposit_bonus', referenceNo, amount: turnover, at });
}

/** The deposits for which a player chose a promotion, by channel and by hand. `lapses_at`: null of one that cannot expire. */
const promisedDeposits = (db: Db, playerId: number, activityId: string) =>
  db
    .selectFrom('pay_order')
    .select(['order_no', 'created_at'])
    .select(sql<boolean>`status <> 'failed'`.as('counts'))
    .select(sql<Date | null>`case status when 'pendingPayment' then expires_at end`.as('lapses_at'))
    .where('player_id', '=', playerId)
    .where('activity_id', '=', activityId)
    .unionAll(
      db
        .selectFrom('manual_deposit')
        .select(['order_no', 'created_at'])
        .select(sql<boolean>`status <> 'failed'`.as('counts'))
        .select(sql<Date | null>`null::timestamptz`.as('lapses_at'))
        .where('player_id', '=', playerId)
        .where('activity_id', '=', activityId),
    );

/**
 * Whether a player may still take part. Deposits that can still be paid count, so that two of them cannot take the same
 * participation.
 */
export async function isOpenTo(db: Db, row: OfferRow, playerId: number, site: Site, at: Date): Promise<boolean> {
  if (row.is_first_only && (await hasDeposited(db, playerId))) return false;
  const taken = await db
    .selectFrom(promisedDeposits(db, playerId, row.id).as('promised'))
    .select('created_at')
    .where('counts', '=', true)
    .where((eb) => eb.or([eb('lapses_at', 'is', null), eb('lapses_at', '>', at)]))
    .execute();
  const today = taken.filter(({ created_at }) => dayAt(site, created_at) === dayAt(site, at));
  if (row.is_first_only && taken.length > 0) return false;
  if (row.times_per_player !== null && taken.length >= row.times_per_player) return false;
  return row.times_per_day === null || today.length < row.times_per_day;
}

async function hasDeposited(db: Db, playerId: number): Promise<boolean> {
  const row = await db
    .selectFrom('transfer')
    .select('id')
    .where('to_player', '=', playerId)
    .where('type', '=', 'deposit')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
