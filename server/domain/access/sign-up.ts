import type { Transaction } from 'kysely';
import { refusal, Refusal } from '../../base/refusal.js';
import { isOn, siteSettings } from '../entry/site-settings.js';
import { atomically, type Db } from '../../db/open.js';
import type { Database } from '../../db/schema.js';
import { isViolationOf } from '../../db/violations.js';
import { isWithin } from '../limits.js';
import type { Asked } from '../asked.js';
import type { Services } from '../services.js';
import { notifyPlayer } from '../account/send-message.js';
import { bankOf, isOperator, OWN_OPERATOR } from '../wallet/cards.js';
import { browserAsker, isRightCode, spendCode, type CodeOf } from './codes.js';
import { isCommonPassword } from './common-passwords.js';
import { nameOr } from '../names.js';
import { toZeroForm } from '../phone.js';
import { addPlayer } from './players.js';
import { openSession } from './sessions.js';

const HOUR_MS = 3_600_000;

/** The bank card of a sign-up. */
export interface FirstCard {
  readonly bank: string;
  readonly bankCardName: string;
  readonly bankCardAccount: string;
  readonly bankCardRemark: string;
  readonly icon: string;
  readonly operatorCode: string;
}

/** What a person signs up with. */
export interface NewAccount {
  readonly phone: string;
  readonly username: string;
  readonly password: string;
  readonly browserUUID: string;
  readonly code?: string | undefined;
  readonly inviteCode?: string | undefined;
  readonly isAdult: boolean;
  readonly gameUserBankCard?: FirstCard | undefined;
}

type SignUpCall = Asked<NewAccount>;

/** Opens an account and logs in (spec section 4, Registration; decisions C4 to C6, D5). */
export async function signUp(call: SignUpCall): Promise<{ token: string } | Refusal> {
  const { body, db, site, lang, services, now } = call;
  const phone = toZeroForm(body.phone, site);
  if (phone === null) return refusal('invalidPhone', 'phone');
  const asked = await missingRequirement(phone, call);
  if (asked !== null) return asked;
  const { code } = body;
  const sent: CodeOf = { purpose: 'register', phone, asker: browserAsker(body.browserUUID) };
  if (code !== undefined && !(await isRightCode(db, sent, code, now()))) return refusal('wrongCode', 'code');
  const invitedBy = await inviterOf(db, body.inviteCode);
  if (invitedBy instanceof Refusal) return invitedBy;
  const { bankCardRemark = '', operatorCode = OWN_OPERATOR } = body.gameUserBankCard ?? {};
  const remark = bankCardRemark === '' ? phone : toZeroForm(bankCardRemark, site);
  if (remark === null) return refusal('invalidPhone', 'gameUserBankCard.bankCardRemark');
  if (!isOperator(services, operatorCode)) return refusal('invalidRequest', 'gameUserBankCard.operatorCode');
  const passwordHash = await services.passwords.hash(body.password);
  const at = now();
  try {
    return await atomically(db, async (trx) => {
      if (code !== undefined && !(await spendCode(trx, sent, code))) throw refusal('wrongCode', 'code');
      const id = await addPlayer(trx, {
        username: body.username,
        phone,
        passwordHash,
        language: lang,
        invitedBy,
        browserUuid: body.browserUUID,
        adultConfirmedAt: body.isAdult ? at : null,
        at,
      });
      if (body.gameUserBankCard !== undefined)
        await addFirstCard(trx, { ...body.gameUserBankCard, bankCardRemark: remark }, id, at);
      await notifyPlayer(trx, id, 'welcome', at);
      return { token: await openSession(trx, id, body.browserUUID, call) };
    });
  } catch (error) {
    if (isViolationOf(error, 'player_phone_key')) return refusal('phoneTaken', 'phone');
    if (isViolationOf(error, 'player_username')) return refusal('usernameTaken', 'username');
    throw error;
  }
}

/** What the site's settings and rules require and the request lacks. */
async function missingRequirement(
  phone: string,
  { body, db, site, network, services }: SignUpCall,
): Promise<Refusal | null> {
  const settings = await siteSettings(db);
  if (isOn(settings.gameAccountRegisterSMS) && body.code === undefined) return refusal('invalidRequest', 'code');
  if (isOn(settings.gameAccountRegisterBank) && body.gameUserBankCard === undefined)
    return refusal('invalidRequest', 'gameUserBankCard');
  if (site.minimumAge !== null && !body.isAdult) return refusal('ageNotConfirmed', 'isAdult');
  if (isNameOfAnotherPhone(body.username, phone, site)) return refusal('usernameTaken', 'username');
  if (await isCommonPassword(body.password)) return refusal('passwordTooCommon', 'password');
  const within = await isWithin(db, services.clock, [
    [`register:ip:${network}`, { count: 60, windowMs: HOUR_MS }],
    [`register:browser:${body.browserUUID}`, { count: 10, windowMs: HOUR_MS }],
  ]);
  return within ? null : refusal('tooManyRequests');
}

/** The player with this invitation code; null without a code. */
export async function inviterOf(db: Db, inviteCode: string | undefined): Promise<number | null | Refusal> {
  if (inviteCode === undefined) return null;
  const inviter = await db.selectFrom('player').select('id').where('invite_code', '=', inviteCode).executeTakeFirst();
  return inviter?.id ?? refusal('inviteUnknown', 'inviteCode');
}

/** A username that equals another player's phone would receive that player's logins. */
export function isNameOfAnotherPhone(username: string, phone: string, site: Services['site']): boolean {
  const named = toZeroForm(username, site);
  return named !== null && named !== phone;
}

/** The first card becomes the default (decision E5). Throws a refusal of the bank or of the holder's name. */
async function addFirstCard(trx: Transaction<Database>, card: FirstCard, playerId: number, at: Date): Promise<void> {
  const bank = await bankOf(trx, card.bank);
  if (bank === undefined) throw refusal('bankUnknown', 'gameUserBankCard.bank');
  const holder = await nameOr(trx, card.bankCardName, 'gameUserBankCard.bankCardName', 'holder');
  if (holder instanceof Refusal) throw holder;
  await trx
    .insertInto('player_bank_card')
    .values({
      player_id: playerId,
      bank_code: bank.code,
      // The client's name could be anything, and operators pay by what they read.
      bank_name: bank.name,
      holder,
      account_number: card.bankCardAccount,
      remark: card.bankCardRemark,
      icon: card.icon,
      operator_code: card.operatorCode,
      is_default: true,
      created_at: at,
    })
    .execute();
}
