import { createHmac, randomBytes } from 'node:crypto';
import type { Db } from './open.js';

/** What a secret is for. Each purpose has its own. */
export type SecretName = 'oneTimeCodeSecret' | 'captchaSecret';

/** HMAC-SHA256 (RFC 2104) of the text with the named secret. */
export const keyedHash = async (db: Db, name: SecretName, text: string): Promise<Buffer> =>
  (await keyedHasher(db, name))(text);

/** The same for many texts. */
export async function keyedHasher(db: Db, name: SecretName): Promise<(text: string) => Buffer> {
  const secret = await secretOf(db, name);
  return (text) => createHmac('sha256', secret).update(text).digest();
}

/** The secret, shared by all processes and created when first needed. */
async function secretOf(db: Db, name: SecretName): Promise<string> {
  const find = () => db.selectFrom('site_setting').select('value').where('key', '=', name).executeTakeFirst();
  const known = await find();
  if (known !== undefined) return String(known.value);
  await db
    .insertInto('site_setting')
    .values({ key: name, value: JSON.stringify(randomBytes(32).toString('base64url')) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return String((await find())?.value);
}
