import { randomInt, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { CodePurpose } from '../../db/values.js';
import type { Db } from '../../db/open.js';
import { keyedHash } from '../../db/secret.js';

/** Decision C2. */
const LIFE_MS = 300_000;
const TRIES = 5;

/**
 * Where a code belongs. `asker` is who asked for it and alone can use it, so that a stranger who asks for codes to the
 * same phone, or guesses at them, neither replaces this code nor uses up its tries.
 */
export interface CodeOf {
  readonly purpose: CodePurpose;
  readonly phone: string;
  readonly asker: string;
}

/** A visitor is known by the browser. */
export const browserAsker = (browserUuid: string): string => `browser:${browserUuid.toLowerCase()}`;
/** A player who is logged in is known by the account. */
export const playerAsker = (playerId: number): string => `player:${playerId}`;

/** Creates a code, replaces the asker's earlier one, and returns its six digits. */
export async function newCode(db: Db, of: CodeOf, now: Date): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const values = {
    ...of,
    code_hash: await hashOf(db, of, code),
    tries: 0,
    expires_at: new Date(now.getTime() + LIFE_MS),
  };
  await db
    .insertInto('one_time_code')
    .values(values)
    .onConflict((conflict) => conflict.columns(['purpose', 'phone', 'asker']).doUpdateSet(values))
    .execute();
  return code;
}

/**
 * Whether the code is right. Wrong codes are counted and the fifth one invalidates the code; a right code stays valid
 * until `spendCode`. All guesses together are five for each code that was sent, because a browser that asked for none
 * has none to guess.
 */
export async function isRightCode(db: Db, of: CodeOf, code: string, now: Date): Promise<boolean> {
  // The try is counted before the comparison, so that parallel requests get no more than five tries.
  const tried = await db
    .updateTable('one_time_code')
    .set({ tries: sql<number>`tries + 1` })
    .where((is) => is.and({ ...of }))
    .where('expires_at', '>', now)
    .where('tries', '<', TRIES)
    .returning('code_hash')
    .executeTakeFirst();
  if (tried === undefined || !timingSafeEqual(tried.code_hash, await hashOf(db, of, code))) return false;
  await db
    .updateTable('one_time_code')
    .set({ tries: sql<number>`tries - 1` })
    .where((is) => is.and({ ...of }))
    .execute();
  return true;
}

/** Uses the code up; false if another request used it first. */
export async function spendCode(db: Db, of: CodeOf, code: string): Promise<boolean> {
  const spent = await db
    .deleteFrom('one_time_code')
    .where((is) => is.and({ ...of }))
    .where('code_hash', '=', await hashOf(db, of, code))
    .returning('phone')
    .executeTakeFirst();
  return spent !== undefined;
}

/** Keyed, because six digits are so few that a plain hash of a leaked table is undone in a second. */
const hashOf = (db: Db, { purpose, phone, asker }: CodeOf, code: string): Promise<Buffer> =>
  keyedHash(db, 'oneTimeCodeSecret', `${purpose}:${phone}:${asker}:${code}`);
