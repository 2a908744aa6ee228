import type { components } from '../../../openapi/user-api.js';
import type { Db } from '../../db/open.js';
import { numberOf } from '../../domain/lobby/ids.js';
import { shownName } from '../../domain/lobby/mask-name.js';
import { offsetOf, type Page } from '../../domain/lobby/paging.js';
import { comment, UNDO_MS, visible } from '../../domain/lobby/visible-comments.js';
import type { Player } from '../../domain/player.js';
import type { Services } from '../../domain/services.js';

type Comment = components['schemas']['GameComment'];
type Status = components['schemas']['GameCommentStatus'];

/** Comments of a game in the order asked for; replies of one comment, oldest first. */
export async function comments(
  db: Db,
  services: Services,
  player: Player | null,
  { gameId, parentId, sort }: { gameId: string; parentId?: string | undefined; sort?: 'newest' | 'best' | undefined },
  page: Page,
): Promise<{ rows: Comment[]; total: number }> {
  const ofGame = visible(db, player).where('comment.game_id', '=', numberOf(gameId));
  const found =
    parentId === undefined
      ? ofGame.where('comment.parent_id', 'is', null)
      : ofGame.where('comment.parent_id', '=', numberOf(parentId));
  const order = parentId === undefined ? 'desc' : 'asc';
  const best = parentId === undefined && sort === 'best';
  const ordered = best ? found.orderBy('comment.score', (score) => score.desc().nullsLast()) : found;
  const rows = await rowsOf(
    ordered.orderBy('comment.created_at', order).orderBy('comment.id', order).offset(offsetOf(page)).limit(page.limit),
    services,
    player,
  );
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}

/** One comment as the player sees it, or null. Its author also finds it deleted. */
export async function commentOf(
  db: Db,
  services: Services,
  player: Player,
  find: { readonly id: number } | { readonly sentUnder: string },
): Promise<Comment | null> {
  const found =
    'id' in find
      ? comment(db)
          .where('comment.id', '=', find.id)
          .where((is) =>
            is.or([
              is('comment.player_id', '=', player.id),
              is.and([is('comment.deleted_at', 'is', null), is('comment.hidden_at', 'is', null)]),
            ]),
          )
      : comment(db).where('comment.player_id', '=', player.id).where('comment.sent_under', '=', find.sentUnder);
  const [row] = await rowsOf(found, services, player);
  return row ?? null;
}

async function rowsOf(
  query: ReturnType<typeof comment>,
  { pictures }: Services,
  player: Player | null,
): Promise<Comment[]> {
  const me = player?.id ?? -1;
  const rows = await query
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
    .execute();
  return rows.map((row) => ({
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
    status: statusOf(row),
    hiddenReason: row.player_id === me ? row.hidden_reason : null,
    undoUntil: row.deleted_at === null ? null : new Date(row.deleted_at.getTime() + UNDO_MS).toISOString(),
    createTime: row.created_at.toISOString(),
  }));
}

type Times = { deleted_at: Date | null; hidden_at: Date | null; reviewed_at: Date | null };

function statusOf({ deleted_at, hidden_at, reviewed_at }: Times): Status {
  if (deleted_at !== null) return 'deleted';
  if (hidden_at === null) return 'shown';
  return reviewed_at === null ? 'pendingReview' : 'hidden';
}
