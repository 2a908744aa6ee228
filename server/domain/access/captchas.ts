import { randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { refusal, type Refusal } from '../../base/refusal.js';
import type { Db } from '../../db/open.js';
import { keyedHash } from '../../db/secret.js';
import { isUuid } from '../../base/uuid.js';
import { drawCaptcha } from './captcha-image.js';

/** How long a captcha is valid and how many tries it allows (decision C1). */
const LIFE_MS = 120_000;
const TRIES = 3;

/** A new captcha; `img` is Base64 of a GIF. */
export async function newCaptcha(db: Db, now: Date): Promise<{ readonly uuid: string; readonly img: string }> {
  const uuid = randomUUID();
  const solution = String(randomInt(10_000)).padStart(4, '0');
  await db
    .insertInto('captcha')
    .values({
      id: uuid,
      solution_hash: await hashOf(db, uuid, solution),
      expires_at: new Date(now.getTime() + LIFE_MS),
    })
    .execute();
  const gif = drawCaptcha(solution, () => randomInt(2 ** 32) / 2 ** 32);
  return { uuid, img: Buffer.from(gif).toString('base64') };
}

/** Whether the solution is right. A right solution uses the captcha up; so does the third wrong one. */
export async function solveCaptcha(db: Db, uuid: string, read: string, now: Date): Promise<boolean> {
  if (!isUuid(uuid)) return false;
  const tried = await db
    .updateTable('captcha')
    .set({ tries: sql<number>`tries + 1` })
    .where('id', '=', uuid)
    .where('expires_at', '>', now)
    .where('tries', '<', TRIES)
    .returning(['id', 'solution_hash'])
    .executeTakeFirst();
  if (tried === undefined || !timingSafeEqual(tried.solution_hash, await hashOf(db, tried.id, read))) return false;
  const used = await db.deleteFrom('captcha').where('id', '=', tried.id).returning('id').executeTakeFirst();
  return used !== undefined;
}

/** Keyed, because ten thousand solutions are hashed in a moment. */
const hashOf = (db: Db, uuid: string, solution: string): Promise<Buffer> =>
  keyedHash(db, 'captchaSecret', `${uuid}:${solution}`);

/** Null if the request carries the solution of a captcha; otherwise why it is refused. `field` names the solution. */
export async function captchaProblem(
  db: Db,
  {
    uuid,
    read,
    field,
  }: { readonly uuid: string | undefined; readonly read: string | undefined; readonly field: string },
  now: Date,
): Promise<Refusal | null> {
  if (uuid === undefined || read === undefined || read === '') return refusal('captchaRequired', field);
  return (await solveCaptcha(db, uuid, read, now)) ? null : refusal('wrongCaptcha', field);
}
