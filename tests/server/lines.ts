import type { LineOptions } from '../../server/adapters/calls/line.js';
import type { Clock } from '../../server/base/clock.js';
import { isInTransaction, type Db } from '../../server/db/open.js';
import { watchCalls } from '../../server/domain/watch-calls.js';

/** How companies are called that a test brings along: as the server calls its own. */
export const linesOf = (parts: { readonly db: Db; readonly services: { readonly clock: Clock } }): LineOptions => ({
  watch: watchCalls(parts.db, parts.services.clock, {}),
  inFlight: 5,
  isInTransaction,
});
