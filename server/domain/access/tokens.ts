import { createHash, randomBytes } from 'node:crypto';

/** An opaque token of 256 random bits, URL-safe. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** How a token is kept: SHA-256, which is enough for a secret that is random. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
