import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import { refusal, type Refusal } from '../../base/refusal.js';
import { isWithin } from '../limits.js';
import type { Asked } from '../asked.js';
import { isKnownBrowser } from './known-browsers.js';
import { clearFailures, failureCounters, LOGINS, mayLogIn } from './login-limits.js';
import { CEREMONY_MS, newChallenge, partyOf, spendChallenge, type Party } from './passkey-challenges.js';
import { openSession } from './sessions.js';

/** What a browser signs to log in. */
export interface LoginChallenge {
  readonly challenge: string;
  readonly domain: string;
  /** How long the browser waits for the player, in ms. */
  readonly timeout: number;
}

/** Begins a login with a passkey. It names no account: the browser offers the passkeys that it has. */
export async function beginPasskeyLogin(
  call: Asked<{ readonly browserUUID: string }>,
): Promise<LoginChallenge | Refusal> {
  const { body, db, network, services, now } = call;
  const party = partyOf(call);
  if (party === null) return refusal('passkeyUnavailable');
  if (!(await isWithin(db, services.clock, [[`passkey-options:ip:${network}`, LOGINS]])))
    return refusal('tooManyRequests');
  const use = { purpose: 'login', browserUuid: body.browserUUID } as const;
  return { challenge: await newChallenge(db, use, party, now()), domain: party.domain, timeout: CEREMONY_MS };
}

/** What the browser has signed. */
export interface PasskeyLogin {
  readonly browserUUID: string;
  readonly credential: {
    readonly id: string;
    readonly rawId: string;
    readonly type: 'public-key';
    readonly response: {
      readonly clientDataJSON: string;
      readonly authenticatorData: string;
      readonly signature: string;
      readonly userHandle?: string;
    };
  };
}

/**
 * Logs in with a passkey, under the limit of logins (decision C10). A signature cannot be guessed, so no captcha is asked
 * for, and failures do not block the account: a stranger's wrong passwords must not close this way too.
 */
export async function logInByPasskey(call: Asked<PasskeyLogin>): Promise<{ token: string } | Refusal> {
  const { body, db, network, services, now } = call;
  const party = partyOf(call);
  if (party === null) return refusal('passkeyUnavailable');
  const found = await findPasskey(call);
  const isKnown = await isKnownBrowser(db, { id: found?.player_id ?? null }, body.browserUUID);
  const account = `account:${found?.player_id ?? ''}`;
  const entrant = { account, browserUuid: body.browserUUID, isKnown, network };
  if (!(await mayLogIn(db, services.clock, entrant))) return refusal('tooManyRequests');
  const { credential } = body;
  const use = { purpose: 'login', browserUuid: body.browserUUID } as const;
  const challenge = await spendChallenge(db, credential.response.clientDataJSON, use, party, now());
  if (challenge === null) return refusal('passkeyExpired');
  if (found === undefined) return refusal('passkeyUnknown');
  const counter = await newCounter(call, found, challenge, party);
  if (counter === null) return refusal('passkeyRefused');
  // Of two logins at the same time with one count, the second is refused.
  const used = await db
    .updateTable('passkey')
    .set({ counter, last_used_at: now() })
    .where('id', '=', found.id)
    .where('counter', '=', found.counter)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (used === undefined) return refusal('passkeyRefused');
  if (found.status === 'locked') return refusal('accountLocked');
  await clearFailures(db, failureCounters(entrant));
  return { token: await openSession(db, found.player_id, body.browserUUID, call) };
}

/** The passkey of the request that was not revoked, if it is of the player whom the authenticator names. */
async function findPasskey({ body: { credential }, db }: Asked<PasskeyLogin>) {
  const found = await db
    .selectFrom('passkey')
    .innerJoin('passkey_owner', 'passkey_owner.player_id', 'passkey.player_id')
    .innerJoin('player', 'player.id', 'passkey.player_id')
    .selectAll('passkey')
    .select(['passkey_owner.handle', 'player.status'])
    .where('credential_id', '=', credential.id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  const handle = Buffer.from(credential.response.userHandle ?? '', 'base64url');
  return found !== undefined && handle.equals(found.handle) ? found : undefined;
}

type Found = NonNullable<Awaited<ReturnType<typeof findPasskey>>>;

/** The authenticator's new count, if its signature fits; null otherwise. A count that goes back means a copied key. */
async function newCounter(
  { body: { credential }, log }: Asked<PasskeyLogin>,
  found: Found,
  challenge: string,
  party: Party,
): Promise<number | null> {
  const { id, rawId, type, response } = credential;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId, type, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: [...party.origins],
      expectedRPID: party.domain,
      requireUserVerification: true,
      credential: {
        id: found.credential_id,
        publicKey: new Uint8Array(found.public_key),
        counter: found.counter,
        transports: [...found.transports],
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch (error) {
    log.warn({ passkey: found.id, reason: error instanceof Error ? error.message : String(error) }, 'passkey refused');
    return null;
  }
}
