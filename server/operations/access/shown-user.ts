import type { components } from '../../../openapi/user-api.js';
import type { Db } from '../../db/open.js';
import { maskPhone } from '../../domain/access/mask-phone.js';
import type { Pictures } from '../../domain/pictures.js';

/** The player's own user data, with the phone masked. */
export async function userOf(db: Db, pictures: Pictures, playerId: number): Promise<components['schemas']['User']> {
  const row = await db
    .selectFrom('player')
    .leftJoin('player_level', 'player_level.level', 'player.level')
    .select([
      'player.id',
      'username',
      'nickname',
      'phone',
      'avatar',
      'player.level',
      'player_level.name as levelName',
      'language',
      'created_at',
      'realname',
      'gender',
      'birthday',
      'email',
      'avatar_url',
    ])
    .where('player.id', '=', playerId)
    .executeTakeFirstOrThrow();
  return {
    userId: String(row.id),
    username: row.username,
    nickname: row.nickname,
    phone: row.phone === null ? '' : maskPhone(row.phone),
    avatar: pictures.avatar(row.avatar, row.id),
    avatarUrl: row.avatar_url === '' ? null : row.avatar_url,
    realname: row.realname,
    gender: row.gender,
    birthday: row.birthday,
    email: row.email,
    level: row.level,
    levelName: row.levelName ?? '',
    language: row.language,
    createTime: row.created_at.toISOString(),
  };
}
