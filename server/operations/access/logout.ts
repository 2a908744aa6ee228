import { endSession } from '../../domain/access/sessions.js';
import { forAnyone } from '../operation.js';

/** Ends the session of the request's token; the response is the same without a live token (decision A11). */
export const operation = forAnyone('logout', async ({ headers, db, now }) => {
  if (headers.tokenHash !== null) await endSession(db, headers.tokenHash, now());
  return {};
});
