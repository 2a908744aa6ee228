import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../../server/db/schema.js';
import { messageOf, sendMessages, formatAmount, type NewMessage } from '../../server/domain/account/send-message.js';
import { bonusMessage } from '../../server/domain/bonuses/give.js';
import type { Services } from '../../server/domain/services.js';
import { seeded } from '../art/random.js';
import { comments, ownComment, ownFeedback, replies } from '../content/comments.js';
import { DEVICES } from '../content/history/devices.js';
import { NOTICES } from '../content/notices.js';
import type { PlayableGame } from './imagine.js';

type Trx = Transaction<Database>;

const DAY_MS = 86_400_000;
/** Messages older than this have been read. */
const READ_AFTER_DAYS = 4;
const TALKED_ABOUT = 24;

/** Messages, devices, comments and feedback of several months: of the demo player and, for comments, of the regulars. */
export async function recordAccount(
  trx: Trx,
  { site }: Pick<Services, 'site'>,
  {
    demo,
    regulars,
    games,
  }: { readonly demo: number; readonly regulars: readonly number[]; readonly games: readonly PlayableGame[] },
  now: Date,
): Promise<void> {
  const ago = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  await trx
    .updateTable('player')
    .set({ realname: 'Demo Paraw', gender: 'unknown', email: 'demo@paraw.example' })
    .where('id', '=', demo)
    .execute();
  await recordDevices(trx, demo, now);
  await recordMessages(trx, site, demo, now);
  await recordComments(trx, site, demo, regulars, games, now);
  const { phone } = await trx.selectFrom('player').select('phone').where('id', '=', demo).executeTakeFirstOrThrow();
  await trx
    .insertInto('feedback')
    .values({
      player_id: demo,
      content: ownFeedback[site.defaultLocale],
      phone: phone ?? '',
      pictures: '[]',
      created_at: ago(17),
    })
    .execute();
}

async function recordDevices(trx: Trx, demo: number, now: Date): Promise<void> {
  const before = (hours: number): Date => new Date(now.getTime() - hours * (DAY_MS / 24));
  await trx
    .insertInto('session')
    .values(
      DEVICES.map(({ userAgent, ip, daysAgo, usedHoursAgo }, index) => ({
        player_id: demo,
        token_hash: createHash('sha256').update(`nobody has this ${index}`).digest(),
        browser_uuid: `00000000-0000-4000-8000-00000000000${index + 1}`,
        user_agent: userAgent,
        ip,
        created_at: before(24 * daysAgo),
        last_used_at: before(usedHoursAgo),
        ended_at: null,
      })),
    )
    .execute();
}

/** Messages of the site: about the seeded deposits and bonuses, about logins, and from the operator. */
async function recordMessages(trx: Trx, site: Services['site'], demo: number, now: Date): Promise<void> {
  const deposits = await trx
    .selectFrom('pay_order')
    .select(['order_no', 'amount', 'ended_at'])
    .where('player_id', '=', demo)
    .where('status', '=', 'done')
    .orderBy('created_at')
    .execute();
  const bonuses = await trx
    .selectFrom('bonus')
    .select(['player_id', 'kind', 'amount', 'created_at'])
    .where('player_id', '=', demo)
    .where('created_at', '<=', now)
    .orderBy('created_at')
    .execute();
  const ago = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  const told: NewMessage[] = [
    messageOf(demo, 'welcome', ago(199)),
    messageOf(demo, 'passwordChanged', ago(120)),
    messageOf(demo, 'newDevice', ago(28), { device: 'Chrome, Android' }),
    messageOf(demo, 'newDevice', ago(6), { device: 'Chrome, Windows' }),
    messageOf(demo, 'newDevice', ago(2), { device: 'Safari, iPhone' }),
    ...deposits.map(({ order_no, amount, ended_at }) =>
      messageOf(demo, 'depositDone', ended_at ?? now, { amount: formatAmount(amount, site), orderNo: order_no }),
    ),
    ...bonuses.map(({ created_at, ...bonus }) => bonusMessage(site, { ...bonus, at: created_at })),
    ...NOTICES.map(({ category, title, content, link, daysAgo }) => ({
      playerId: demo,
      category,
      kind: 'notice',
      title,
      content,
      link,
      at: ago(daysAgo),
    })),
  ];
  await sendMessages(
    trx,
    told.toSorted((one, other) => one.at.getTime() - other.at.getTime()),
  );
  await trx
    .updateTable('message')
    .set((eb) => ({ read_at: eb.ref('created_at') }))
    .where('player_id', '=', demo)
    .where('created_at', '<', ago(READ_AFTER_DAYS))
    .execute();
}

/** Comments of some regulars on the liked games, replies of others, and comments of the demo player. */
async function recordComments(
  trx: Trx,
  site: Services['site'],
  demo: number,
  regulars: readonly number[],
  games: readonly PlayableGame[],
  now: Date,
): Promise<void> {
  const random = seeded('comments');
  const lang = site.defaultLocale;
  const pick = <Item>(list: readonly Item[]): Item => list[Math.floor(random() * list.length)] as Item;
  const said = games.slice(0, TALKED_ABOUT).flatMap((game, place) => {
    // Each player comments at most once on a game.
    const speakers = regulars.filter(() => random() < (place < 6 ? 0.25 : 0.1));
    return speakers.map((player) => {
      const at = new Date(now.getTime() - Math.floor(random() * 60 * DAY_MS) - 2 * DAY_MS);
      const { words, score } = pick(comments);
      return { game_id: game.id, player_id: player, at, words, score };
    });
  });
  const first = games[0];
  if (first === undefined || said.length === 0) return;
  const all = [
    ...said,
    { game_id: first.id, player_id: demo, at: new Date(now.getTime() - 9 * DAY_MS), words: ownComment, score: 5 },
  ].toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const rows = await trx
    .insertInto('game_comment')
    .values(
      all.map(({ game_id, player_id, at, words, score }) => ({
        game_id,
        player_id,
        parent_id: null,
        reply_to: null,
        content: words[lang],
        score,
        created_at: at,
        deleted_at: null,
        hidden_at: null,
      })),
    )
    .returning(['id', 'game_id', 'player_id', 'created_at'])
    .execute();
  const answers = rows
    .filter(({ player_id }) => player_id === demo || random() < 0.3)
    .map((row) => ({
      game_id: row.game_id,
      player_id: pick(regulars.filter((id) => id !== row.player_id)),
      parent_id: row.id,
      reply_to: row.player_id,
      content: pick(replies)[lang],
      score: null,
      created_at: new Date(row.created_at.getTime() + Math.floor(random() * DAY_MS)),
      deleted_at: null,
      hidden_at: null,
    }));
  await trx.insertInto('game_comment').values(answers).execute();
}
