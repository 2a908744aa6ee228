import { isIP } from 'node:net';
import type { Db } from '../../db/open.js';
import type { Circumstances } from '../asked.js';
import { hashToken, newToken } from './tokens.js';

/** How long a challenge is valid: the browser may show its passkeys in the autofill of an open login page. */
const LIFE_MS = 600_000;
/** How long the browser itself waits for the player, in ms. */
export const CEREMONY_MS = 300_000;

/** Where a passkey is used: its domain (relying party id) and the origins from which a browser may use it. */
export interface Party {
  readonly domain: string;
  readonly origins: readonly string[];
}

/**
 * The party of a request; null where browsers allow no passkeys: at an IP address, and at a host that only a proxy's
 * header names. The domain is the setting PASSKEY_DOMAIN, else the host, which has to be one of the server's own.
 */
export function partyOf({ origin, services: { settings } }: Pick<Circumstances, 'origin' | 'services'>): Party | null {
  const { host, hostname } = new URL(origin);
  const isOwn = hostname === 'localhost' || settings.PUBLIC_HOSTS.some((own) => own.toLowerCase() === host);
  const domain = settings.PASSKEY_DOMAIN === '' ? hostname : settings.PASSKEY_DOMAIN.toLowerCase();
  if (!isOwn || isIP(domain.replaceAll(/[[\]]/g, '')) !== 0) return null;
  const origins = [origin, ...settings.ALLOWED_ORIGINS].filter((allowed) => isBelow(new URL(allowed).hostname, domain));
  return origins.length === 0 ? null : { domain, origins };
}

const isBelow = (hostname: string, domain: string): boolean => hostname === domain || hostname.endsWith(`.${domain}`);

/** What a challenge is made for; it is valid for nothing else. */
export type ChallengeUse =
  | { readonly purpose: 'register' | 'withdraw'; readonly playerId: number }
  | { readonly purpose: 'login'; readonly browserUuid: string };

/** A new challenge, 256 random bits. Only its hash is stored. */
export async function newChallenge(db: Db, use: ChallengeUse, { domain }: Party, now: Date): Promise<string> {
  const challenge = newToken();
  await db
    .insertInto('passkey_challenge')
    .values({
      challenge_hash: hashToken(challenge),
      purpose: use.purpose,
      player_id: use.purpose === 'login' ? null : use.playerId,
      browser_uuid: use.purpose === 'login' ? use.browserUuid : null,
      domain,
      expires_at: new Date(now.getTime() + LIFE_MS),
    })
    .execute();
  return challenge;
}

/**
 * Uses up the challenge that the browser signed; null if it is too old, was used, or was made for something else. It is
 * used up before the signature is checked, so a challenge allows one try.
 */
export async function spendChallenge(
  db: Db,
  clientData: string,
  use: ChallengeUse,
  { domain }: Party,
  now: Date,
): Promise<string | null> {
  const challenge = challengeIn(clientData);
  if (challenge === null) return null;
  const spent = await db
    .deleteFrom('passkey_challenge')
    .where('challenge_hash', '=', hashToken(challenge))
    .where('purpose', '=', use.purpose)
    .where('domain', '=', domain)
    .where('expires_at', '>', now)
    .where((is) =>
      use.purpose === 'login' ? is('browser_uuid', '=', use.browserUuid) : is('player_id', '=', use.playerId),
    )
    .returning('challenge_hash')
    .executeTakeFirst();
  return spent === undefined ? null : challenge;
}

/** The challenge in `clientDataJSON`, which the browser wrote and the authenticator signed. */
function challengeIn(clientData: string): string | null {
  try {
    const data = JSON.parse(Buffer.from(clientData, 'base64url').toString()) as { readonly challenge?: unknown } | null;
    return typeof data?.challenge === 'string' ? data.challenge : null;
  } catch {
    return null;
  }
}
