import { refusal, type Refusal } from '../../contract/refusal.js';
import { isOn, siteSettings } from '../entry/site-settings.js';
import { countHit, forgetHits, hitsOf, isWithin, takeBackHit } from '../../limits.js';
import type { Call } from '../../operation.js';
import { solveCaptcha } from './captchas.js';
import { toZeroForm } from './phone.js';
import { findPlayer } from './players.js';
import { openSession } from './sessions.js';

const MINUTE_MS = 60_000;

/** Attempts on one account or from one browser after which a captcha is asked, also where it is off (decision C1). */
const CAPTCHA_AFTER = 3;
/** The same for an address, which many people may share. */
const CAPTCHA_AFTER_OF_ADDRESS = 30;
/** And after which the account rests; login by SMS code stays open. */
const LOCK_AFTER = 10;
const FAILURES_MS = 15 * MINUTE_MS;

/** Logs in with account or phone and password. Unknown accounts take as long as known ones (decision C8). */
export async function logIn(call: Call<'login'>): Promise<{ token: string } | Refusal> {
  const { body, db, ip, services, site, now } = call;
  const { clock } = services;
  if (!(await isWithin(db, clock, [[`login:ip:${ip}`, { count: 300, windowMs: 10 * MINUTE_MS }]])))
    return refusal('tooManyRequests');
  const name = toZeroForm(body.username, site) ?? body.username.toLowerCase();
  const found = await findPlayer(db, name);
  // Username and phone of one account count together.
  const counters: Counters = {
    account: found === undefined ? `login-failed:name:${name}` : `login-failed:account:${found.id}`,
    browser: `login-failed:browser:${body.browserUUID}`,
    address: `login-failed:ip:${ip}`,
  };
  const before = await eachCount(counters, (key) => hitsOf(db, clock, key));
  const hasSolved = isOn((await siteSettings(db)).gameAccountCaptchaEnabled) || asksCaptcha(before, 0);
  if (hasSolved) {
    if (body.uuid === undefined || body.code === undefined || body.code === '')
      return refusal('captchaRequired', 'code');
    if (!(await solveCaptcha(db, body.uuid, body.code, now()))) return refusal('wrongCaptcha', 'code');
  }
  if (before.account >= LOCK_AFTER) return refusal('accountLocked');

  // Counted before the password is looked at, so that many guesses at once are not more than so many.
  const counted = await eachCount(counters, (key) => countHit(db, clock, key, FAILURES_MS));
  const takeBack = () => eachCount(counters, (key) => takeBackHit(db, key));
  if (!hasSolved && asksCaptcha(counted, 1)) {
    await takeBack();
    return refusal('captchaRequired', 'code');
  }
  if (counted.account > LOCK_AFTER) return refusal('accountLocked');
  let fits: boolean;
  try {
    fits = await services.passwords.verify(found?.password_hash ?? null, body.password);
  } catch (error) {
    // Too busy to look: that was no guess.
    await takeBack();
    throw error;
  }
  if (!fits || found === undefined) return refusal('wrongCredentials');
  // Of the address only this one: an account of his own must not wipe out somebody's guesses at others'.
  await takeBackHit(db, counters.address);
  if (found.status === 'locked') {
    await takeBackHit(db, counters.account);
    await takeBackHit(db, counters.browser);
    return refusal('accountLocked');
  }
  await forgetHits(db, counters.account);
  await forgetHits(db, counters.browser);
  return { token: await openSession(db, found.id, body.browserUUID, call) };
}

type Counters<Value = string> = Readonly<Record<'account' | 'browser' | 'address', Value>>;

/** One after the other and always in this order. */
async function eachCount<Result>(
  { account, browser, address }: Counters,
  work: (key: string) => Promise<Result>,
): Promise<Counters<Result>> {
  return { account: await work(account), browser: await work(browser), address: await work(address) };
}

/** Whether so many attempts ask for a captcha; `own` of them is the one that is being made. */
function asksCaptcha({ account, browser, address }: Counters<number>, own: 0 | 1): boolean {
  return Math.max(account, browser) - own >= CAPTCHA_AFTER || address - own >= CAPTCHA_AFTER_OF_ADDRESS;
}
