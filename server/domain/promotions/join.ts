import type { Transaction } from 'kysely';
import { refusal } from '../../base/refusal.js';
import type { Db } from '../../db/open.js';
import type { Database } from '../../db/schema.js';
import type { FrozenTerms } from '../../db/values.js';
import { isViolationOf } from '../../db/violations.js';
import { walletBalance } from '../../ledger/balance.js';
import { postAll, type NewTransfer } from '../../ledger/post.js';
import { isShowable, type Site } from '../../base/site.js';
import { useEntryCode } from './codes.js';
import { takenOf, type PromotionRow } from './offers.js';
import { scopeOf } from './scope.js';
import type { RecordRow } from './records.js';

const HOUR_MS = 3_600_000;

/** A request to take part: player, time and site. */
export interface Joining {
  readonly playerId: number;
  readonly site: Site;
  readonly at: Date;
}

/**
 * Takes part with an amount from the wallet, in minor units. Throws `Refusal` notFound, promotionEnded, promotionUsed,
 * promotionFull, promotionCodeNeeded, promotionCodeWrong, amountOutOfRange or insufficientBalance.
 */
export async function joinPromotion(
  trx: Transaction<Database>,
  joining: Joining,
  { promotionId, amount, code }: { readonly promotionId: string; readonly amount: number; readonly code?: string },
): Promise<RecordRow> {
  const promotion = await lockOpenPromotion(trx, joining, promotionId);
  const { hasCode } = await takenOf(trx, promotion, { id: joining.playerId });
  if (promotion.needs_code && !hasCode) {
    if (code === undefined) throw refusal('promotionCodeNeeded', 'code');
    await useEntryCode(trx, joining, promotion.id, code);
  }
  requireAmount(promotion, amount, joining.site);
  return openRecord(trx, joining, promotion, { amount, bonus: bonusOf(promotion, amount, joining.site), code: null });
}

function requireAmount({ min_amount, max_amount }: PromotionRow, amount: number, site: Site): void {
  if (!isShowable(amount, site) || amount < min_amount || amount > max_amount)
    throw refusal('amountOutOfRange', 'amount');
}

/** What a record would give and require, in minor units. */
export interface Quote {
  readonly promotionId: string;
  readonly amount: number;
  readonly bonus: number;
  readonly requiredBet: number;
  readonly requiredNetWin: number;
  readonly requiredBalance: number;
  readonly releaseAmount: number;
  readonly freeSpins: number;
  readonly freeSpinStake: number;
  readonly deadline: Date;
  /** The wallet's balance after taking part. */
  readonly balanceAfter: number;
}

/**
 * What taking part with this amount would give and require now, minor units. Whether there is a place, a code and enough
 * money shows only when the player takes part. Throws `Refusal` notFound, promotionEnded or amountOutOfRange.
 */
export async function quoteJoin(
  db: Db,
  { playerId, site, at }: Joining,
  { promotionId, amount }: { readonly promotionId: string; readonly amount: number },
): Promise<Quote> {
  const promotion = await db.selectFrom('promotion').selectAll().where('id', '=', promotionId).executeTakeFirst();
  if (promotion === undefined) throw refusal('notFound');
  if (promotion.starts_at > at || promotion.ends_at <= at) throw refusal('promotionEnded');
  requireAmount(promotion, amount, site);
  return quoteOf(db, { playerId, site, at }, promotion, { amount, bonus: bonusOf(promotion, amount, site) });
}

/** What a record that is opened now with these amounts would give and require, minor units. */
export async function quoteOf(
  db: Db,
  { playerId, site, at }: Joining,
  promotion: PromotionRow,
  { amount, bonus }: { readonly amount: number; readonly bonus: number },
): Promise<Quote> {
  const required = requiredOf(promotion, { amount, bonus });
  return {
    promotionId: promotion.id,
    amount,
    bonus,
    requiredBet: required.required_bet,
    requiredNetWin: required.required_net_win,
    requiredBalance: required.required_balance,
    releaseAmount: required.release_amount,
    freeSpins: promotion.free_spins,
    freeSpinStake: promotion.free_spin_stake,
    deadline: new Date(at.getTime() + promotion.play_hours * HOUR_MS),
    balanceAfter: (await walletBalance(db, playerId, site.currency)) - amount,
  };
}

/**
 * The promotion, if the player may take part now. Locks the player, so that the limit per player holds, and a promotion
 * with limited places.
 */
export async function lockOpenPromotion(
  trx: Transaction<Database>,
  { playerId, at }: Joining,
  promotionId: string,
): Promise<PromotionRow> {
  await trx.selectFrom('player').select('id').where('id', '=', playerId).forNoKeyUpdate().executeTakeFirstOrThrow();
  const promotion = await trx.selectFrom('promotion').selectAll().where('id', '=', promotionId).executeTakeFirst();
  if (promotion === undefined) throw refusal('notFound');
  if (promotion.starts_at > at || promotion.ends_at <= at) throw refusal('promotionEnded');
  if (promotion.quota !== null)
    await trx
      .selectFrom('promotion')
      .select('id')
      .where('id', '=', promotionId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
  const { places, own, openRecord: open } = await takenOf(trx, promotion, { id: playerId });
  if (open !== null || (promotion.times_per_player !== null && own >= promotion.times_per_player))
    throw refusal('promotionUsed');
  if (promotion.quota !== null && places >= promotion.quota) throw refusal('promotionFull');
  return promotion;
}

/** Bonus in minor units, rounded down to what the site shows. */
export function bonusOf(
  { bonus_rate, max_bonus }: Pick<PromotionRow, 'bonus_rate' | 'max_bonus'>,
  amount: number,
  { shownDecimals }: Site,
): number {
  const least = shownDecimals === 2 ? 1 : 100;
  const bonus = Math.floor((amount * bonus_rate) / 10_000 / least) * least;
  return max_bonus === null ? bonus : Math.min(bonus, max_bonus);
}

/** The values of a new record: the current terms, and what they require for this amount. */
export async function recordValues(
  trx: Transaction<Database>,
  { playerId, site, at }: Joining,
  promotion: PromotionRow,
  { amount, bonus, code }: { readonly amount: number; readonly bonus: number; readonly code: string | null },
) {
  const deadline = new Date(at.getTime() + promotion.play_hours * HOUR_MS);
  return {
    player_id: playerId,
    promotion_id: promotion.id,
    code,
    terms: JSON.stringify(await termsOf(trx, promotion)),
    currency: site.currency,
    amount,
    bonus,
    ...requiredOf(promotion, { amount, bonus }),
    free_spins_left: promotion.free_spins,
    ended_by: null,
    ended_amount: null,
    joined_at: at,
    deadline_at: deadline,
    auto_end_at: new Date(deadline.getTime() + promotion.wait_hours * HOUR_MS),
    ended_at: null,
  };
}

/** What the terms require for this amount and bonus, minor units. */
function requiredOf(promotion: PromotionRow, { amount, bonus }: { readonly amount: number; readonly bonus: number }) {
  const whole = amount + bonus;
  return {
    required_bet: percentOf(whole, promotion.bet_percent),
    required_net_win: percentOf(amount === 0 ? bonus : amount, promotion.net_win_percent),
    required_balance: percentOf(whole, promotion.balance_percent),
    release_amount: percentOf(whole, promotion.release_percent),
  };
}

/** Opens a record under the current terms, and moves its money out of the wallet. */
export async function openRecord(
  trx: Transaction<Database>,
  joining: Joining,
  promotion: PromotionRow,
  money: Parameters<typeof recordValues>[3],
): Promise<RecordRow> {
  const { playerId, site, at } = joining;
  const { amount, bonus } = money;
  const inserting = trx
    .insertInto('promotion_record')
    .values(await recordValues(trx, joining, promotion, money))
    .returningAll()
    .executeTakeFirstOrThrow();
  const record = await inserting.catch((error: unknown) => {
    throw isViolationOf(error, 'promotion_record_open_once') ? refusal('promotionUsed') : error;
  });
  const locked = { kind: 'promo_locked', playerId, promoRecordId: record.id } as const;
  const common = { currency: site.currency, referenceNo: String(record.id), at };
  const moves: NewTransfer[] = [
    { ...common, type: 'promo_stake', from: { kind: 'player_wallet', playerId }, to: locked, amount },
    { ...common, type: 'promo_bonus', from: { kind: 'house_promo' }, to: locked, amount: bonus },
  ];
  await postAll(
    trx,
    moves.filter((move) => move.amount > 0),
  );
  return record;
}

/** The terms that the player agrees to. */
async function termsOf(
  trx: Transaction<Database>,
  { id, title, content, art_id, kind, platforms, free_spins, free_spin_stake }: PromotionRow,
): Promise<FrozenTerms> {
  return {
    title,
    content,
    artId: art_id,
    kind,
    scope: await scopeOf(trx, id),
    platforms,
    freeSpins: free_spins,
    freeSpinStake: free_spin_stake,
  };
}

/** Rounded up, so that a condition is never below its percentage. */
const percentOf = (amount: number, percent: number): number => Math.ceil((amount * percent) / 100);
