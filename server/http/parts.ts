import type { Metrics } from './metrics.js';
import type { Contract } from '../contract/load.js';
import type { Db, Opened } from '../db/open.js';
import type { LoadedOperations } from '../operations/load.js';
import type { Services } from '../domain/services.js';

/** What the parts of a server share. */
export interface AppParts {
  readonly db: Db;
  readonly services: Services;
  readonly contract: Contract;
  readonly operations: LoadedOperations['operations'];
  /** Test mode empties the lobby with it, and runs the operator's commands on it. */
  readonly database: Opened;
  /** Null unless METRICS_PORT is set. */
  readonly metrics: Metrics | null;
  /** Aborted at the first moment of a shutdown. */
  readonly stopping: AbortSignal;
}
