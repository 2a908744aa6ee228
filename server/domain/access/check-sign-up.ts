import { Refusal, refusal } from '../../base/refusal.js';
import type { Db } from '../../db/open.js';
import { isWithin } from '../limits.js';
import type { Asked } from '../asked.js';
import { isOn, siteSettings } from '../entry/site-settings.js';
import { browserAsker, isRightCode, type CodeOf } from './codes.js';
import { isCommonPassword } from './common-passwords.js';
import { toZeroForm } from '../phone.js';
import { inviterOf, isNameOfAnotherPhone } from './sign-up.js';

const HOUR_MS = 3_600_000;

/** The fields of a sign-up, as far as they are known. */
export interface BegunSignUp {
  readonly phone: string;
  readonly browserUUID: string;
  readonly code?: string | undefined;
  readonly username?: string | undefined;
  readonly password?: string | undefined;
  readonly inviteCode?: string | undefined;
}

/** All that is wrong with the fields of a sign-up that are known so far. Uses nothing up but the tries of a wrong code. */
export async function checkSignUp(call: Asked<BegunSignUp>): Promise<readonly Refusal[] | Refusal> {
  const { body, db, site, network, services } = call;
  const phone = toZeroForm(body.phone, site);
  if (phone === null) return refusal('invalidPhone', 'phone');
  const within = await isWithin(db, services.clock, [
    [`register-check:ip:${network}`, { count: 300, windowMs: HOUR_MS }],
    [`register-check:browser:${body.browserUUID}`, { count: 60, windowMs: HOUR_MS }],
  ]);
  if (!within) return refusal('tooManyRequests');
  return problemsOf(phone, call);
}

async function problemsOf(phone: string, { body, db, site, now }: Asked<BegunSignUp>): Promise<Refusal[]> {
  const needsCode = isOn((await siteSettings(db)).gameAccountRegisterSMS);
  const ofPassword =
    body.password !== undefined && (await isCommonPassword(body.password))
      ? [refusal('passwordTooCommon', 'password')]
      : [];
  // What exists is said only to the owner of the phone, as at the end of the sign-up (C8).
  if (needsCode && body.code === undefined) return ofPassword;
  const sent: CodeOf = { purpose: 'register', phone, asker: browserAsker(body.browserUUID) };
  if (body.code !== undefined && !(await isRightCode(db, sent, body.code, now())))
    return [refusal('wrongCode', 'code')];
  const isTaken = async () =>
    (await db.selectFrom('player').select('id').where('phone', '=', phone).executeTakeFirst()) !== undefined;
  const inviter = await inviterOf(db, body.inviteCode);
  return [
    ...(needsCode && (await isTaken()) ? [refusal('phoneTaken', 'phone')] : []),
    ...(body.username !== undefined &&
    (isNameOfAnotherPhone(body.username, phone, site) || (await isUsernameTaken(db, body.username, phone)))
      ? [refusal('usernameTaken', 'username')]
      : []),
    ...ofPassword,
    ...(inviter instanceof Refusal ? [inviter] : []),
  ];
}

/** Usernames are compared without their case. An account whose name is this phone is reported as a taken phone. */
async function isUsernameTaken(db: Db, username: string, phone: string): Promise<boolean> {
  if (username === phone) return false;
  const named = await db
    .selectFrom('player')
    .select('id')
    .where((eb) => eb.fn<string>('lower', ['username']), '=', username.toLowerCase())
    .executeTakeFirst();
  return named !== undefined;
}
