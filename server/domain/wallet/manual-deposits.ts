import { randomBytes } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import type { components } from '../../../openapi/user-api.js';
import { refusal, type Refusal } from '../../base/refusal.js';
import type { Db } from '../../db/open.js';
import type { Database } from '../../db/schema.js';
import { isViolationOf } from '../../db/violations.js';
import { isOn, siteSettings } from '../entry/site-settings.js';
import { claimUploads } from '../upload/uploads.js';
import type { Locale } from '../../base/locale.js';
import type { Player } from '../player.js';
import type { Services } from '../services.js';
import { agreedBonus, type ConfirmedBonus } from '../promotions/deposit-bonus.js';
import { isShowable } from '../../base/site.js';
import { maskAccount, payerOfCard } from './cards.js';
import { nameIn, type OrderName } from './order-name.js';
import { REVIEW_REASONS } from './review-reasons.js';
import { onWire } from './trade-states.js';

type ManualDeposit = components['schemas']['ManualDeposit'];
type ManualBank = components['schemas']['ManualBank'];

const MINUTE_MS = 60_000;
/** A payment must be reported within a week; a phone's clock may be slightly fast. */
const OLDEST_MS = 7 * 24 * 60 * MINUTE_MS;
const AHEAD_MS = 10 * MINUTE_MS;
/** The most deposits of a player that wait for review. */
const MOST_WAITING = 3;

/** Accounts of the site that a player may pay into now; none while manual deposits are off. */
export async function manualBanks(db: Db, { pictures }: Services, lang: Locale): Promise<ManualBank[]> {
  if (!isOn((await siteSettings(db)).manualDepositOpenStatus)) return [];
  const rows = await banks(db).where('is_open', '=', true).orderBy('manual_bank.position').execute();
  return rows.map((row) => ({
    id: row.id,
    bank: row.bank_code,
    bankName: row.bank_name,
    icon: pictures.file(row.art_id),
    bankCardName: row.holder,
    bankCardAccount: row.account_number,
    note: row.note[lang],
    minAmount: row.min_amount,
    maxAmount: row.max_amount,
    needsTransactionNo: row.needs_transaction_no,
  }));
}

const banks = (db: Db) =>
  db
    .selectFrom('manual_bank')
    .innerJoin('bank', 'bank.code', 'manual_bank.bank_code')
    .selectAll('manual_bank')
    .select(['bank.name as bank_name', 'bank.art_id']);

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
  told: components['schemas']['NewManualDeposit'] & {
    readonly key: string | null;
    readonly confirmed: ConfirmedBonus;
    readonly lang: Locale;
  },
): Promise<ManualDeposit | Refusal> {
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
  const made = await findManualDeposit(trx, services, player, { orderNo }, told.lang);
  if (made === null) throw new Error('the deposit that was just reported is not there');
  return made;
}

/** Who paid: a card of the player, or what the player wrote; null if neither is there. */
async function payerOf(
  trx: Transaction<Database>,
  player: Player,
  { cardId, userAccountName, userAccount }: components['schemas']['NewManualDeposit'],
): Promise<{ name: string; account: string } | null> {
  if (cardId !== undefined) return payerOfCard(trx, player, cardId);
  return userAccountName === undefined || userAccount === undefined
    ? null
    : { name: userAccountName.trim(), account: userAccount };
}

/** A manual deposit of the player by its number or its idempotency key. */
export async function findManualDeposit(
  db: Db,
  { pictures, clock }: Services,
  player: Player,
  by: OrderName,
  lang: Locale,
): Promise<ManualDeposit | null> {
  const named = nameIn(by);
  if (named === null) return null;
  const row = await db
    .selectFrom('manual_deposit')
    .innerJoin('manual_bank', 'manual_bank.id', 'manual_deposit.bank_id')
    .innerJoin('bank', 'bank.code', 'manual_bank.bank_code')
    .selectAll('manual_deposit')
    .select(['bank.name as bank_name', 'bank.art_id', 'manual_bank.holder', 'manual_bank.account_number'])
    .where(named.column, '=', named.value)
    .where('player_id', '=', player.id)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    orderNo: row.order_no,
    status: onWire[row.status],
    reason: row.reason,
    reasonText: row.reason === null ? null : REVIEW_REASONS[row.reason][lang],
    amount: row.amount,
    activityId: row.activity_id,
    bonus: row.bonus,
    turnover: row.turnover,
    bankName: row.bank_name,
    icon: pictures.file(row.art_id),
    bankCardName: row.holder,
    bankCardAccount: row.account_number,
    userAccountName: row.payer_name,
    userAccount: maskAccount(row.payer_account),
    depositTime: row.paid_at.toISOString(),
    transactionNo: row.transaction_no,
    receiptUrls: [...row.receipts],
    createTime: row.created_at.toISOString(),
    endTime: row.ended_at?.toISOString() ?? null,
    serverTime: clock.now().toISOString(),
  };
}
