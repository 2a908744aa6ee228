import PgBoss from 'pg-boss';
import type { FastifyBaseLogger } from 'fastify';
import type { Swept } from '../base/each-row.js';
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

/** Starts the job queue: runs every sweep on schedule, in one process at a time, and retries it when it fails. */
export async function startJobs(
  database: Opened,
  parts: SweepParts & { readonly metrics: SweepMetrics | null },
  sweeps: readonly Sweep[],
  log: FastifyBaseLogger,
): Promise<Jobs> {
  const boss = new PgBoss({ db: { executeSql: (text, values: unknown[]) => database.executeSql(text, values) } });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  await boss.start();
  for (const sweep of sweeps) {
    // "stately" is a singleton policy: a sweep that still waits is not queued a second time.
    const queue = {
      name: sweep.name,
      policy: 'stately',
      retryLimit: 3,
      expireInSeconds: sweep.longestSeconds ?? 60,
    } as const;
    await boss.createQueue(sweep.name, queue);
    // Creating leaves a queue of an earlier version as it is.
    await boss.updateQueue(sweep.name, queue);
    parts.metrics?.watchQueue(sweep.name, () => boss.getQueueSize(sweep.name));
    await boss.work(sweep.name, async () => {
      const swept = await sweep.run(parts).catch((error: unknown) => {
        parts.metrics?.countSweep(sweep.name, null);
        log.error({ err: error, sweep: sweep.name }, 'a sweep failed');
        throw error;
      });
      parts.metrics?.countSweep(sweep.name, swept);
      const { done, failures } = swept;
      for (const { row, cause } of failures)
        log.error({ err: cause, sweep: sweep.name, row }, 'a row of a sweep failed');
      log.debug({ sweep: sweep.name, done, failed: failures.length }, 'swept');
    });
    await boss.schedule(sweep.name, sweep.cron);
  }
  return {
    runNow: async (name) => void (await boss.send(name, {})),
    stop: () => boss.stop({ graceful: true, wait: true, timeout: 5000 }),
  };
}
