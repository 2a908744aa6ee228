import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { components } from '../../../openapi/user-api.js';
import type { Db } from '../../db/open.js';

type PayCallback = components['schemas']['PayCallback'];

const SECRET = 'sandboxPaySecret';

/** What the embedded company says of a payment, signed. */
export async function signed(db: Db, told: Omit<PayCallback, 'signature'>): Promise<PayCallback> {
  return { ...told, signature: (await mac(db, told)).toString('hex') };
}

/** Whether the embedded company has signed it. */
export async function isSigned(db: Db, { signature, ...told }: PayCallback): Promise<boolean> {
  const given = Buffer.from(signature, 'hex');
  const right = await mac(db, told);
  return given.length === right.length && timingSafeEqual(given, right);
}

/** HMAC-SHA256 (RFC 2104) over the fields in this order. */
async function mac(db: Db, { orderNo, status, payAmount, currency }: Omit<PayCallback, 'signature'>): Promise<Buffer> {
  return createHmac('sha256', await secret(db)).update([orderNo, status, payAmount, currency].join('|')).digest();
}

/** One for all processes, made when it is first needed. */
async function secret(db: Db): Promise<string> {
  const find = () => db.selectFrom('site_setting').select('value').where('key', '=', SECRET).executeTakeFirst();
  const known = await find();
  if (known !== undefined) return String(known.value);
  await db.insertInto('site_setting').values({ key: SECRET, value: JSON.stringify(randomBytes(32).toString('base64url')) }).onConflict((conflict) => conflict.doNothing()).execute();
  return String((await find())?.value);
}
