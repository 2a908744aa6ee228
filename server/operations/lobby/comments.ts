import { Refusal, refusal } from '../../base/refusal.js';
import { commentOf, comments } from './shown-comments.js';
import {
  addComment,
  deleteComment,
  limitComments,
  limitReports,
  reportComment,
  restoreComment,
} from '../../domain/lobby/comments.js';
import { numberOf } from '../../domain/lobby/ids.js';
import { summaryOf } from '../../domain/lobby/opinion.js';
import { pageOf } from '../../domain/lobby/paging.js';
import type { Player } from '../../domain/player.js';
import { forAnyone, forPlayer, type Call } from '../operation.js';

/** Comments of a game, or the replies of one. */
export const listGameComments = forAnyone('listGameComments', async ({ db, services, player, query }) =>
  comments(db, services, player, query, pageOf(query)),
);

/** One comment as the player sees it, deleted ones of their own included. */
export const getGameComment = forPlayer('getGameComment', async ({ db, services, player, path }) => {
  const data = await commentOf(db, services, player, { id: numberOf(path.id) });
  return data === null ? refusal('notFound') : { data };
});

/** Mean and distribution of the scores of a game. Not shared: players look for the score that they have just given. */
export const getGameCommentSummary = forAnyone('getGameCommentSummary', async ({ db, query }) => {
  const id = numberOf(query.gameId);
  const game = await db.selectFrom('game').select('id').where('id', '=', id).executeTakeFirst();
  return game === undefined ? refusal('notFound') : { data: await summaryOf(db, id) };
});

/** Writes a comment on a game, or a reply. Repeating it under the same key returns the same comment (B5). */
export const addGameComment = forPlayer(
  'addGameComment',
  async (call) => {
    const { db, player, body, headers, now } = call;
    const written = await addComment(db, player, { ...body, sentUnder: headers.idempotencyKey }, now());
    return written instanceof Refusal ? written : { data: await ownComment(call, written) };
  },
  { before: limitComments },
);

/** Finds a player's comment by its idempotency key: the request after a lost response (B4). */
export const traceGameComment = forPlayer('traceGameComment', async ({ db, services, player, body }) => ({
  data: await commentOf(db, services, player, { sentUnder: body.referenceNo }),
}));

/** Deletes the player's own comment. It can be restored for a moment. */
export const deleteGameComment = forPlayer('deleteGameComment', async ({ db, player, path, now }) => {
  const undoUntil = await deleteComment(db, player, path.id, now());
  return undoUntil === null ? refusal('notFound') : { data: { undoUntil: undoUntil.toISOString() } };
});

/** Undoes the deletion of the player's own comment. */
export const restoreGameComment = forPlayer('restoreGameComment', async (call) => {
  const restored = await restoreComment(call.db, call.player, call.path.id, call.now());
  return restored instanceof Refusal ? restored : { data: await ownComment(call, restored) };
});

/** Reports a comment to the operator. May be repeated. */
export const reportGameComment = forPlayer(
  'reportGameComment',
  async ({ db, player, path, body, now }) =>
    (await reportComment(db, player, { ...body, commentId: path.id }, now())) ?? {},
  { before: limitReports },
);

/** A comment that the player has just written or restored. */
async function ownComment(
  { db, services, player }: Pick<Call<'addGameComment', Player>, 'db' | 'services' | 'player'>,
  id: number,
) {
  const found = await commentOf(db, services, player, { id });
  if (found === null) throw new Error('a comment of the player is not there');
  return found;
}
