import type { GameComment } from './comments.js';

type Rows = readonly GameComment[];
/** Changes the rows of a list, of comments or of replies, as this player has just done at the server. */
export type RowsChange = (rows: Rows) => Rows;

const without = (rows: Rows, id: string): Rows => rows.filter((one) => one.id !== id);

/** A player has one score of a game, the newest one. */
const withoutOwnScore = (rows: Rows): Rows => rows.map((one) => (one.isOwn ? { ...one, score: null } : one));

/** A new comment comes first. A comment whose response was lost may be in the list already: it is not listed twice. */
export const prepended =
  (comment: GameComment): RowsChange =>
  (rows) => {
    const others = without(rows, comment.id);
    return [comment, ...(comment.score === null ? others : withoutOwnScore(others))];
  };

/** A new reply comes last, where the player looks for it. */
export const appended =
  (reply: GameComment): RowsChange =>
  (rows) => [...without(rows, reply.id), reply];

export const replaced =
  (comment: GameComment): RowsChange =>
  (rows) =>
    rows.map((one) => (one.id === comment.id ? comment : one));

export const removed =
  (id: string): RowsChange =>
  (rows) =>
    without(rows, id);

/** This player has reported the comment. */
export const reported =
  (id: string): RowsChange =>
  (rows) =>
    rows.map((one) => (one.id === id ? { ...one, isReported: true } : one));

/** A comment has one reply more or less. */
export const counted =
  (id: string | null, by: 1 | -1): RowsChange =>
  (rows) =>
    rows.map((one) => (one.id === id ? { ...one, replyNum: Math.max(0, one.replyNum + by) } : one));
