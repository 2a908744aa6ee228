import { refusal, type Refusal } from '../../base/refusal.js';
import { atomically } from '../../db/open.js';
import { isWithin } from '../limits.js';
import type { Asked } from '../asked.js';
import { notifyOfKeptPasskeys } from './passkeys.js';
import { notifyPlayer } from '../account/send-message.js';
import { browserAsker, isRightCode, spendCode, type CodeOf } from './codes.js';
import { isCommonPassword } from './common-passwords.js';
import { isKnownBrowser } from './known-browsers.js';
import { toZeroForm } from '../phone.js';
import { endSessionsOf, openSession } from './sessions.js';

const HOUR_MS = 3_600_000;

/** Tries of one network, or of one known browser. */
const RESETS = { count: 60, windowMs: HOUR_MS };

/** A password reset removes a social login that was bound less than this long before. */
const NEW_BINDING_MS = 24 * HOUR_MS;

/** A new password, with the code that was sent to the player's phone. */
export interface PasswordReset {
  readonly phone: string;
  /** The account's name, or its phone. */
  readonly username: string;
  readonly password: string;
  readonly code: string;
  readonly browserUUID: string;
}

/** The player whose password was set, and the token of the new session. */
export interface Reset {
  readonly playerId: number;
  readonly token: string;
}

/** Sets a new password with a code, ends every session and logs in (decision C7, spec section 7: token and data). */
export async function resetPassword(call: Asked<PasswordReset>): Promise<Reset | Refusal> {
  const { body, db, site, network, services, now } = call;
  const phone = toZeroForm(body.phone, site);
  if (phone === null) return refusal('wrongCode', 'code');
  // A known browser is limited by itself: whoever shares its network cannot use up its tries.
  const isKnown = await isKnownBrowser(db, { phone }, body.browserUUID);
  const limited = isKnown ? `reset:phone:${phone}:browser:${body.browserUUID}` : `reset:ip:${network}`;
  if (!(await isWithin(db, services.clock, [[limited, RESETS]]))) return refusal('tooManyRequests');
  if (await isCommonPassword(body.password)) return refusal('passwordTooCommon', 'password');
  const sent: CodeOf = { purpose: 'reset', phone, asker: browserAsker(body.browserUUID) };
  if (!(await isRightCode(db, sent, body.code, now()))) return refusal('wrongCode', 'code');
  const player = await db
    .selectFrom('player')
    .select(['id', 'username'])
    .where('phone', '=', phone)
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (player === undefined) return refusal('wrongCode', 'code');
  const named = toZeroForm(body.username, site) ?? body.username.toLowerCase();
  if (named !== phone && named !== player.username.toLowerCase()) return refusal('invalidRequest', 'username');
  const passwordHash = await services.passwords.hash(body.password);
  const at = now();
  return atomically(db, async (trx) => {
    if (!(await spendCode(trx, sent, body.code))) throw refusal('wrongCode', 'code');
    await trx
      .updateTable('player')
      .set({ password_hash: passwordHash, password_changed_at: at })
      .where('id', '=', player.id)
      .execute();
    await endSessionsOf(trx, player.id, at);
    // A thief may have bound a social login shortly before; remove it. An older binding stays, and the player is
    // notified of it.
    await trx
      .deleteFrom('social_account')
      .where('player_id', '=', player.id)
      .where('bound_at', '>', new Date(at.getTime() - NEW_BINDING_MS))
      .execute();
    const bound = await trx
      .selectFrom('social_account')
      .select('name')
      .where('player_id', '=', player.id)
      .executeTakeFirst();
    await (bound === undefined
      ? notifyPlayer(trx, player.id, 'passwordChanged', at)
      : notifyPlayer(trx, player.id, 'passwordReset', at, { name: bound.name }));
    await notifyOfKeptPasskeys(trx, player.id, at);
    return { playerId: player.id, token: await openSession(trx, player.id, body.browserUUID, call) };
  });
}
