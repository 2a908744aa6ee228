import { sql } from 'kysely';
import type { Db } from '../../db/open.js';
import type { Services } from '../services.js';
import { eachRow, together, type Swept } from '../../base/each-row.js';
import { batchesOf, sinceLast } from './batches.js';
import { giveForDeposits } from './give-for-deposits.js';
import { giveBirthdays, giveMonthly } from './give-occasions.js';
import { giveRebates } from './give-rebates.js';
import { raiseLevels } from './levels.js';
import { expireUnclaimed, payAutomatic } from './settle-due.js';
import { setWatermark } from './watermark.js';

/**
 * One part of the background work. Running it twice, late, or in two processes gives each bonus once, because an
 * occasion is unique.
 */
type Part = (db: Db, services: Services, now: Date) => Promise<number | Swept>;

const DAY_MS = 86_400_000;

const PARTS: readonly Part[] = [
  raiseActivePlayers,
  giveForDeposits,
  giveRebates,
  giveMonthly,
  giveBirthdays,
  payAutomatic,
  expireUnclaimed,
];

/** Gives and pays whatever is due, and expires bonuses that were not claimed. A part that fails does not stop the others. */
export async function issueBonuses(db: Db, services: Services): Promise<Swept> {
  const now = services.clock.now();
  return eachRow(PARTS, { name: (part) => part.name }, (part) => part(db, services, now));
}

/**
 * Looks at the players who were active since the last run, a day at a time: the first run of a long ledger, or one after
 * a long downtime, goes on where an earlier one was cut off.
 */
async function raiseActivePlayers(db: Db, services: Services, now: Date): Promise<Swept> {
  let since = await sinceLast(db, 'levels', await firstActivity(db, now));
  let risen: Swept = { done: 0, failures: [] };
  for (;;) {
    const until = new Date(Math.min(since.getTime() + DAY_MS, now.getTime()));
    const isLast = until >= now;
    // Transfers of a request that began before `now` may be dated a little later.
    const before = isLast ? sql`` : sql`and created_at < ${until}`;
    const { rows } = await sql<{ id: number }>`
      select from_player as id from transfer where type = 'game_loss' and created_at >= ${since} ${before}
      union select to_player from transfer where type = 'deposit' and created_at >= ${since} ${before}
      order by 1`.execute(db);
    for (const ids of batchesOf(rows.map(({ id }) => id)))
      risen = together([risen, await raiseLevels(db, services, ids, now)]);
    // The next run looks again from the first day on which a player could not be raised.
    if (risen.failures.length === 0) await setWatermark(db, 'levels', until);
    if (isLast) return risen;
    since = until;
  }
}

/** The time of the oldest deposit or stake, or now. */
async function firstActivity(db: Db, now: Date): Promise<Date> {
  const { rows } = await sql<{ at: Date | null }>`
    select least(
      (select min(created_at) from transfer where type = 'game_loss'),
      (select min(created_at) from transfer where type = 'deposit')
    ) as at`.execute(db);
  return rows[0]?.at ?? now;
}
