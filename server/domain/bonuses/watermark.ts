import type { Db } from '../../db/open.js';

/** The time up to which a part of the background work has looked; null if it never ran. */
export async function watermarkOf(db: Db, part: string): Promise<Date | null> {
  const row = await db.selectFrom('bonus_watermark').select('until').where('part', '=', part).executeTakeFirst();
  return row?.until ?? null;
}

/** Stores that a part has looked up to this time. Never moves back: another process may be further. */
export async function setWatermark(db: Db, part: string, until: Date): Promise<void> {
  await db
    .insertInto('bonus_watermark')
    .values({ part, until })
    .onConflict((conflict) => conflict.column('part').doUpdateSet({ until }).where('bonus_watermark.until', '<', until))
    .execute();
}
