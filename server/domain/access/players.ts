import { randomInt } from 'node:crypto';
import type { Db } from '../../db/open.js';
import type { Locale } from '../../base/locale.js';

/** The fields of a new account; the phone is in 0-form. */
export interface NewPlayer {
  readonly username: string;
  /** Null for an account that was opened by a social login. */
  readonly phone: string | null;
  /** Argon2id hash in PHC format. */
  readonly passwordHash: string;
  readonly language: Locale;
  readonly nickname?: string;
  readonly avatar?: string;
  readonly level?: number;
  readonly invitedBy?: number | null;
  readonly browserUuid?: string | null;
  readonly adultConfirmedAt?: Date | null;
  readonly inviteCode?: string;
  readonly at: Date;
}

/** Adds an account and returns its id. A taken phone or username violates `player_phone_key` or `player_username`. */
export async function addPlayer(db: Db, player: NewPlayer): Promise<number> {
  const row = await db
    .insertInto('player')
    .values({
      username: player.username,
      phone: player.phone,
      password_hash: player.passwordHash,
      nickname: player.nickname ?? player.username,
      avatar: player.avatar ?? '',
      level: player.level ?? 0,
      language: player.language,
      invite_code: player.inviteCode ?? (await freeInviteCode(db)),
      invited_by: player.invitedBy ?? null,
      browser_uuid: player.browserUuid ?? null,
      adult_confirmed_at: player.adultConfirmedAt ?? null,
      password_changed_at: player.at,
      created_at: player.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/**
 * Finds an account by username or by phone in 0-form. If one account's username equals another's phone, the username
 * wins.
 */
export async function findPlayer(
  db: Db,
  name: string,
): Promise<{ id: number; password_hash: string; status: 'active' | 'locked' } | undefined> {
  const rows = await db
    .selectFrom('player')
    .select(['id', 'password_hash', 'status', 'phone'])
    .where((where) =>
      where.or([where(where.fn<string>('lower', ['username']), '=', name.toLowerCase()), where('phone', '=', name)]),
    )
    .execute();
  return rows.find((row) => row.phone !== name) ?? rows[0];
}

/** So many taken codes in a row mean that the codes are used up. */
const MOST_DRAWS = 20;

/** Letters and digits that are not mistaken for one another. */
const INVITE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/**
 * An invitation code that no player has. Among a million players, one in a thousand codes is taken: another is drawn.
 * It is looked for before the insert, because a violation would end the caller's transaction.
 */
export async function freeInviteCode(db: Db, draw: () => string = newInviteCode): Promise<string> {
  for (let tries = 0; tries < MOST_DRAWS; tries += 1) {
    const code = draw();
    const taken = await db.selectFrom('player').select('id').where('invite_code', '=', code).executeTakeFirst();
    if (taken === undefined) return code;
  }
  throw new Error(`${MOST_DRAWS} invitation codes were taken`);
}

function newInviteCode(): string {
  return Array.from({ length: 6 }, () => INVITE_LETTERS[randomInt(INVITE_LETTERS.length)]).join('');
}
