import { limitReports, reportComment } from '../../domain/lobby/comments.js';
import { forPlayer } from '../operation.js';

/** Reports a comment to the operator. May be repeated. */
export const operation = forPlayer('reportGameComment', async (call) => (await reportComment(call)) ?? {}, {
  before: limitReports,
});
