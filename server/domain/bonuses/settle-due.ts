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
export async function expireUnclaimed(db: Db, _: Services, now: Date): Promise<number> {
  const ended = await db
    .updateTable('bonus')
    .set((eb) => ({ status: 'expired', ended_at: eb.ref('expires_at') }))
    .where('status', '=', 'pending')
    .where('is_automatic', '=', false)
    .where('expires_at', '<=', now)
    .executeTakeFirst();
  return Number(ended.numUpdatedRows);
}
