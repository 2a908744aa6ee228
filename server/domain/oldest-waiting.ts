import { sql } from 'kysely';
import type { Db } from '../db/open.js';

/** Since when the oldest of each kind waits for a company or a person; null where nothing waits. */
export type OldestWaiting = Readonly<Record<'transfer' | 'payment' | 'withdrawal' | 'review', Date | null>>;

export async function oldestWaiting(db: Db): Promise<OldestWaiting> {
  const { rows } = await sql<OldestWaiting>`
    select
      (select min(created_at) from game_transfer where status = 'sent') as transfer,
      (select min(created_at) from pay_order where status = 'pendingPayment' and pay_url is null) as payment,
      (select min(created_at) from withdrawal where status in ('pendingReview', 'pendingPayment')) as withdrawal,
      (select min(created_at) from manual_deposit where status = 'pendingReview') as review`.execute(db);
  return rows[0] ?? { transfer: null, payment: null, withdrawal: null, review: null };
}
