import { refusal, Refusal } from '../../base/refusal.js';
import { atomically } from '../../db/open.js';
import { isViolationOf } from '../../db/violations.js';
import type { Player } from '../player.js';
import type { Asked } from '../asked.js';
import { isRightCode, playerAsker, spendCode, type CodeOf } from './codes.js';
import { toZeroForm } from '../phone.js';
import { maskPhone } from './mask-phone.js';
import { endOtherSessions } from './sessions.js';
import { isOwnPassword } from './change-password.js';
import { notifyPlayer } from '../account/send-message.js';
import { OLD_PHONE_TEXT } from './old-phone-text.js';

/** A phone with the code that was sent to it. */
export interface NewPhone {
  readonly phone: string;
  readonly code: string;
}

/** A new phone, with the proof that the account is the player's. */
export interface PhoneChange extends NewPhone {
  /** The code that was sent to the old phone. */
  readonly oldCode?: string | undefined;
  readonly password?: string | undefined;
}

/**
 * Moves the account to another phone; requires a code sent to the new phone, and a code sent to the old one or the
 * password. Whoever holds the old phone could set another password by SMS, so its code proves no less.
 */
export async function changePhone(call: Asked<PhoneChange, Player>): Promise<Refusal | null> {
  const { body, db, player, site, now } = call;
  const phone = toZeroForm(body.phone, site);
  if (phone === null) return refusal('invalidPhone', 'phone');
  const unproven = await ownerProblem(call);
  if (unproven !== null) return unproven;
  const sent: CodeOf = { purpose: 'changePhone', phone, asker: playerAsker(player.id) };
  if (!(await isRightCode(db, sent, body.code, now()))) return refusal('wrongCode', 'code');
  const at = now();
  const problem = await settingPhone(() =>
    atomically(db, async (trx) => {
      if (!(await spendCode(trx, sent, body.code))) throw refusal('wrongCode', 'code');
      if (body.oldCode !== undefined && !(await spendCode(trx, sentToOldPhone(player), body.oldCode)))
        throw refusal('wrongCode', 'oldCode');
      await trx
        .updateTable('player')
        .set({ phone, ...usernameAfter(player, phone) })
        .where('id', '=', player.id)
        .execute();
      await endOtherSessions(trx, player, at);
      await notifyPlayer(trx, player.id, 'phoneChanged', at, { phone: maskPhone(phone) });
      return null;
    }),
  );
  if (problem === null) await notifyOldPhone(call);
  return problem;
}

/** After the change: a gateway that hangs must neither hold the player's row nor undo the change. */
async function notifyOldPhone({ player, services, lang, log }: Asked<PhoneChange, Player>): Promise<void> {
  if (player.phone === null) return;
  await services.sms
    .send(player.phone, OLD_PHONE_TEXT[lang])
    // Why is logged where the call was made.
    .catch(() => log.error({ player: player.id }, 'the old phone was not notified'));
}

const sentToOldPhone = ({ id, phone }: Player): CodeOf => ({
  purpose: 'leavePhone',
  phone: phone ?? '',
  asker: playerAsker(id),
});

/** Why the caller is not taken for the owner of the account; null with a right code of the old phone, or the password. */
async function ownerProblem(call: Asked<PhoneChange, Player>): Promise<Refusal | null> {
  const { body, db, player, now } = call;
  if (body.oldCode !== undefined) {
    const isRight = await isRightCode(db, sentToOldPhone(player), body.oldCode, now());
    return isRight ? null : refusal('wrongCode', 'oldCode');
  }
  if (body.password === undefined) return refusal('invalidRequest', 'oldCode');
  const password = await isOwnPassword(call, body.password);
  return 'hash' in password ? null : refusal(password.problem, 'password');
}

/** Adds a phone to an account that was opened by a social login (POST /oauth/bindingPhone). */
export async function bindPhone(call: Asked<NewPhone, Player>): Promise<Refusal | null> {
  const { body, db, player, site, now } = call;
  const phone = toZeroForm(body.phone, site);
  if (phone === null) return refusal('invalidPhone', 'phone');
  if (player.phone !== null) return refusal('phoneBound', 'phone');
  const sent: CodeOf = { purpose: 'bindPhone', phone, asker: playerAsker(player.id) };
  if (!(await isRightCode(db, sent, body.code, now()))) return refusal('wrongCode', 'code');
  const at = now();
  return settingPhone(() =>
    atomically(db, async (trx) => {
      if (!(await spendCode(trx, sent, body.code))) throw refusal('wrongCode', 'code');
      const { numUpdatedRows } = await trx
        .updateTable('player')
        .set({ phone })
        .where('id', '=', player.id)
        .where('phone', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw refusal('phoneBound', 'phone');
      await notifyPlayer(trx, player.id, 'phoneChanged', at, { phone: maskPhone(phone) });
      return null;
    }),
  );
}

async function settingPhone(work: () => Promise<Refusal | null>): Promise<Refusal | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) return error;
    if (isViolationOf(error, 'player_phone_key') || isViolationOf(error, 'player_username'))
      return refusal('phoneTaken', 'phone');
    throw error;
  }
}

/**
 * A username that was made from the old phone (decision C4) is replaced by the new phone, because the old number may
 * get another owner.
 */
function usernameAfter({ username, phone: old }: Player, phone: string): { username?: string } {
  return old !== null && username === old ? { username: phone } : {};
}
