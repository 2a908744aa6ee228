import type { components } from '../../../openapi/user-api.js';
import { refusal, type Refusal } from '../../contract/refusal.js';
import { atomically, type Db } from '../../db/open.js';
import { isWithin } from '../../limits.js';
import type { Call, Player } from '../../operation.js';
import type { Services } from '../../services.js';
import { numberOf } from './ids.js';
import { offsetOf, type Page } from './paging.js';
import { maskName } from './winners.js';

type Comment = components['schemas']['GameComment'];

const LIMIT = { count: 10, windowMs: 600_000 };

/** Limit of one player's reports: more of them look like a campaign against another player. */
const REPORT_LIMIT = { count: 20, windowMs: 3_600_000 };

/** Reports by this many players hide a comment until an operator has reviewed it. */
const REPORTS_TO_HIDE = 3;

/** Comments that the player may see: not deleted, and not hidden unless they are the player's own. */
const visible = (db: Db, player: Player | null) =>
  db
    .selectFrom('game_comment as comment')
    .where('comment.deleted_at', 'is', null)
    .where((is) => is.or([is('comment.hidden_at', 'is', null), is('comment.player_id', '=', player?.id ?? -1)]));

/** Comments of a game, newest first; replies of one comment, oldest first. */
export async function comments(
  db: Db,
  { pictures }: Services,
  player: Player | null,
  { gameId, parentId }: { gameId: string; parentId?: string | undefined },
  page: Page,
): Promise<{ rows: Comment[]; total: number }> {
  const ofGame = visible(db, player).where('comment.game_id', '=', numberOf(gameId));
  const found =
    parentId === undefined
      ? ofGame.where('comment.parent_id', 'is', null)
      : ofGame.where('comment.parent_id', '=', numberOf(parentId));
  const order = parentId === undefined ? 'desc' : 'asc';
  const me = player?.id ?? -1;
  const rows = await found
    .innerJoin('player as author', 'author.id', 'comment.player_id')
    .leftJoin('player as answered', 'answered.id', 'comment.reply_to')
    .selectAll('comment')
    .select([
      'author.username',
      'author.nickname',
      'author.avatar',
      'author.avatar_url',
      'answered.username as answered_username',
      'answered.nickname as answered_nickname',
    ])
    .select((eb) => [
      eb
        .selectFrom('game_comment as reply')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('reply.parent_id', '=', 'comment.id')
        .where('reply.deleted_at', 'is', null)
        .where((is) => is.or([is('reply.hidden_at', 'is', null), is('reply.player_id', '=', me)]))
        .as('replies'),
      eb
        .exists(
          eb
            .selectFrom('game_comment_report as report')
            .select('report.player_id')
            .whereRef('report.comment_id', '=', 'comment.id')
            .where('report.player_id', '=', me),
        )
        .as('is_reported'),
    ])
    .orderBy('comment.created_at', order)
    .orderBy('comment.id', order)
    .offset(offsetOf(page))
    .limit(page.limit)
    .execute();
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return {
    rows: rows.map((row) => ({
      id: String(row.id),
      gameId: String(row.game_id),
      parentId: row.parent_id === null ? null : String(row.parent_id),
      content: row.content,
      score: row.score,
      name: shownName(row.nickname, row.username),
      avatar: pictures.avatar(row.avatar, row.player_id),
      avatarUrl: row.avatar_url === '' ? null : row.avatar_url,
      replyTo: row.answered_username === null ? null : shownName(row.answered_nickname ?? '', row.answered_username),
      replyNum: row.replies ?? 0,
      isOwn: row.player_id === me,
      isReported: Boolean(row.is_reported),
      createTime: row.created_at.toISOString(),
    })),
    total,
  };
}

/** A nickname, masked if it would reveal the player's username. */
export function shownName(nickname: string, username: string): string {
  return nickname === username || /^\d+$/.test(nickname) ? maskName(nickname) : nickname;
}

/**
 * Stores a comment or a reply as plain text. A reply to a reply belongs to the same comment. A player's newest score of
 * a game replaces the older ones. Returns the new comment's id.
 */
export async function addComment({
  body,
  db,
  player,
  services,
  now,
}: Call<'addGameComment', Player>): Promise<{ id: string } | Refusal> {
  const content = plain(body.content);
  if (content === '') return refusal('invalidRequest', 'content');
  const { parentId, score } = body;
  if (parentId !== undefined && score !== undefined) return refusal('invalidRequest', 'score');
  const game = await db.selectFrom('game').select('id').where('id', '=', numberOf(body.gameId)).executeTakeFirst();
  if (game === undefined) return refusal('notFound', 'gameId');
  const parent =
    parentId === undefined
      ? undefined
      : await visible(db, player)
          .select(['comment.id', 'comment.parent_id', 'comment.player_id'])
          .where('comment.id', '=', numberOf(parentId))
          .where('comment.game_id', '=', game.id)
          .executeTakeFirst();
  if (parentId !== undefined && parent === undefined) return refusal('notFound', 'parentId');
  if (!(await isWithin(db, services.clock, [[`comment:player:${player.id}`, LIMIT]])))
    return refusal('tooManyRequests');
  return atomically(db, async (trx) => {
    // One player's comments are stored one after the other, so that only one score counts.
    await trx.selectFrom('player').select('id').where('id', '=', player.id).forNoKeyUpdate().executeTakeFirstOrThrow();
    if (score !== undefined)
      await trx
        .updateTable('game_comment')
        .set({ score: null })
        .where('game_id', '=', game.id)
        .where('player_id', '=', player.id)
        .where('score', 'is not', null)
        .execute();
    const { id } = await trx
      .insertInto('game_comment')
      .values({
        game_id: game.id,
        player_id: player.id,
        parent_id: parent === undefined ? null : (parent.parent_id ?? parent.id),
        reply_to: parent?.player_id ?? null,
        content,
        score: score ?? null,
        created_at: now(),
        deleted_at: null,
        hidden_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id: String(id) };
  });
}

/** Deletes the player's own comment with its replies. False if the player has no such comment. */
export async function deleteComment(db: Db, player: Player, id: string, at: Date): Promise<boolean> {
  return atomically(db, async (trx) => {
    const gone = await trx
      .updateTable('game_comment')
      .set({ deleted_at: at })
      .where('id', '=', numberOf(id))
      .where('player_id', '=', player.id)
      .where('deleted_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (gone === undefined) return false;
    await trx
      .updateTable('game_comment')
      .set({ deleted_at: at })
      .where('parent_id', '=', gone.id)
      .where('deleted_at', 'is', null)
      .execute();
    return true;
  });
}

/**
 * Reports a comment to the operator, once per player. Enough reports hide it, unless an operator has already reviewed
 * it.
 */
export async function reportComment(
  db: Db,
  { clock }: Services,
  player: Player,
  id: string,
  at: Date,
): Promise<Refusal | null> {
  if (!(await isWithin(db, clock, [[`comment-report:player:${player.id}`, REPORT_LIMIT]])))
    return refusal('tooManyRequests');
  return atomically(db, async (trx) => {
    const found = await visible(trx, player)
      .select(['comment.id', 'comment.player_id'])
      .where('comment.id', '=', numberOf(id))
      .executeTakeFirst();
    if (found === undefined) return refusal('notFound');
    if (found.player_id === player.id) return refusal('ownComment');
    // Reports of one comment are counted one after the other.
    await trx.selectFrom('game_comment').select('id').where('id', '=', found.id).forUpdate().executeTakeFirst();
    await trx
      .insertInto('game_comment_report')
      .values({ comment_id: found.id, player_id: player.id, created_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { count } = await trx
      .selectFrom('game_comment_report')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('comment_id', '=', found.id)
      .executeTakeFirstOrThrow();
    if (count >= REPORTS_TO_HIDE)
      await trx
        .updateTable('game_comment')
        .set((eb) => ({ hidden_at: eb.fn.coalesce('hidden_at', eb.val(at)) }))
        .where('id', '=', found.id)
        .where('reviewed_at', 'is', null)
        .execute();
    return null;
  });
}

/**
 * What players think of a game: likes, the mean of their scores (1 to 5, one decimal; null without any), the number of
 * scores, and the number of visible comments. The score of a hidden comment counts until an operator confirms the
 * hiding: a few reports must not change the mean.
 */
export async function opinionOf(
  db: Db,
  gameId: number,
): Promise<{ likeNum: number; score: number | null; scoreNum: number; commentNum: number }> {
  const row = await db.selectFrom('game_opinion').selectAll().where('game_id', '=', gameId).executeTakeFirst();
  if (row === undefined) return { likeNum: 0, score: null, scoreNum: 0, commentNum: 0 };
  return {
    likeNum: row.likes,
    score: row.scores === 0 ? null : Math.round((10 * row.score_sum) / row.scores) / 10,
    scoreNum: row.scores,
    commentNum: row.comments,
  };
}

/** The text without control characters, trimmed, with runs of blank lines shortened. */
function plain(text: string): string {
  return text
    .replaceAll(/[^\P{C}\n]/gu, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
