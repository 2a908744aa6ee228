import { timingSafeEqual } from 'node:crypto';
import type { Db } from '../../server/db/open.js';
import { keyedHash, type SecretName } from '../../server/db/secret.js';

/** Who signs. Each signer has its own secret. */
export type Signer = Extract<SecretName, 'sandboxPaySecret' | 'sandboxMakerSecret'>;

/** HMAC-SHA256 (RFC 2104) in hex over the fields in the given order, with the signer's secret. */
export async function sign(db: Db, signer: Signer, fields: readonly (string | number)[]): Promise<string> {
  return (await keyedHash(db, signer, fields.join('|'))).toString('hex');
}

/** Whether the signature is the signer's and covers exactly these fields. */
export async function isSignedBy(
  db: Db,
  signer: Signer,
  fields: readonly (string | number)[],
  signature: string,
): Promise<boolean> {
  const given = Buffer.from(signature, 'hex');
  const right = await keyedHash(db, signer, fields.join('|'));
  return given.length === right.length && timingSafeEqual(given, right);
}
