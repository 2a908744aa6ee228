import { randomInt, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { CodePurpose } from '../../db/values.js';
import type { Db } from '../../db/open.js';
import { keyedHash } from '../../db/secret.js';

/** Decision C2. */
const LIFE_MS = 300_000;
const TRIES = 5;

/** Creates the code of a purpose and phone, replaces an earlier one, and returns its six digits. */
export async function newCode(db: Db, purpose: CodePurpose, phone: string, now: Date): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const values = {
    purpose,
    phone,
    code_hash: await hashOf(db, purpose, phone, code),
    tries: 0,
    expires_at: new Date(now.getTime() + LIFE_MS),
  };
  await db
    .insertInto('one_time_code')
    .values(values)
    .onConflict((conflict) => conflict.columns(['purpose', 'phone']).doUpdateSet(values))
    .execute();
  return code;
}

/**
 * Whether the code is right. Wrong codes are counted and the fifth one invalidates the code; a right code stays valid
 * until `spendCode`.
 */
export async function isRightCode(
  db: Db,
  purpose: CodePurpose,
  phone: string,
  code: string,
  now: Date,
): Promise<boolean> {
  // The try is counted before the comparison, so that parallel requests get no more than five tries.
  const tried = await db
    .updateTable('one_time_code')
    .set({ tries: sql<number>`tries + 1` })
    .where('purpose', '=', purpose)
    .where('phone', '=', phone)
    .where('expires_at', '>', now)
    .where('tries', '<', TRIES)
    .returning('code_hash')
    .executeTakeFirst();
  if (tried === undefined || !timingSafeEqual(tried.code_hash, await hashOf(db, purpose, phone, code))) return false;
  await db
    .updateTable('one_time_code')
    .set({ tries: sql<number>`tries - 1` })
    .where('purpose', '=', purpose)
    .where('phone', '=', phone)
    .execute();
  return true;
}

/** Uses the code up; false if another request used it first. */
export async function spendCode(db: Db, purpose: CodePurpose, phone: string, code: string): Promise<boolean> {
  const spent = await db
    .deleteFrom('one_time_code')
    .where('purpose', '=', purpose)
    .where('phone', '=', phone)
    .where('code_hash', '=', await hashOf(db, purpose, phone, code))
    .returning('phone')
    .executeTakeFirst();
  return spent !== undefined;
}

/** Keyed, because six digits are so few that a plain hash of a leaked table is undone in a second. */
const hashOf = (db: Db, purpose: CodePurpose, phone: string, code: string): Promise<Buffer> =>
  keyedHash(db, 'oneTimeCodeSecret', `${purpose}:${phone}:${code}`);
