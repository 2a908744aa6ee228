import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Db } from '../db/open.js';

/** Who signs. Each signer has its own secret. */
export type Signer = 'sandboxPaySecret' | 'sandboxMakerSecret';

/** HMAC-SHA256 (RFC 2104) in hex over the fields in the given order, with the signer's secret. */
export async function sign(db: Db, signer: Signer, fields: readonly (string | number)[]): Promise<string> {
  return createHmac('sha256', await secretOf(db, signer))
    .update(fields.join('|'))
    .digest('hex');
}

/** Whether the signature is the signer's and covers exactly these fields. */
export async function isSignedBy(
  db: Db,
  signer: Signer,
  fields: readonly (string | number)[],
  signature: string,
): Promise<boolean> {
  const given = Buffer.from(signature, 'hex');
  const right = Buffer.from(await sign(db, signer, fields), 'hex');
  return given.length === right.length && timingSafeEqual(given, right);
}

/** The secret, shared by all processes and created when first needed. */
async function secretOf(db: Db, signer: Signer): Promise<string> {
  const find = () => db.selectFrom('site_setting').select('value').where('key', '=', signer).executeTakeFirst();
  const known = await find();
  if (known !== undefined) return String(known.value);
  await db
    .insertInto('site_setting')
    .values({ key: signer, value: JSON.stringify(randomBytes(32).toString('base64url')) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return String((await find())?.value);
}
