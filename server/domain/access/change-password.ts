import { refusal, type Refusal } from '../../base/refusal.js';
import { atomically } from '../../db/open.js';
import { isWithin } from '../limits.js';
import type { Player } from '../player.js';
import type { Asked, Circumstances } from '../asked.js';
import { isCommonPassword } from './common-passwords.js';
import { endOtherSessions } from './sessions.js';
import { notifyOfKeptPasskeys } from './passkeys.js';
import { notifyPlayer } from '../account/send-message.js';

const TRIES = { count: 10, windowMs: 900_000 };

/** Whether it is the player's password. Every check counts, so that a stolen session cannot guess the password. */
export async function isOwnPassword(
  { db, player, services }: Pick<Circumstances<Player>, 'db' | 'player' | 'services'>,
  password: string,
): Promise<{ hash: string } | Refusal> {
  if (!(await isWithin(db, services.clock, [[`password:player:${player.id}`, TRIES]])))
    return refusal('tooManyRequests');
  const { password_hash: hash } = await db
    .selectFrom('player')
    .select('password_hash')
    .where('id', '=', player.id)
    .executeTakeFirstOrThrow();
  return (await services.passwords.verify(hash, password)) ? { hash } : refusal('wrongPassword');
}

/** The player's old password, and the one that replaces it. */
export interface PasswordChange {
  readonly oldPassword: string;
  readonly newPassword: string;
}

/** Sets a new password and signs out every other session. */
export async function changePassword(call: Asked<PasswordChange, Player>): Promise<Refusal | null> {
  const { body, db, player, services, now } = call;
  if (await isCommonPassword(body.newPassword)) return refusal('passwordTooCommon', 'newPassword');
  const old = await isOwnPassword(call, body.oldPassword);
  if (!('hash' in old)) return refusal(old.problem, 'oldPassword');
  if (body.newPassword === body.oldPassword) return refusal('samePassword', 'newPassword');
  const passwordHash = await services.passwords.hash(body.newPassword);
  const at = now();
  return atomically(db, async (trx) => {
    // Of two parallel changes, the second finds that its old password is no longer valid.
    const { numUpdatedRows } = await trx
      .updateTable('player')
      .set({ password_hash: passwordHash, password_changed_at: at })
      .where('id', '=', player.id)
      .where('password_hash', '=', old.hash)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return refusal('wrongPassword', 'oldPassword');
    await endOtherSessions(trx, player, at);
    await notifyPlayer(trx, player.id, 'passwordChanged', at);
    await notifyOfKeptPasskeys(trx, player.id, at);
    return null;
  });
}
