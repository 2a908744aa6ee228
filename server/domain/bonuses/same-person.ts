import { sql } from 'kysely';
import type { Db } from '../../db/open.js';

/**
 * Whether two players have used the same browser or the same bank account: a person earns nothing by inviting
 * a second account of their own.
 */
export async function isSamePerson(db: Db, one: number, other: number): Promise<boolean> {
  // Ended sessions and removed cards count, too.
  const { rows } = await sql<{ same: boolean }>`
    select exists (
      select 1 from session a join session b on b.browser_uuid = a.browser_uuid where a.player_id = ${one} and b.player_id = ${other}
    ) or exists (
      select 1 from player_bank_card a join player_bank_card b on b.bank_code = a.bank_code and b.account_number = a.account_number
      where a.player_id = ${one} and b.player_id = ${other}
    ) as same`.execute(db);
  return rows[0]?.same ?? false;
}
