import { sql } from 'kysely';
import type { Db } from '../../db/open.js';
import type { Services } from '../../services.js';
import { eachRow, type Swept } from '../each-row.js';
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
type Part = (db: Db, services: Services, now: Date) => Promise<number>;

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

async function raiseActivePlayers(db: Db, services: Services, now: Date): Promise<number> {
  const since = await sinceLast(db, 'levels', new Date(0));
  const { rows } = await sql<{ id: number }>`
    select from_player as id from transfer where type = 'game_loss' and created_at >= ${since}
    union select to_player from transfer where type = 'deposit' and created_at >= ${since}
    order by 1`.execute(db);
  let risen = 0;
  for (const ids of batchesOf(rows.map(({ id }) => id))) risen += await raiseLevels(db, services, ids, now);
  await setWatermark(db, 'levels', now);
  return risen;
}
