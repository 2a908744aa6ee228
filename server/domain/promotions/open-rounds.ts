import { sql } from 'kysely';
import type { Db } from '../../db/open.js';

/** Rounds of a record whose end the maker has not reported, and their stakes in minor units: they are not in the balance. */
export const openRoundsOn = (db: Db, recordId: number) =>
  db
    .selectFrom('promotion_round')
    .select(({ fn }) => [fn.countAll<number>().as('count'), sql<number>`coalesce(sum(stake), 0)::bigint`.as('stake')])
    .where('record_id', '=', recordId)
    .where('win', 'is', null);
