import type { Db } from '../../db/open.js';

/** What players think of a game, by score. */
export interface OpinionSummary {
  readonly score: number | null;
  readonly scoreNum: number;
  readonly commentNum: number;
  /** How many players gave each score from 1 to 5. */
  readonly distribution: number[];
}

/** A score is 1 to 5. */
const SCORES = [1, 2, 3, 4, 5] as const;

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

/** The mean of a game's scores, and how many players gave each score. The same scores count as in the mean. */
export async function summaryOf(db: Db, gameId: number): Promise<OpinionSummary> {
  const { score, scoreNum, commentNum } = await opinionOf(db, gameId);
  const counted = await db
    .selectFrom('game_comment')
    .select(({ fn }) => ['score', fn.countAll<number>().as('number')])
    .where('game_id', '=', gameId)
    .where('score', 'is not', null)
    .where('deleted_at', 'is', null)
    .where((is) => is.or([is('hidden_at', 'is', null), is('reviewed_at', 'is', null)]))
    .groupBy('score')
    .execute();
  return {
    score,
    scoreNum,
    commentNum,
    distribution: SCORES.map((one) => counted.find((row) => row.score === one)?.number ?? 0),
  };
}
