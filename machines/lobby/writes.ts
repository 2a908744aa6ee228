import { keyedWriteOf } from '../shared/keyedWrite.machine.js';
import type { CommentReason, CommentRequest, GameComment } from './comments.js';

export type RemovalRequest = { commentId: string; key: string };
export type ReportRequest = { commentId: string; key: string; reason: CommentReason; note: string };

/** A comment or a reply, sent once. */
export const commentWrite = keyedWriteOf<CommentRequest, GameComment>();

/** The report of a comment to the operator, sent once. */
export const reportWrite = keyedWriteOf<ReportRequest, unknown>();

/** The deletion of an own comment. A comment that is not there any more is a refusal (`notFound`), also of the lookup. */
export const removalWrite = keyedWriteOf<RemovalRequest, unknown>();

/** The undo of a deletion; null if the comment is gone for good. It has no key to keep: the comment comes back once. */
export const undoWrite = keyedWriteOf<{ commentId: string }, GameComment | null>();
