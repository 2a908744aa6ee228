import { refusal, type Refusal } from '../../base/refusal.js';
import { isWithin } from '../limits.js';
import type { Call } from '../../operations/operation.js';
import { isRightCode, spendCode } from './codes.js';
import { LOGINS } from './login-limits.js';
import { toZeroForm } from './phone.js';
import { openSession } from './sessions.js';

/** Logs in with a one-time code, for a player who cannot solve the captcha or forgot the password (decision C1). */
export async function logInByCode(call: Call<'smsLogin'>): Promise<{ token: string } | Refusal> {
  const { body, db, site, network, services, now } = call;
  const phone = toZeroForm(body.phone, site);
  if (phone === null) return refusal('wrongCode', 'code');
  if (!(await isWithin(db, services.clock, [[`login:ip:${network}`, LOGINS]]))) return refusal('tooManyRequests');
  if (!(await isRightCode(db, 'login', phone, body.code, now()))) return refusal('wrongCode', 'code');
  const player = await db.selectFrom('player').select(['id', 'status']).where('phone', '=', phone).executeTakeFirst();
  if (player === undefined || !(await spendCode(db, 'login', phone, body.code))) return refusal('wrongCode', 'code');
  if (player.status === 'locked') return refusal('accountLocked');
  return { token: await openSession(db, player.id, body.browserUUID, call) };
}
