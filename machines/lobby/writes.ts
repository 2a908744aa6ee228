import { keyedWriteOf } from '../shared/keyedWrite.machine.js';
import type { CommentReason, CommentRequest, GameComment } from './comments.js';

export type ReportRequest = { commentId: string; key: string; reason: CommentReason; note: string };

/** A comment or a reply, sent once. */
export const commentWrite = keyedWriteOf<CommentRequest, GameComment>();

/** The report of a comment to the operator, sent once. */
export const reportWrite = keyedWriteOf<ReportRequest, unknown>();
