import { refusal, type Refusal } from '../../base/refusal.js';
import type { CodePurpose } from '../../db/values.js';
import { countHit, isWithin, type Limit } from '../limits.js';
import type { Player } from '../player.js';
import type { Asked } from '../asked.js';
import { captchaProblem } from './captchas.js';
import { CODE_TEXTS, NO_ACCOUNT_TEXT } from './code-texts.js';
import { browserAsker, newCode, playerAsker } from './codes.js';
import { isKnownBrowser } from './known-browsers.js';
import { isNonceOf, toZeroForm } from '../phone.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Who asks for a code, and the captcha where one is asked for. */
export interface CodeSender {
  readonly browserUUID: string;
  readonly captchaUuid?: string | undefined;
  readonly captcha?: string | undefined;
}

/** A code that is asked for: its phone, with the nonce that a client makes of the phone. */
export interface CodeWish extends CodeSender {
  readonly phone: string;
  readonly code: string;
}

/** Purposes for which the phone must belong to an account. */
const NEEDS_ACCOUNT: ReadonlySet<CodePurpose> = new Set(['login', 'reset']);

/** Purposes of a player who is logged in; the code is bound to the account, because its use carries no browser. */
const OF_PLAYER: ReadonlySet<CodePurpose> = new Set(['bindPhone', 'changePhone', 'leavePhone', 'withdraw']);

/** Codes to one phone in a day before each further one needs a captcha (decision C2). */
const FREE_SENDS = 3;
/** The same for a browser in an hour, whatever the phones, and for an address, which many people may share. */
const FREE_SENDS_OF_BROWSER = 6;
const FREE_SENDS_OF_ADDRESS = 30;

/**
 * Sends a one-time code by SMS. Response and duration are the same for known and unknown phones (decisions C2, C8).
 *
 * A sender is limited before a phone is: who is over the own limits, or solves no captcha, uses up nothing of a phone.
 * What strangers can use up of a phone, of a network and of the whole site returns within an hour, and does not touch a
 * browser in which the phone's owner has logged in before.
 */
export async function sendCode(purpose: CodePurpose, call: Asked<CodeWish>): Promise<object | Refusal> {
  const { body, site } = call;
  const phone = toZeroForm(body.phone, site);
  if (phone === null) return refusal('invalidPhone', 'phone');
  if (!isNonceOf(phone, body.code, site)) return refusal('invalidRequest', 'code');
  return sendTo(phone, purpose, call);
}

/** Sends a code to the phone that the player's account has now. The player knows it only masked, and does not name it. */
export async function sendOwnPhoneCode(
  purpose: 'leavePhone' | 'withdraw',
  call: Asked<CodeSender, Player>,
): Promise<object | Refusal> {
  return call.player.phone === null ? refusal('notFound') : sendTo(call.player.phone, purpose, call);
}

async function sendTo(phone: string, purpose: CodePurpose, call: Asked<CodeSender>): Promise<object | Refusal> {
  const { db, lang, services, now } = call;
  const problem = await limitProblem(phone, call);
  if (problem !== null) return problem;
  const code = await newCode(db, { purpose, phone, asker: askerOf(purpose, call) }, now());
  const account = await db.selectFrom('player').select('id').where('phone', '=', phone).executeTakeFirst();
  const text =
    NEEDS_ACCOUNT.has(purpose) && account === undefined
      ? NO_ACCOUNT_TEXT[lang]
      : CODE_TEXTS[purpose][lang].replace('{code}', code);
  await services.sms.send(phone, text);
  return {};
}

function askerOf(purpose: CodePurpose, { body, player }: Asked<CodeSender>): string {
  if (!OF_PLAYER.has(purpose)) return browserAsker(body.browserUUID);
  if (player === null) throw new Error(`a code to ${purpose} was asked for without a player`);
  return playerAsker(player.id);
}

/** Counts the code that is about to be sent; null if it may be sent. */
async function limitProblem(
  phone: string,
  { body, db, network, services, now }: Asked<CodeSender>,
): Promise<Refusal | null> {
  const { clock, settings } = services;
  const isKnown = await isKnownBrowser(db, { phone }, body.browserUUID);
  const ofBrowser = await countHit(db, clock, `code:browser:${body.browserUUID}`, HOUR_MS);
  if (ofBrowser > 20) return refusal('tooManyRequests');
  // Who shares the network of a known browser cannot use up its codes.
  const ofAddress = isKnown ? 0 : await countHit(db, clock, `code:ip:${network}`, HOUR_MS);
  if (ofAddress > 60) return refusal('tooManyRequests');
  // Counted before the captcha is checked, so that parallel requests get no more than three without one.
  const isFree =
    ofBrowser <= FREE_SENDS_OF_BROWSER &&
    ofAddress <= FREE_SENDS_OF_ADDRESS &&
    (isKnown || (await countHit(db, clock, `code:phone:${phone}`, DAY_MS)) <= FREE_SENDS);
  if (!isFree) {
    const solution = { uuid: body.captchaUuid, read: body.captcha, field: 'captcha' };
    const problem = await captchaProblem(db, solution, now());
    if (problem !== null) return problem;
  }
  const ofPhone: readonly [string, Limit] = isKnown
    ? [`code:phone-known:${phone}`, { count: 30, windowMs: DAY_MS }]
    : [`code:phone-hour:${phone}`, { count: 10, windowMs: HOUR_MS }];
  const isWithinAll = await isWithin(db, clock, [
    [`code:phone-of-browser:${phone}:${body.browserUUID}`, { count: 10, windowMs: DAY_MS }],
    ofPhone,
    // Last: who may not send anyway must not use up what the whole site may send.
    [isKnown ? 'code:site-known' : 'code:site', { count: settings.MESSAGES_PER_HOUR, windowMs: HOUR_MS }],
  ]);
  return isWithinAll ? null : refusal('tooManyRequests');
}
