import { NoClearAnswer } from '../adapters/calls/no-clear-answer.js';
import PgBoss from 'pg-boss';
import type { FastifyBaseLogger } from 'fastify';
import type { Swept } from '../base/each-row.js';
import { START_LOCK } from '../db/migrate.js';
import type { Opened } from '../db/open.js';
import type { Sweep, SweepParts } from './sweeps.js';

/** Counts what sweeps do; null where nobody reads the counters. */
export interface SweepMetrics {
  watchQueue(name: string, waiting: () => Promise<number>): void;
  countSweep(name: string, swept: Swept | null): void;
}

export interface Jobs {
  /** Queues a sweep now instead of at its scheduled time. */
  runNow(name: string): Promise<void>;
  /** Stops the queue after running sweeps have finished. */
  stop(): Promise<void>;
}

/**
 * How often each queue is asked for work. Schedules are by the minute; at the default of 2 s the questions of ten queues keep an
 * embedded database that does nothing at three percent of a core.
 */
const POLL_SECONDS = 15;

/** Starts the job queue: runs every sweep on schedule, in one process at a time, and retries it when it fails. */
export async function startJobs(
  database: Opened,
  parts: SweepParts & { readonly metrics: SweepMetrics | null },
  sweeps: readonly Sweep[],
  log: FastifyBaseLogger,
  pollSeconds = POLL_SECONDS,
): Promise<Jobs> {
  const boss = new PgBoss({
    cronWorkerIntervalSeconds: Math.ceil(pollSeconds),
    db: { executeSql: (text, values: unknown[]) => database.executeSql(text, values) },
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  await oneAtATime(database, () => createQueues(boss, sweeps));
  const workers = new Map<string, string>();
  for (const sweep of sweeps) {
    parts.metrics?.watchQueue(sweep.name, () => boss.getQueueSize(sweep.name));
    const worker = await boss.work(sweep.name, { pollingIntervalSeconds: pollSeconds }, async () => {
      const swept = await sweep.run(parts).catch((error: unknown) => {
        parts.metrics?.countSweep(sweep.name, null);
        log.error({ err: error, sweep: sweep.name }, 'a sweep failed');
        throw error;
      });
      parts.metrics?.countSweep(sweep.name, swept);
      const { done, failures } = swept;
      for (const { row, cause } of failures)
        // A company without a clear answer was logged with its cause, where the call was made.
        log.error(
          { ...(cause instanceof NoClearAnswer ? {} : { err: cause }), sweep: sweep.name, row },
          'a row of a sweep failed',
        );
      log.debug({ sweep: sweep.name, done, failed: failures.length }, 'swept');
    });
    workers.set(sweep.name, worker);
    await boss.schedule(sweep.name, sweep.cron);
  }
  return {
    runNow: async (name) => {
      await boss.send(name, {});
      boss.notifyWorker(workers.get(name) ?? '');
    },
    stop: () => boss.stop({ graceful: true, wait: true, timeout: 5000 }),
  };
}

/** Servers that start together would create the same tables at once and end each other by deadlock. */
async function oneAtATime(database: Opened, work: () => Promise<void>): Promise<void> {
  // The embedded database has one server, and no connection beside the one that works.
  if (database.engine === 'embedded') return work();
  await database.asOwner(async (script) => {
    await script(`select pg_advisory_xact_lock(${START_LOCK})`);
    await work();
  });
}

async function createQueues(boss: PgBoss, sweeps: readonly Sweep[]): Promise<void> {
  await boss.start();
  for (const { name, longestSeconds = 60 } of sweeps) {
    // "stately" is a singleton policy: a sweep that still waits is not queued a second time.
    const queue = { name, policy: 'stately', retryLimit: 3, expireInSeconds: longestSeconds } as const;
    await boss.createQueue(name, queue);
    // Creating leaves a queue of an earlier version as it is.
    await boss.updateQueue(name, queue);
  }
}
