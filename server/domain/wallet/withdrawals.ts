import { randomBytes } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import { refusal, type Refusal } from '../../base/refusal.js';
import { atomically, type Db } from '../../db/open.js';
import type { Database } from '../../db/schema.js';
import { post } from '../../ledger/post.js';
import type { Player } from '../player.js';
import type { Services } from '../services.js';
import { numberOf } from '../lobby/ids.js';
import { isShowable } from '../../base/site.js';
import { usableFrom } from './cards.js';
import { creditTime } from './eta.js';
import { nameIn, type OrderName } from './order-name.js';
import { endFailed } from './review-withdrawals.js';
import { turnoverOf } from '../turnover.js';
import { withdrawFee, withdrawStanding } from './withdraw-terms.js';

/** A payout that a player wants. Amounts in minor units. */
interface Application {
  readonly cardId: string;
  readonly amount: number;
  /** The fee that the player confirmed. What was not shown is not compared. */
  readonly fee?: number;
}
export type WithdrawalRow = Selectable<Database['withdrawal']> & { readonly art_id: string };

/** A card, and when it was added and changed. */
type CardAge = Pick<Selectable<Database['player_bank_card']>, 'id' | 'created_at' | 'changed_at'>;

/**
 * Requests a payout: holds the money until the review has decided. Runs in the transaction of its idempotency key.
 * `whoIsThere` says why it is not made before its player has proved something (decision E8).
 */
export async function applyForWithdrawal(
  trx: Transaction<Database>,
  services: Services,
  player: Player,
  { cardId, amount, key, ...confirmed }: Application & { readonly key: string | null },
  whoIsThere: (payout: { readonly amount: number; readonly card: CardAge }) => Promise<Refusal | null>,
): Promise<WithdrawalRow | Refusal> {
  const { site, clock } = services;
  // One player's withdrawals and card changes run one after the other, so that limits hold and the card cannot change
  // meanwhile.
  const account = await trx
    .selectFrom('player')
    .select(['password_changed_at', 'created_at as player_since'])
    .where('id', '=', player.id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const card = await trx
    .selectFrom('player_bank_card')
    .selectAll()
    .where('id', '=', numberOf(cardId))
    .where('player_id', '=', player.id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (card === undefined) return refusal('notFound', 'cardId');
  const now = clock.now();
  const standing = await withdrawStanding(trx, services, player.id);
  const { reasons } = standing;
  for (const reason of ['withdrawClosed', 'withdrawalUnderReview', 'turnoverLeft', 'withdrawLimitReached'] as const)
    if (reasons.includes(reason)) return refusal(reason);
  const usable = usableFrom({ ...card, ...account });
  if (usable !== null && usable > now) return refusal('cardTooNew', 'cardId');
  if (!isShowable(amount, site) || amount < standing.minAmount || amount > standing.maxAmount)
    return refusal('amountOutOfRange', 'amount');
  if (amount > standing.todayLeft) return refusal('withdrawLimitReached', 'amount');
  const fee = withdrawFee(amount, standing, site);
  if (confirmed.fee !== undefined && confirmed.fee !== fee) return refusal('withdrawTermsChanged');
  // After the terms, so that nobody proves anything for a withdrawal that they refuse anyway. The balance is judged by
  // the ledger, once the wallet is locked.
  const unproven = await whoIsThere({ amount, card });
  if (unproven !== null) return unproven;

  const orderNo = randomBytes(16).toString('hex');
  const holdId = await post(trx, {
    type: 'withdraw_hold',
    from: { kind: 'player_wallet', playerId: player.id },
    to: { kind: 'withdraw_hold', playerId: player.id },
    amount,
    currency: site.currency,
    referenceNo: orderNo,
    at: now,
  });
  // A bonus commits its money and its required stakes together. The wallet is locked now, so every earlier bonus is seen.
  // Thrown, so that the hold is rolled back.
  if ((await turnoverOf(trx, player.id)).left > 0) throw refusal('turnoverLeft');
  await trx
    .insertInto('withdrawal')
    .values({
      order_no: orderNo,
      player_id: player.id,
      card_id: card.id,
      sent_under: key,
      amount,
      fee,
      currency: site.currency,
      bank_code: card.bank_code,
      bank_name: card.bank_name,
      holder: card.holder,
      account_number: card.account_number,
      status: 'pendingReview',
      reason: null,
      hold_id: holdId,
      eta_at: creditTime(site, now),
      created_at: now,
      reviewed_at: null,
      ended_at: null,
    })
    .execute();
  const made = await findWithdrawal(trx, player, { orderNo });
  if (made === null) throw new Error('the withdrawal that was just requested is not there');
  return made;
}

/** A withdrawal of the player by its number or its idempotency key. */
export async function findWithdrawal(db: Db, player: Player, by: OrderName): Promise<WithdrawalRow | null> {
  const named = nameIn(by);
  if (named === null) return null;
  const row = await db
    .selectFrom('withdrawal')
    .innerJoin('bank', 'bank.code', 'withdrawal.bank_code')
    .selectAll('withdrawal')
    .select('bank.art_id')
    .where(named.column, '=', named.value)
    .where('player_id', '=', player.id)
    .executeTakeFirst();
  return row ?? null;
}

/** Cancels a withdrawal that is not approved yet; its money goes back to the wallet. May be repeated. */
export async function cancelWithdrawal(
  db: Db,
  services: Services,
  player: Player,
  orderNo: string,
): Promise<Refusal | null> {
  return atomically(db, async (trx) => {
    const row = await trx
      .selectFrom('withdrawal')
      .selectAll()
      .where('order_no', '=', orderNo)
      .where('player_id', '=', player.id)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) return refusal('notFound');
    if (row.status === 'failed' && row.reason === 'cancelled') return null;
    if (row.status !== 'pendingReview') return refusal('withdrawalNotCancellable');
    await endFailed(trx, row, 'cancelled', services.clock.now());
    return null;
  });
}
