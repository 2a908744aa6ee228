import { refusal, Refusal } from '../../base/refusal.js';
import { atomically } from '../../db/open.js';
import { isViolationOf } from '../../db/violations.js';
import { isWithin } from '../limits.js';
import { nameOr, tidyName } from '../names.js';
import type { Player } from '../player.js';
import type { Asked } from '../asked.js';
import type { Site } from '../../base/site.js';
import { dayAt } from '../site-day.js';
import { chooseAvatar } from './avatars.js';

const HOUR_MS = 3_600_000;
const EARLIEST_BIRTHDAY = '1900-01-01';

/** Fields of a profile; those that are left out stay. */
export interface ProfileChange {
  readonly nickname?: string | undefined;
  /** An avatar of the site by its id, or an uploaded picture by its address. */
  readonly avatar?: string | undefined;
  readonly realname?: string | undefined;
  readonly gender?: 'male' | 'female' | 'unknown' | 'custom' | undefined;
  /** YYYY-MM-DD. */
  readonly birthday?: string | undefined;
  readonly email?: string | undefined;
}

/**
 * Changes the fields that the body names and leaves the others. A birthday can be set once (spec section 5, decision
 * D5).
 */
export async function editProfile(call: Asked<ProfileChange, Player>): Promise<Refusal | null> {
  const { body, db, player, services, site, now } = call;
  if (!(await isWithin(db, services.clock, [[`edit:player:${player.id}`, { count: 60, windowMs: HOUR_MS }]])))
    return refusal('tooManyRequests');
  const nickname = body.nickname === undefined ? undefined : await nameOr(db, body.nickname, 'nickname', 'nickname');
  if (nickname instanceof Refusal) return nickname;
  const wrongBirthday = body.birthday === undefined ? null : birthdayProblem(body.birthday, site, now());
  if (wrongBirthday !== null) return wrongBirthday;
  const { avatar, realname, gender, birthday, email } = body;
  const changes = {
    ...(nickname === undefined ? {} : { nickname }),
    ...(realname === undefined ? {} : { realname: tidyName(realname) }),
    ...(gender === undefined ? {} : { gender }),
    ...(birthday === undefined ? {} : { birthday }),
    ...(email === undefined ? {} : { email }),
  };
  try {
    return await atomically(db, async (trx) => {
      if (Object.keys(changes).length > 0)
        await trx.updateTable('player').set(changes).where('id', '=', player.id).execute();
      if (avatar !== undefined && !(await chooseAvatar(trx, player.id, avatar, services)))
        throw refusal('invalidRequest', 'avatar');
      return null;
    });
  } catch (error) {
    if (isViolationOf(error, 'player_birthday_fixed')) return refusal('birthdayFixed', 'birthday');
    throw error;
  }
}

/** Days are in the site's time zone. A year of the Buddhist calendar is in the future, so it is refused here. */
function birthdayProblem(birthday: string, site: Site, now: Date): Refusal | null {
  const today = dayAt(site, now);
  if (birthday < EARLIEST_BIRTHDAY || birthday > today) return refusal('invalidRequest', 'birthday');
  const oldEnough = `${Number(birthday.slice(0, 4)) + (site.minimumAge ?? 0)}${birthday.slice(4)}`;
  return oldEnough > today ? refusal('tooYoung', 'birthday') : null;
}
