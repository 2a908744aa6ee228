import { Refusal, refusal } from '../../base/refusal.js';
import { isWithin } from '../limits.js';
import type { Asked } from '../asked.js';
import { isKnownBrowser } from './known-browsers.js';
import { clearFailures, failureCounters, LOGINS, mayLogIn } from './login-limits.js';
import { CEREMONY_MS, newChallenge, partyOf } from './passkey-challenges.js';
import { openSession } from './sessions.js';
import { findPasskey, usePasskey, type SignedPasskey } from './use-passkey.js';

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

/** What the browser has signed, and which browser it is. */
export interface PasskeyLogin {
  readonly browserUUID: string;
  readonly credential: SignedPasskey;
}

/**
 * Logs in with a passkey, under the limit of logins (decision C10). A signature cannot be guessed, so no captcha is asked
 * for, and failures do not block the account: a stranger's wrong passwords must not close this way too.
 */
export async function logInByPasskey(call: Asked<PasskeyLogin>): Promise<{ token: string } | Refusal> {
  const { body, db, network, services } = call;
  const party = partyOf(call);
  if (party === null) return refusal('passkeyUnavailable');
  const found = await findPasskey(call);
  const isKnown = await isKnownBrowser(db, { id: found?.player_id ?? null }, body.browserUUID);
  const account = `account:${found?.player_id ?? ''}`;
  const entrant = { account, browserUuid: body.browserUUID, isKnown, network };
  if (!(await mayLogIn(db, services.clock, entrant))) return refusal('tooManyRequests');
  const use = { purpose: 'login', browserUuid: body.browserUUID } as const;
  const used = await usePasskey(call, found, use, party);
  if (used instanceof Refusal) return used;
  if (used.status === 'locked') return refusal('accountLocked');
  await clearFailures(db, failureCounters(entrant));
  return { token: await openSession(db, used.player_id, body.browserUUID, call) };
}
