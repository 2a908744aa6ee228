import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.js';
import type { Contract } from '../contract/load.js';
import type { Db, Opened } from '../db/open.js';
import type { Sweep } from '../jobs/sweeps.js';
import type { LoadedOperations } from '../operations/load.js';
import type { Services } from '../domain/services.js';

/** What fills the lobby of a new database. `compose.ts` loads it when SEED is on. */
export interface Seed {
  /** Fills an empty database, also when several processes start on it, and goes on with one that was filled before. */
  fill(db: Db, services: Services): Promise<void>;
  /** Scheduled work that goes on with it. */
  readonly sweeps: readonly Sweep[];
  /** Name and password of a player whom everybody may try. */
  readonly login: string;
}

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
  /** Null unless SEED is on. */
  readonly seed: Seed | null;
  /** Null where the companies are others, or have a process of their own. */
  readonly guests: Guests | null;
  /** Aborted at the first moment of a shutdown. */
  readonly stopping: AbortSignal;
}

/** Other companies that live in this process beside the lobby. They know it only by its API, as they would from afar. */
export interface Guests {
  /** Adds their pages, which are at the lobby's address. */
  addPages(app: FastifyInstance): Promise<void>;
  /** The lobby that their callbacks go to. */
  callTo(app: FastifyInstance): void;
  /** Begins to do what is due at them, until the function that it returns is called. */
  work(): () => Promise<void>;
  /** Makes them forget everything. For tests. */
  empty(): Promise<void>;
  close(): Promise<void>;
}
