import { refusal, type Refusal } from '../../contract/refusal.js';
import { isOn, siteSettings } from '../entry/site-settings.js';
import { countHit, clearHits, hitsOf, isWithin, takeBackHit } from '../../limits.js';
import type { Call } from '../../operation.js';
import { captchaProblem } from './captchas.js';
import { toZeroForm } from './phone.js';
import { findPlayer } from './players.js';
import { openSession } from './sessions.js';

const MINUTE_MS = 60_000;

/**
 * Failed attempts on one account or from one browser after which a captcha is required, even where the site has
 * captchas off (decision C1).
 */
const CAPTCHA_AFTER = 3;
/** The same for an IP address, which many people may share. */
const CAPTCHA_AFTER_OF_ADDRESS = 30;
/** Failed attempts on an account after which login by password is blocked; login by SMS code still works. */
const LOCK_AFTER = 10;
const FAILURES_MS = 15 * MINUTE_MS;

/**
 * Logs in with account or phone and password. The request takes the same time for unknown accounts as for known ones
 * (decision C8).
 */
export async function logIn(call: Call<'login'>): Promise<{ token: string } | Refusal> {
  const { body, db, network, services, site, now } = call;
  const { clock } = services;
  if (!(await isWithin(db, clock, [[`login:ip:${network}`, { count: 300, windowMs: 10 * MINUTE_MS }]])))
    return refusal('tooManyRequests');
  const name = toZeroForm(body.username, site) ?? body.username.toLowerCase();
  const found = await findPlayer(db, name);
  // Attempts with the username and with the phone of an account count together.
  const counters: Counters = {
    account: found === undefined ? `login-failed:name:${name}` : `login-failed:account:${found.id}`,
    browser: `login-failed:browser:${body.browserUUID}`,
    address: `login-failed:ip:${network}`,
  };
  const before = await eachCount(counters, (key) => hitsOf(db, clock, key));
  const hasSolved = isOn((await siteSettings(db)).gameAccountCaptchaEnabled) || requiresCaptcha(before, 0);
  if (hasSolved) {
    const problem = await captchaProblem(db, { uuid: body.uuid, read: body.code, field: 'code' }, now());
    if (problem !== null) return problem;
  }
  if (before.account >= LOCK_AFTER) return refusal('accountLocked');

  // Counted before the password is checked, so that parallel guesses cannot exceed the limit.
  const counted = await eachCount(counters, (key) => countHit(db, clock, key, FAILURES_MS));
  const takeBack = () => eachCount(counters, (key) => takeBackHit(db, key));
  if (!hasSolved && requiresCaptcha(counted, 1)) {
    await takeBack();
    return refusal('captchaRequired', 'code');
  }
  if (counted.account > LOCK_AFTER) return refusal('accountLocked');
  let fits: boolean;
  try {
    fits = await services.passwords.verify(found?.password_hash ?? null, body.password);
  } catch (error) {
    // The server was too busy to check the password, so this attempt does not count.
    await takeBack();
    throw error;
  }
  if (!fits || found === undefined) return refusal('wrongCredentials');
  // Take back only this attempt for the address; logging in to one's own account must not clear failures against other
  // accounts.
  await takeBackHit(db, counters.address);
  if (found.status === 'locked') {
    await takeBackHit(db, counters.account);
    await takeBackHit(db, counters.browser);
    return refusal('accountLocked');
  }
  await clearHits(db, counters.account);
  await clearHits(db, counters.browser);
  return { token: await openSession(db, found.id, body.browserUUID, call) };
}

type Counters<Value = string> = Readonly<Record<'account' | 'browser' | 'address', Value>>;

/** Runs one after the other, always in the same order. */
async function eachCount<Result>(
  { account, browser, address }: Counters,
  work: (key: string) => Promise<Result>,
): Promise<Counters<Result>> {
  return { account: await work(account), browser: await work(browser), address: await work(address) };
}

/** Whether this many attempts require a captcha; `own` of them is the current attempt. */
function requiresCaptcha({ account, browser, address }: Counters<number>, own: 0 | 1): boolean {
  return Math.max(account, browser) - own >= CAPTCHA_AFTER || address - own >= CAPTCHA_AFTER_OF_ADDRESS;
}
