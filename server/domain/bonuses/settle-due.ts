import { sql } from 'kysely';
import { inBatches } from '../../db/in-batches.js';
import { atomically, type Db } from '../../db/open.js';
import type { Services } from '../services.js';
import { sendMessages } from '../account/send-message.js';
import { eachRow, type Swept } from '../../base/each-row.js';
import { paidMessage } from './give.js';
import { pay } from './pay.js';

/** Pays released bonuses that need no claim. */
export async function payAutomatic(db: Db, { clock, site }: Services, now: Date): Promise<Swept> {
  const due = await db
    .selectFrom('bonus')
    .select('id')
    .where('status', '=', 'pending')
    .where('is_automatic', '=', true)
    .where('release_at', '<=', now)
    .orderBy('release_at')
    .limit(1000)
    .execute();
  return eachRow(due, { name: ({ id }) => `bonus ${id}` }, ({ id }) =>
    atomically(db, async (trx) => {
      const bonus = await trx
        .selectFrom('bonus')
        .selectAll()
        .where('id', '=', id)
        .where('status', '=', 'pending')
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (bonus === undefined) return false;
      const at = clock.now();
      await pay(trx, bonus, 'issued', at);
      await sendMessages(trx, [paidMessage(site, { ...bonus, at })]);
      return true;
    }),
  );
}

/** Expires bonuses that were not claimed in time. */
export const expireUnclaimed = (db: Db, _: Services, now: Date): Promise<number> =>
  inBatches(
    db,
    sql`update bonus set status = 'expired', ended_at = expires_at`,
    'bonus',
    sql`status = 'pending' and not is_automatic and expires_at <= ${now}`,
  );
