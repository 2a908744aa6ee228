import { createHash, randomBytes } from 'node:crypto';
import type { Parts } from '../parts.js';
import type { AnswerOf, RequestOf } from '../wire.js';

/** How long an authorization code can be exchanged, in ms. */
const CODE_MS = 300_000;

/** An authorization code for a person, who is known by the key of the browser and the name. */
export async function issueCode(
  { db, now }: Parts,
  { key, name, challenge }: { readonly key: string; readonly name: string; readonly challenge: string },
): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  const subject = createHash('sha256').update(`${key}\n${name}`).digest('hex').slice(0, 24);
  const expires_at = new Date(now().getTime() + CODE_MS);
  await db
    .insertInto('identity_code')
    .values({ code_hash: hashOf(code), subject, name, code_challenge: challenge, expires_at })
    .execute();
  return code;
}

/** The person of a code; null for a code that is wrong, used or too old. */
export async function exchangeCode(
  { db, now }: Parts,
  { code, verifier }: RequestOf<'identity/exchange'>,
): Promise<AnswerOf<'identity/exchange'>> {
  // The first exchange deletes the code: a code works once, even if the verifier was wrong.
  const found = await db
    .deleteFrom('identity_code')
    .where('code_hash', '=', hashOf(code))
    .where('expires_at', '>', now())
    .returningAll()
    .executeTakeFirst();
  // The S256 code challenge of a verifier (RFC 7636 section 4.2).
  const challenge = hashOf(verifier).toString('base64url');
  const isRight = found !== undefined && challenge === found.code_challenge;
  return { person: isRight ? { subject: found.subject, name: found.name } : null };
}

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();
