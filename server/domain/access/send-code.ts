import { refusal, type Refusal } from '../../contract/refusal.js';
import type { CodePurpose } from '../../db/values.js';
import { isWithin } from '../../limits.js';
import type { Call } from '../../operation.js';
import { CODE_TEXTS, NO_ACCOUNT_TEXT } from './code-texts.js';
import { newCode } from './codes.js';
import { isNonceOf, toZeroForm } from './phone.js';

const HOUR_MS = 3_600_000;

type SendCall = Call<
  | 'sendPhoneLoginCode'
  | 'sendRegisterPhoneCode'
  | 'sendForgotPasswordCode'
  | 'sendChangePhoneCode'
  | 'sendBindingPhoneCode'
>;

/** Purposes for which the phone must belong to an account. */
const NEEDS_ACCOUNT: ReadonlySet<CodePurpose> = new Set(['login', 'reset']);

/**
 * Sends a one-time code by SMS. Response and duration are the same for known and unknown phones (decisions C2, C8).
 * Limits count by IP address, browser and phone.
 */
export async function sendCode(
  purpose: CodePurpose,
  { body, db, lang, site, network, services, now }: SendCall,
): Promise<object | Refusal> {
  const phone = toZeroForm(body.phone, site);
  if (phone === null) return refusal('invalidPhone', 'phone');
  if (!isNonceOf(phone, body.code, site)) return refusal('invalidRequest', 'code');
  const within = await isWithin(db, services.clock, [
    [`code:ip:${network}`, { count: 60, windowMs: HOUR_MS }],
    [`code:browser:${body.browserUUID}`, { count: 20, windowMs: HOUR_MS }],
    // After these: a caller over its own limits must not use up those of other people's phones, and of the site.
    [`code:phone:${phone}`, { count: 10, windowMs: 24 * HOUR_MS }],
    ['code:site', { count: services.settings.MESSAGES_PER_HOUR, windowMs: HOUR_MS }],
  ]);
  if (!within) return refusal('tooManyRequests');
  const code = await newCode(db, purpose, phone, now());
  const account = await db.selectFrom('player').select('id').where('phone', '=', phone).executeTakeFirst();
  const text =
    NEEDS_ACCOUNT.has(purpose) && account === undefined
      ? NO_ACCOUNT_TEXT[lang]
      : CODE_TEXTS[purpose][lang].replace('{code}', code);
  await services.sms.send(db, phone, text);
  return {};
}
