import { refusal } from '../../base/refusal.js';
import { pageOf } from '../../domain/lobby/paging.js';
import { billOfRecord } from '../../domain/promotions/bill.js';
import { findRecord } from '../../domain/promotions/records.js';
import { forPlayer } from '../operation.js';

/** The compiled part of a participation's bill, and whether newer transfers are missing. */
export const operation = forPlayer('listPromotionBill', async ({ db, path, query, player }) => {
  const record = await findRecord(db, player.id, path.id);
  return record === undefined ? refusal('notFound') : billOfRecord(db, record.id, pageOf(query));
});
