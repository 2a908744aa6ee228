import type { Db } from '../../db/open.js';

/** Until when a part of the background work has looked; null when it never did. */
export async function lookedUntil(db: Db, part: string): Promise<Date | null> {
  const row = await db.selectFrom('bonus_watermark').select('until').where('part', '=', part).executeTakeFirst();
  return row?.until ?? null;
}

/** Notes that a part has looked until then. Never back: another process may be further. */
export async function noteLooked(db: Db, part: string, until: Date): Promise<void> {
  await db
    .insertInto('bonus_watermark')
    .values({ part, until })
    .onConflict((conflict) => conflict.column('part').doUpdateSet({ until }).where('bonus_watermark.until', '<', until))
    .execute();
}
