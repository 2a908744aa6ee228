import type { Transaction } from 'kysely';
import { refusal } from '../../base/refusal.js';
import type { Database } from '../../db/schema.js';
import { depositBonus } from '../../domain/promotions/deposit-bonus.js';
import { storeUpload } from '../../domain/upload/uploads.js';
import * as domain from '../../domain/wallet/manual-deposits.js';
import type { UploadedFile } from '../../domain/upload/uploaded-file.js';
import { forPlayer } from '../operation.js';

/** Accounts of the site that a player may pay into manually. */
export const listManualBanks = forPlayer('listManualBanks', async ({ db, services, lang }) => ({
  data: await domain.manualBanks(db, services, lang),
}));

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
  async ({ db, services, player, query, body, headers, lang }) => {
    // A request with a key runs inside one transaction.
    const made = await domain.submitManualDeposit(db as Transaction<Database>, services, player, {
      ...body,
      key: headers.idempotencyKey,
      confirmed: query,
      lang,
    });
    return made instanceof Error ? made : { data: made };
  },
);

/** The status of a manual deposit, with its reason. */
export const getManualDeposit = forPlayer('getManualDeposit', async ({ db, services, player, path, lang }) => {
  const data = await domain.findManualDeposit(db, services, player, { orderNo: path.orderNo }, lang);
  return data ? { data } : refusal('notFound');
});
