import type { Db } from '../db/open.js';
import { keyedHasher } from '../db/secret.js';

/** The solution of a captcha, which is stored only as a keyed hash: tries all of them, as only the server can. */
export async function solutionOf(db: Db, uuid: string): Promise<string> {
  const { solution_hash } = await db
    .selectFrom('captcha')
    .select('solution_hash')
    .where('id', '=', uuid)
    .executeTakeFirstOrThrow();
  const hash = await keyedHasher(db, 'captchaSecret');
  for (let number = 0; number < 10_000; number += 1) {
    const solution = String(number).padStart(4, '0');
    if (hash(`${uuid}:${solution}`).equals(solution_hash)) return solution;
  }
  throw new Error('no four digits are the solution');
}
