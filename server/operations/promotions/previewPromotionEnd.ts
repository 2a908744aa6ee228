import { refusal } from '../../base/refusal.js';
import { previewEnd } from '../../domain/promotions/end.js';
import { findRecord } from '../../domain/promotions/records.js';
import { forPlayer } from '../operation.js';

/** The exact amounts that an end keeps and voids, before the player confirms (F3). */
export const operation = forPlayer('previewPromotionEnd', async ({ db, path, query, player }) => {
  const record = await findRecord(db, player.id, path.id);
  return record === undefined ? refusal('notFound') : { data: await previewEnd(db, record, query.action) };
});
