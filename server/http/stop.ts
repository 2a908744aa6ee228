import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../base/settings.js';

/** How long the database may take to close when no request runs any more, in ms. */
const CLOSES_IN_MS = 5_000;

/** What a stop ends, in this order. */
export interface Stopping {
  readonly app: FastifyInstance;
  readonly settings: Pick<Settings, 'DRAIN_SECONDS' | 'SHUTDOWN_SECONDS'>;
  /** Makes /readyz answer 503. */
  readonly announce: () => void;
  readonly stopJobs: () => Promise<void>;
  /** Closes the port, waits for running requests and closes the database. */
  readonly close: () => Promise<void>;
}

/**
 * Stops a server without losing a request. A proxy learns from /readyz that this server takes no more, and needs a while to
 * ask: meanwhile everything is served, and each response ends its connection. Then the port closes. A request that is
 * still running after SHUTDOWN_SECONDS is cut off: it is an upload or a download over a bad network, which its client
 * repeats.
 */
export async function stopOrderly({ app, settings, announce, stopJobs, close }: Stopping): Promise<void> {
  announce();
  app.log.info({ drainSeconds: settings.DRAIN_SECONDS }, 'stopping');
  // Another server takes over the jobs at once; here they end while requests are still served.
  const jobs = stopJobs().catch((error: unknown) => app.log.error({ err: error }, 'the jobs did not stop'));
  await Promise.all([jobs, pause(settings.DRAIN_SECONDS * 1000)]);
  app.log.info('closing the port');
  const closed = close();
  const done = new AbortController();
  const cutOff = async (): Promise<void> => {
    await pause(settings.SHUTDOWN_SECONDS * 1000, undefined, { signal: done.signal });
    app.log.warn('requests that still ran are cut off');
    app.server.closeAllConnections();
    await pause(CLOSES_IN_MS, undefined, { signal: done.signal });
    throw new Error(`The database did not close in ${CLOSES_IN_MS / 1000} s`);
  };
  await Promise.race([closed, cutOff()]).finally(() => done.abort());
}

/** From the announcement of a stop on, each response tells the client to open its next connection elsewhere. */
export function endConnections(app: FastifyInstance, stopping: AbortSignal): void {
  app.addHook('onSend', async (_, reply) => {
    if (stopping.aborted) reply.header('connection', 'close');
  });
}
