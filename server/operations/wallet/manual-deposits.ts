import type { Transaction } from 'kysely';
import { refusal } from '../../base/refusal.js';
import type { Database } from '../../db/schema.js';
import { isOn, siteSettings } from '../../domain/entry/site-settings.js';
import { depositBonus } from '../../domain/promotions/deposit-bonus.js';
import { storeUpload } from '../../domain/upload/uploads.js';
import * as domain from '../../domain/wallet/manual-deposits.js';
import type { UploadedFile } from '../../domain/upload/uploaded-file.js';
import { forPlayer } from '../operation.js';
import { resultShown } from './deposit-bonus.js';
import { manualDepositOf } from './shown-manual-deposits.js';

/** Accounts of the site that a player may pay into manually; none while manual deposits are off. */
export const listManualBanks = forPlayer('listManualBanks', async ({ db, services, lang }) => {
  if (!isOn((await siteSettings(db)).manualDepositOpenStatus)) return { data: [] };
  const rows = await db
    .selectFrom('manual_bank')
    .innerJoin('bank', 'bank.code', 'manual_bank.bank_code')
    .selectAll('manual_bank')
    .select(['bank.name as bank_name', 'bank.art_id'])
    .where('is_open', '=', true)
    .orderBy('manual_bank.position')
    .execute();
  return {
    data: rows.map((row) => ({
      id: row.id,
      bank: row.bank_code,
      bankName: row.bank_name,
      icon: services.pictures.file(row.art_id),
      bankCardName: row.holder,
      bankCardAccount: row.account_number,
      note: row.note[lang],
      minAmount: row.min_amount,
      maxAmount: row.max_amount,
      needsTransactionNo: row.needs_transaction_no,
    })),
  };
});

/** A quote of a manual deposit before it is reported. The payment itself costs nothing here. Changes nothing. */
export const budgetManualDeposit = forPlayer('budgetManualDeposit', async ({ db, services, player, body }) => {
  const bank = await domain.usableBank(db, services, body);
  if (bank instanceof Error) return bank;
  const offer = await depositBonus(db, services, player.id, body);
  if (offer instanceof Error) return offer;
  const { bonus, turnover } = offer;
  return { data: { amount: body.amount, payAmount: body.amount, fee: 0, bonus, turnover } };
});

/** Stores a player's picture: an avatar, a receipt, one for feedback, or a document. */
export const uploadFile = forPlayer('uploadFile', async ({ db, services, player, body }) => {
  // A missing body, or one of another content type, is not checked against the form's schema.
  const { file, bizType } = (body as Partial<typeof body> | undefined) ?? {};
  if (bizType === undefined || !Buffer.isBuffer(file?.bytes)) return refusal('invalidRequest', 'file');
  const kept = await storeUpload(db, services, player, file as UploadedFile, bizType);
  return kept instanceof Error ? kept : { data: kept };
});

/**
 * Reports a manual payment, which then waits for review. Repeating it under the same key returns the same order (B5).
 */
export const submitManualDeposit = forPlayer(
  'submitManualDeposit',
  async ({ db, services, player, body: { bonus, turnover, ...report }, headers, lang }) => {
    // A request with a key runs inside one transaction.
    const made = await domain.submitManualDeposit(db as Transaction<Database>, services, player, {
      ...report,
      key: headers.idempotencyKey,
      confirmed: { bonus, turnover },
    });
    return made instanceof Error ? made : { data: manualDepositOf(made, services, lang) };
  },
);

/** The status of a manual deposit, with its reason. */
export const getManualDeposit = forPlayer('getManualDeposit', async ({ db, services, player, path, lang }) => {
  const deposit = await domain.findManualDeposit(db, player, { orderNo: path.orderNo });
  if (deposit === null) return refusal('notFound');
  const result = await resultShown(db, { playerId: player.id, orderNo: deposit.order_no, lang });
  return { data: { ...manualDepositOf(deposit, services, lang), result } };
});
