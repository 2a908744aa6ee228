import { randomBytes } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import { refusal, Refusal } from '../../base/refusal.js';
import type { Db } from '../../db/open.js';
import type { Database } from '../../db/schema.js';
import { isViolationOf } from '../../db/violations.js';
import { isOn, siteSettings } from '../entry/site-settings.js';
import { claimUploads } from '../upload/uploads.js';
import { nameOr } from '../names.js';
import type { Player } from '../player.js';
import type { Services } from '../services.js';
import { agreedBonus, type ConfirmedBonus } from '../promotions/deposit-bonus.js';
import { isShowable } from '../../base/site.js';
import { payerOfCard } from './cards.js';
import { nameIn, type OrderName } from './order-name.js';

/** What a player reports of a payment into an account of the site. */
interface Report {
  readonly bankId: string;
  /** Minor units. */
  readonly amount: number;
  /** The player's card that was paid with; else `userAccountName` and `userAccount` say who paid. */
  readonly cardId?: string;
  readonly userAccountName?: string;
  readonly userAccount?: string;
  /** ISO time of the payment. */
  readonly depositTime: string;
  readonly transactionNo?: string;
  readonly activityId?: string;
  readonly receiptUrls: readonly string[];
}

const MINUTE_MS = 60_000;
/** A payment must be reported within a week; a phone's clock may be slightly fast. */
const OLDEST_MS = 7 * 24 * 60 * MINUTE_MS;
const AHEAD_MS = 10 * MINUTE_MS;
/** The most deposits of a player that wait for review. */
const MOST_WAITING = 3;

/**
 * The account of the site that a report names, if it can be paid into now. Refusals: channelClosed, amountOutOfRange.
 */
export async function usableBank(
  db: Db,
  { site }: Pick<Services, 'site'>,
  { bankId, amount }: { readonly bankId: string; readonly amount: number },
): Promise<Selectable<Database['manual_bank']> | Refusal> {
  const bank = await db.selectFrom('manual_bank').selectAll().where('id', '=', bankId).executeTakeFirst();
  if (bank === undefined || !bank.is_open || !isOn((await siteSettings(db)).manualDepositOpenStatus))
    return refusal('channelClosed', 'bankId');
  return isShowable(amount, site) && amount >= bank.min_amount && amount <= bank.max_amount
    ? bank
    : refusal('amountOutOfRange', 'amount');
}

/**
 * Reports a payment; its money is posted when the review has found it. Runs in the transaction of its idempotency key.
 */
export async function submitManualDeposit(
  trx: Transaction<Database>,
  services: Services,
  player: Player,
  told: Report & { readonly key: string | null; readonly confirmed: ConfirmedBonus },
): Promise<ManualDepositRow | Refusal> {
  const { site, clock } = services;
  const now = clock.now();
  // One player's reports run one after the other, so that the limit holds.
  await trx.selectFrom('player').select('id').where('id', '=', player.id).forNoKeyUpdate().executeTakeFirstOrThrow();
  const bank = await usableBank(trx, services, told);
  if (bank instanceof Error) return bank;
  const paidAt = new Date(told.depositTime);
  if (paidAt.getTime() > now.getTime() + AHEAD_MS || paidAt.getTime() < now.getTime() - OLDEST_MS)
    return refusal('invalidRequest', 'depositTime');
  if (bank.needs_transaction_no && told.transactionNo === undefined) return refusal('invalidRequest', 'transactionNo');
  const payer = await payerOf(trx, player, told);
  if (payer === null) return refusal('invalidRequest', told.cardId === undefined ? 'userAccount' : 'cardId');
  if (payer instanceof Refusal) return payer;
  const { waiting } = await trx
    .selectFrom('manual_deposit')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('player_id', '=', player.id)
    .where('status', '=', 'pendingReview')
    .executeTakeFirstOrThrow();
  if (waiting >= MOST_WAITING) return refusal('tooManyReviews');
  const offer = await agreedBonus(trx, services, player.id, told);
  if (offer instanceof Error) return offer;

  const orderNo = randomBytes(16).toString('hex');
  const isClaimed = await claimUploads(trx, {
    playerId: player.id,
    urls: told.receiptUrls,
    type: 'receipt',
    claimedBy: `manualDeposit ${orderNo}`,
    at: now,
  });
  if (!isClaimed) return refusal('invalidRequest', 'receiptUrls');
  const inserting = trx
    .insertInto('manual_deposit')
    .values({
      order_no: orderNo,
      player_id: player.id,
      bank_id: bank.id,
      sent_under: told.key,
      amount: told.amount,
      activity_id: offer.activityId,
      bonus: offer.bonus,
      turnover: offer.turnover,
      currency: site.currency,
      payer_name: payer.name,
      payer_account: payer.account,
      paid_at: paidAt,
      transaction_no: told.transactionNo ?? null,
      receipts: JSON.stringify(told.receiptUrls),
      status: 'pendingReview',
      reason: null,
      created_at: now,
      ended_at: null,
    })
    .execute();
  await inserting.catch((error: unknown) => {
    throw isViolationOf(error, 'manual_deposit_transaction_once') ? refusal('invalidRequest', 'transactionNo') : error;
  });
  const made = await findManualDeposit(trx, player, { orderNo });
  if (made === null) throw new Error('the deposit that was just reported is not there');
  return made;
}

/** Who paid: a card of the player, or what the player wrote; null if neither is there. */
async function payerOf(
  trx: Transaction<Database>,
  player: Player,
  { cardId, userAccountName, userAccount }: Report,
): Promise<{ name: string; account: string } | Refusal | null> {
  if (cardId !== undefined) return payerOfCard(trx, player, cardId);
  if (userAccountName === undefined || userAccount === undefined) return null;
  const name = await nameOr(trx, userAccountName, 'userAccountName', 'holder');
  return name instanceof Refusal ? name : { name, account: userAccount };
}

const manualDeposits = (db: Db) =>
  db
    .selectFrom('manual_deposit')
    .innerJoin('manual_bank', 'manual_bank.id', 'manual_deposit.bank_id')
    .innerJoin('bank', 'bank.code', 'manual_bank.bank_code')
    .selectAll('manual_deposit')
    .select(['bank.name as bank_name', 'bank.art_id', 'manual_bank.holder', 'manual_bank.account_number']);

export type ManualDepositRow = Awaited<ReturnType<ReturnType<typeof manualDeposits>['executeTakeFirstOrThrow']>>;

/** A manual deposit of the player by its number or its idempotency key. */
export async function findManualDeposit(db: Db, player: Player, by: OrderName): Promise<ManualDepositRow | null> {
  const named = nameIn(by);
  if (named === null) return null;
  const row = await manualDeposits(db)
    .where(named.column, '=', named.value)
    .where('player_id', '=', player.id)
    .executeTakeFirst();
  return row ?? null;
}
