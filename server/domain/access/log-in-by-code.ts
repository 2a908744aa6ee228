import { refusal, type Refusal } from '../../base/refusal.js';
import type { Asked } from '../asked.js';
import { browserAsker, isRightCode, spendCode, type CodeOf } from './codes.js';
import { isKnownBrowser } from './known-browsers.js';
import { mayLogIn } from './login-limits.js';
import { toZeroForm } from '../phone.js';
import { openSession } from './sessions.js';

/** A phone with the code that was sent to it. */
export interface CodeLogin {
  readonly phone: string;
  readonly code: string;
  readonly browserUUID: string;
}

/** Logs in with a one-time code, for a player who cannot solve the captcha or forgot the password (decision C1). */
export async function logInByCode(call: Asked<CodeLogin>): Promise<{ token: string } | Refusal> {
  const { body, db, site, network, services, now } = call;
  const phone = toZeroForm(body.phone, site);
  if (phone === null) return refusal('wrongCode', 'code');
  const isKnown = await isKnownBrowser(db, { phone }, body.browserUUID);
  const entrant = { account: `phone:${phone}`, browserUuid: body.browserUUID, isKnown, network };
  if (!(await mayLogIn(db, services.clock, entrant))) return refusal('tooManyRequests');
  const sent: CodeOf = { purpose: 'login', phone, asker: browserAsker(body.browserUUID) };
  if (!(await isRightCode(db, sent, body.code, now()))) return refusal('wrongCode', 'code');
  const player = await db.selectFrom('player').select(['id', 'status']).where('phone', '=', phone).executeTakeFirst();
  if (player === undefined || !(await spendCode(db, sent, body.code))) return refusal('wrongCode', 'code');
  if (player.status === 'locked') return refusal('accountLocked');
  return { token: await openSession(db, player.id, body.browserUUID, call) };
}
