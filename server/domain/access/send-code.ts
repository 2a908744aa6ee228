import { refusal, type Refusal } from '../../base/refusal.js';
import type { Db } from '../../db/open.js';
import type { CodePurpose } from '../../db/values.js';
import { countHit, isWithin } from '../limits.js';
import type { Call, Player } from '../../operations/operation.js';
import { captchaProblem } from './captchas.js';
import { CODE_TEXTS, NO_ACCOUNT_TEXT } from './code-texts.js';
import { newCode } from './codes.js';
import { isNonceOf, toZeroForm } from './phone.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type SendCall = Call<
  | 'sendPhoneLoginCode'
  | 'sendRegisterPhoneCode'
  | 'sendForgotPasswordCode'
  | 'sendChangePhoneCode'
  | 'sendBindingPhoneCode'
>;
type SenderCall = SendCall | Call<'sendOldPhoneCode', Player>;

/** Purposes for which the phone must belong to an account. */
const NEEDS_ACCOUNT: ReadonlySet<CodePurpose> = new Set(['login', 'reset']);

/** Codes to one phone in a day before each further one needs a captcha (decision C2). */
const FREE_SENDS = 3;
/** The same for a browser in an hour, whatever the phones, and for an address, which many people may share. */
const FREE_SENDS_OF_BROWSER = 6;
const FREE_SENDS_OF_ADDRESS = 30;

/**
 * Sends a one-time code by SMS. Response and duration are the same for known and unknown phones (decisions C2, C8).
 *
 * A sender is limited before a phone is: who is over the own limits, or solves no captcha, uses up nothing of a phone.
 * What strangers can use up of a phone returns within an hour, and does not touch a browser in which the phone's owner
 * has logged in before.
 */
export async function sendCode(purpose: CodePurpose, call: SendCall): Promise<object | Refusal> {
  const { body, site } = call;
  const phone = toZeroForm(body.phone, site);
  if (phone === null) return refusal('invalidPhone', 'phone');
  if (!isNonceOf(phone, body.code, site)) return refusal('invalidRequest', 'code');
  return sendTo(phone, purpose, call);
}

/** Sends a code to the phone that the player's account has now. The player knows it only masked, and does not name it. */
export async function sendOldPhoneCode(call: Call<'sendOldPhoneCode', Player>): Promise<object | Refusal> {
  return call.player.phone === null ? refusal('notFound') : sendTo(call.player.phone, 'leavePhone', call);
}

async function sendTo(phone: string, purpose: CodePurpose, call: SenderCall): Promise<object | Refusal> {
  const { db, lang, services, now } = call;
  const problem = await limitProblem(phone, call);
  if (problem !== null) return problem;
  const code = await newCode(db, purpose, phone, now());
  const account = await db.selectFrom('player').select('id').where('phone', '=', phone).executeTakeFirst();
  const text =
    NEEDS_ACCOUNT.has(purpose) && account === undefined
      ? NO_ACCOUNT_TEXT[lang]
      : CODE_TEXTS[purpose][lang].replace('{code}', code);
  await services.sms.send(db, phone, text);
  return {};
}

/** Counts the code that is about to be sent; null if it may be sent. */
async function limitProblem(phone: string, { body, db, network, services, now }: SenderCall): Promise<Refusal | null> {
  const { clock, settings } = services;
  const ofBrowser = await countHit(db, clock, `code:browser:${body.browserUUID}`, HOUR_MS);
  if (ofBrowser > 20) return refusal('tooManyRequests');
  const ofAddress = await countHit(db, clock, `code:ip:${network}`, HOUR_MS);
  if (ofAddress > 60) return refusal('tooManyRequests');
  const sent = `code:phone:${phone}`;
  const isOwner = await isBrowserOfOwner(db, phone, body.browserUUID);
  // Counted before the captcha is checked, so that parallel requests get no more than three without one.
  const isFree =
    ofBrowser <= FREE_SENDS_OF_BROWSER &&
    ofAddress <= FREE_SENDS_OF_ADDRESS &&
    (isOwner || (await countHit(db, clock, sent, DAY_MS)) <= FREE_SENDS);
  if (!isFree) {
    const solution = { uuid: body.captchaUuid, read: body.captcha, field: 'captcha' };
    const problem = await captchaProblem(db, solution, now());
    if (problem !== null) return problem;
  }
  const isWithinAll = await isWithin(db, clock, [
    [`code:phone-of-browser:${phone}:${body.browserUUID}`, { count: 10, windowMs: DAY_MS }],
    ...(isOwner ? [] : [[`code:phone-hour:${phone}`, { count: 10, windowMs: HOUR_MS }] as const]),
    // Last: who may not send anyway must not use up what the whole site may send.
    ['code:site', { count: settings.MESSAGES_PER_HOUR, windowMs: HOUR_MS }],
  ]);
  return isWithinAll ? null : refusal('tooManyRequests');
}

/** Whether the phone's player has logged in from this browser, whose random id a stranger cannot know (C8). */
async function isBrowserOfOwner(db: Db, phone: string, browserUuid: string): Promise<boolean> {
  const session = await db
    .selectFrom('session')
    .innerJoin('player', 'player.id', 'session.player_id')
    .select('session.id')
    .where('session.browser_uuid', '=', browserUuid)
    .where('player.phone', '=', phone)
    .executeTakeFirst();
  return session !== undefined;
}
