import { refusal, type Refusal } from '../../contract/refusal.js';
import { isOn, siteSettings } from '../entry/site-settings.js';
import { countHit, forgetHits, hitsOf, isWithin } from '../../limits.js';
import type { Call } from '../../operation.js';
import { solveCaptcha } from './captchas.js';
import { toZeroForm } from './phone.js';
import { findPlayer } from './players.js';
import { openSession } from './sessions.js';

const MINUTE_MS = 60_000;

/** Wrong passwords of one account or browser after which a captcha is asked, also where it is off (decision C1). */
const CAPTCHA_AFTER = 3;
/** And after which the account rests; login by SMS code stays open. */
const LOCK_AFTER = 10;
const FAILURES_MS = 15 * MINUTE_MS;

/** Logs in with account or phone and password. Unknown accounts take as long as known ones (decision C8). */
export async function logIn(call: Call<'login'>): Promise<{ token: string } | Refusal> {
  const { body, db, ip, services, site, now } = call;
  const { clock } = services;
  if (!(await isWithin(db, clock, [[`login:ip:${ip}`, { count: 300, windowMs: 10 * MINUTE_MS }]]))) return refusal('tooManyRequests');
  const name = toZeroForm(body.username, site) ?? body.username.toLowerCase();
  const counters = [`login-failed:account:${name}`, `login-failed:browser:${body.browserUUID}`] as const;
  const [ofAccount, ofBrowser] = [await hitsOf(db, clock, counters[0]), await hitsOf(db, clock, counters[1])];

  const asksCaptcha = isOn((await siteSettings(db)).gameAccountCaptchaEnabled) || Math.max(ofAccount, ofBrowser) >= CAPTCHA_AFTER;
  if (asksCaptcha) {
    if (body.uuid === undefined || body.code === undefined || body.code === '') return refusal('captchaRequired', 'code');
    if (!(await solveCaptcha(db, body.uuid, body.code, now()))) return refusal('wrongCaptcha', 'code');
  }
  if (ofAccount >= LOCK_AFTER) return refusal('accountLocked');

  const found = await findPlayer(db, name);
  if (!(await services.passwords.verify(found?.password_hash ?? null, body.password)) || found === undefined) {
    for (const counter of counters) await countHit(db, clock, counter, FAILURES_MS);
    return refusal('wrongCredentials');
  }
  if (found.status === 'locked') return refusal('accountLocked');
  for (const counter of counters) await forgetHits(db, counter);
  return { token: await openSession(db, found.id, body.browserUUID, call) };
}
