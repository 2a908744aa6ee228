import type { Transaction } from 'kysely';
import type { Database } from '../server/db/schema.js';
import type { Services } from '../server/domain/services.js';
import { addPlayer } from '../server/domain/access/players.js';
import { seeded } from './art/random.js';
import { GAMES } from './content/games.js';
import { NEWCOMERS, SEEDED_PLAYERS } from './content/players.js';
import { DEMO, phoneOf } from './demo-player.js';
import type { Regular } from './history/imagine.js';

const DAY_MS = 86_400_000;

/** Number of regulars, from the first, who registered with the demo player's invite code. */
const FRIENDS = 3;

/** Adds the demo player and the regulars. The passwords of the regulars are unknown, so nobody can log in as one. */
export async function seedPeople(
  trx: Transaction<Database>,
  { site }: Pick<Services, 'site'>,
  hashes: { readonly demo: string; readonly regular: string },
  now: Date,
): Promise<{
  readonly demo: Regular;
  readonly regulars: readonly Regular[];
  readonly friends: readonly Regular[];
  readonly newcomers: readonly Regular[];
}> {
  const id = await addPlayer(trx, {
    username: DEMO.username,
    phone: DEMO.phone[site.country],
    passwordHash: hashes.demo,
    language: site.defaultLocale,
    nickname: 'Demo',
    level: 1,
    inviteCode: 'PARAW1',
    adultConfirmedAt: now,
    at: new Date(now.getTime() - 200 * DAY_MS),
  });
  const regulars: Regular[] = [];
  for (const [index, { username, nickname, avatarArtId, level }] of SEEDED_PLAYERS.entries()) {
    const at = new Date(now.getTime() - (35 + ((index * 7) % 90)) * DAY_MS);
    const regular = await addPlayer(trx, {
      username,
      phone: phoneOf(site.country, index),
      passwordHash: hashes.regular,
      language: site.defaultLocale,
      nickname,
      avatar: avatarArtId,
      level,
      invitedBy: index < FRIENDS ? id : null,
      adultConfirmedAt: at,
      at,
    });
    regulars.push({ id: regular, username, wallet: 0 });
  }
  const newcomers: Regular[] = [];
  for (const [index, username] of NEWCOMERS.entries()) {
    const at = new Date(now.getTime() - (5 - index) * DAY_MS);
    const newcomer = await addPlayer(trx, {
      username,
      phone: phoneOf(site.country, SEEDED_PLAYERS.length + index),
      passwordHash: hashes.regular,
      language: site.defaultLocale,
      invitedBy: id,
      adultConfirmedAt: at,
      at,
    });
    newcomers.push({ id: newcomer, username, wallet: 0 });
  }
  await seedLikes(trx, regulars, id, now);
  return { demo: { id, username: DEMO.username, wallet: 0 }, regulars, friends: regulars.slice(0, FRIENDS), newcomers };
}

/** Writes likes of the regulars, more for the hot games, and a few favourites of the demo player. */
async function seedLikes(
  trx: Transaction<Database>,
  regulars: readonly Regular[],
  demo: number,
  now: Date,
): Promise<void> {
  const random = seeded('likes');
  const likes = regulars.flatMap(({ id }) =>
    GAMES.filter(({ hotPosition }) => random() < (hotPosition === null ? 0.06 : 0.45)).map((game) => ({
      player_id: id,
      game_id: game.id,
      liked_at: new Date(now.getTime() - Math.floor(random() * 30) * DAY_MS),
      favorited_at: null,
      played_at: null,
    })),
  );
  for (let start = 0; start < likes.length; start += 500)
    await trx
      .insertInto('player_game')
      .values(likes.slice(start, start + 500))
      .execute();
  const favourites = GAMES.filter(({ isOpen }) => isOpen).slice(0, 4);
  await trx
    .insertInto('player_game')
    .values(
      favourites.map((game, index) => ({
        player_id: demo,
        game_id: game.id,
        liked_at: index < 2 ? now : null,
        favorited_at: new Date(now.getTime() - index * DAY_MS),
        played_at: null,
      })),
    )
    .execute();
}
