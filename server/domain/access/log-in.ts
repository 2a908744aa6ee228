import { refusal, type Refusal } from '../../base/refusal.js';
import { isOn, siteSettings } from '../entry/site-settings.js';
import type { Asked } from '../asked.js';
import { captchaProblem } from './captchas.js';
import { isKnownBrowser } from './known-browsers.js';
import {
  clearFailures,
  countFailure,
  failureCounters,
  failuresOf,
  LOCK_AFTER,
  mayLogIn,
  takeBackFailure,
  type Counters,
} from './login-limits.js';
import { toZeroForm } from '../phone.js';
import { findPlayer } from './players.js';
import { openSession } from './sessions.js';

/**
 * Failed attempts on one account or from one browser after which a captcha is required, even where the site has
 * captchas off (decision C1).
 */
const CAPTCHA_AFTER = 3;
/** The same for an IP address, which many people may share. */
const CAPTCHA_AFTER_OF_ADDRESS = 30;

/** An account or a phone with its password, and the captcha where one is asked for. */
export interface PasswordLogin {
  readonly username: string;
  readonly password: string;
  readonly browserUUID: string;
  /** The id of the captcha, and what the player read in it. */
  readonly uuid?: string | undefined;
  readonly code?: string | undefined;
}

/**
 * Logs in with account or phone and password. The request takes the same time for unknown accounts as for known ones
 * (decision C8).
 */
export async function logIn(call: Asked<PasswordLogin>): Promise<{ token: string } | Refusal> {
  const { body, db, network, services, site, now } = call;
  const { clock } = services;
  const name = toZeroForm(body.username, site) ?? body.username.toLowerCase();
  const found = await findPlayer(db, name);
  // Attempts with the username and with the phone of an account count together.
  const account = found === undefined ? `name:${name}` : `account:${found.id}`;
  const isKnown = await isKnownBrowser(db, { id: found?.id ?? null }, body.browserUUID);
  const entrant = { account, browserUuid: body.browserUUID, isKnown, network };
  if (!(await mayLogIn(db, clock, entrant))) return refusal('tooManyRequests');
  const counters = failureCounters(entrant);
  const before = await failuresOf(db, clock, counters);
  const hasSolved = isOn((await siteSettings(db)).gameAccountCaptchaEnabled) || requiresCaptcha(before, 0);
  if (hasSolved) {
    const problem = await captchaProblem(db, { uuid: body.uuid, read: body.code, field: 'code' }, now());
    if (problem !== null) return problem;
  }
  if (before.account >= LOCK_AFTER) return refusal('accountLocked');

  // Counted before the password is checked, so that parallel guesses cannot exceed the limit.
  const counted = await countFailure(db, clock, counters);
  if (!hasSolved && requiresCaptcha(counted, 1)) {
    await takeBackFailure(db, counters);
    return refusal('captchaRequired', 'code');
  }
  if (counted.account > LOCK_AFTER) return refusal('accountLocked');
  let fits: boolean;
  try {
    fits = await services.passwords.verify(found?.password_hash ?? null, body.password);
  } catch (error) {
    // The server was too busy to check the password, so this attempt does not count.
    await takeBackFailure(db, counters);
    throw error;
  }
  if (!fits || found === undefined) return refusal('wrongCredentials');
  if (found.status === 'locked') {
    await takeBackFailure(db, counters);
    return refusal('accountLocked');
  }
  await clearFailures(db, counters);
  return { token: await openSession(db, found.id, body.browserUUID, call) };
}

/** Whether this many attempts require a captcha; `own` of them is the current attempt. */
function requiresCaptcha({ account, browser, address }: Counters<number>, own: 0 | 1): boolean {
  return Math.max(account, browser) - own >= CAPTCHA_AFTER || address - own >= CAPTCHA_AFTER_OF_ADDRESS;
}
