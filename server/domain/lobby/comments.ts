import { refusal, type Refusal } from '../../base/refusal.js';
import { atomically, type Db } from '../../db/open.js';
import { isWithin } from '../limits.js';
import type { Player } from '../player.js';
import type { Services } from '../services.js';
import { UNDO_MS, visible } from './visible-comments.js';
import { commentText, hasLink, noteText } from './comment-text.js';
import { numberOf } from './ids.js';

const LIMIT = { count: 10, windowMs: 600_000 };

/** Limit of one player's reports: more of them look like a campaign against another player. */
const REPORT_LIMIT = { count: 20, windowMs: 3_600_000 };

/** Reports by this many players hide a comment until an operator has reviewed it. */
const REPORTS_TO_HIDE = 3;

/** An undo that was pressed in time may arrive later, over a slow network. */
const GRACE_MS = 30_000;

/** Who writes, and where it is counted. */
interface Writing {
  readonly db: Db;
  readonly player: Player;
  readonly services: Pick<Services, 'clock'>;
}

/** A comment as its author wrote it. */
export interface NewComment {
  readonly gameId: string;
  readonly parentId?: string | undefined;
  readonly content: string;
  readonly score?: number | undefined;
  /** The idempotency key of its request. */
  readonly sentUnder: string | null;
}

/** What a player finds wrong with a comment. */
export interface CommentReport {
  readonly commentId: string;
  readonly reason: 'spam' | 'insult' | 'personalData' | 'fraud' | 'other';
  readonly note?: string | undefined;
}

/** Counts a comment, before its transaction, so that refused ones count too. A repeated request is not counted. */
export async function limitComments({ db, player, services: { clock } }: Writing): Promise<void> {
  if (!(await isWithin(db, clock, [[`comment:player:${player.id}`, LIMIT]]))) throw refusal('tooManyRequests');
}

/** Counts a report, like a comment. */
export async function limitReports({ db, player, services: { clock } }: Writing): Promise<void> {
  if (!(await isWithin(db, clock, [[`comment-report:player:${player.id}`, REPORT_LIMIT]])))
    throw refusal('tooManyRequests');
}

/**
 * Stores a comment or a reply as plain text. A reply to a reply belongs to the same comment. A player's newest score of
 * a game replaces the older ones. A comment with a link waits for an operator. Returns the id of the comment.
 */
export async function addComment(
  db: Db,
  player: Player,
  { gameId, parentId, score, sentUnder, ...written }: NewComment,
  at: Date,
): Promise<number | Refusal> {
  const content = commentText(written.content);
  if (content === null) return refusal('invalidRequest', 'content');
  if (parentId !== undefined && score !== undefined) return refusal('invalidRequest', 'score');
  const game = await db.selectFrom('game').select('id').where('id', '=', numberOf(gameId)).executeTakeFirst();
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
  return atomically(db, async (trx) => {
    await inTurn(trx, player);
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
        created_at: at,
        hidden_at: hasLink(content) ? at : null,
        sent_under: sentUnder,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}

/**
 * Deletes the player's own comment with its replies. Returns until when it can be restored, or null if the player has
 * no such comment.
 */
export async function deleteComment(db: Db, player: Player, id: string, at: Date): Promise<Date | null> {
  return atomically(db, async (trx) => {
    const gone = await trx
      .updateTable('game_comment')
      .set({ deleted_at: at })
      .where('id', '=', numberOf(id))
      .where('player_id', '=', player.id)
      .where('deleted_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (gone === undefined) return null;
    await trx
      .updateTable('game_comment')
      .set({ deleted_at: at, deleted_with: gone.id })
      .where('parent_id', '=', gone.id)
      .where('deleted_at', 'is', null)
      .execute();
    return new Date(at.getTime() + UNDO_MS);
  });
}

/**
 * Restores the player's own comment with the replies that were deleted with it. A comment that is there stays. Returns its
 * id.
 */
export async function restoreComment(db: Db, player: Player, commentId: string, now: Date): Promise<number | Refusal> {
  return atomically(db, async (trx) => {
    await inTurn(trx, player);
    const found = await trx
      .selectFrom('game_comment')
      .select(['id', 'game_id', 'score', 'deleted_at', 'deleted_with'])
      .where('id', '=', numberOf(commentId))
      .where('player_id', '=', player.id)
      .forUpdate()
      .executeTakeFirst();
    if (found === undefined) return refusal('notFound');
    const { id, deleted_at } = found;
    if (deleted_at !== null) {
      // A reply that went with somebody else's comment comes back only with it.
      const isLate = now.getTime() > deleted_at.getTime() + UNDO_MS + GRACE_MS;
      if (isLate || found.deleted_with !== null) return refusal('commentGone');
      // A player counts once in the score of a game: a score that was given meanwhile is the newer one.
      const newer = await trx
        .selectFrom('game_comment')
        .select('id')
        .where('game_id', '=', found.game_id)
        .where('player_id', '=', player.id)
        .where('score', 'is not', null)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      await trx
        .updateTable('game_comment')
        .set({ deleted_at: null, score: newer === undefined ? found.score : null })
        .where('id', '=', id)
        .execute();
      await trx
        .updateTable('game_comment')
        .set({ deleted_at: null, deleted_with: null })
        .where('deleted_with', '=', id)
        .execute();
    }
    return id;
  });
}

/**
 * Reports a comment to the operator, once per player. Enough reports hide it, unless an operator has already reviewed
 * it.
 */
export async function reportComment(db: Db, player: Player, report: CommentReport, at: Date): Promise<Refusal | null> {
  const note = noteText(report.note ?? '');
  if (note === null) return refusal('invalidRequest', 'note');
  return atomically(db, async (trx) => {
    const found = await visible(trx, player)
      .select(['comment.id', 'comment.player_id'])
      .where('comment.id', '=', numberOf(report.commentId))
      .executeTakeFirst();
    if (found === undefined) return refusal('notFound');
    if (found.player_id === player.id) return refusal('ownComment');
    // Reports of one comment are counted one after the other.
    await trx.selectFrom('game_comment').select('id').where('id', '=', found.id).forUpdate().executeTakeFirst();
    await trx
      .insertInto('game_comment_report')
      .values({ comment_id: found.id, player_id: player.id, created_at: at, reason: report.reason, note })
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

/** One player's comments are stored one after the other, so that only one score counts. */
async function inTurn(trx: Db, player: Player): Promise<void> {
  await trx.selectFrom('player').select('id').where('id', '=', player.id).forNoKeyUpdate().executeTakeFirstOrThrow();
}
