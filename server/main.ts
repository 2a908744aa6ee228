import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { AddressInfo } from 'node:net';
import { FolderInUse } from './db/lock.js';
import { startJobs, type Jobs } from './jobs/jobs.js';
import { sweepsOf } from './jobs/sweeps.js';
import { metricsApp } from './http/metrics-app.js';
import { stopOrderly } from './http/stop.js';
import { openServer, type OpenServer } from './open-server.js';
import type { AppParts } from './http/parts.js';
import { readSettings, WrongSettings, type Settings } from './base/settings.js';

/**
 * Starts the server for `npm start`: reads the settings from the environment, serves the lobby's pages, handles
 * signals.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { dev: { type: 'boolean', default: false } } });
  const settings = readSettings(process.env);
  const [server, addPages] = await Promise.all([openServer(settings), loadPages(settings, values.dev)]);
  const { app, missing } = server;
  if (missing.length > 0) app.log.warn({ missing }, 'operations without a file');
  await addPages(server);
  const metrics = server.parts.metrics && metricsApp(server.parts.metrics);
  let jobs: Promise<Jobs> | undefined;
  let stopGuests: (() => Promise<void>) | undefined;
  stopOnSignal(() =>
    stopOrderly({
      app,
      settings,
      announce: () => server.announceStop(),
      stopJobs: async () => {
        await (await jobs)?.stop();
        await stopGuests?.();
      },
      close: async () => {
        await server.close();
        await metrics?.close();
      },
    }),
  );
  await app.listen({ port: settings.PORT, host: settings.HOST });
  await metrics?.listen({ port: settings.METRICS_PORT, host: settings.METRICS_HOST });
  greet(app.server.address() as AddressInfo, settings, server.parts);
  // A signal may arrive at any moment of the start: jobs must not begin on a database that is being closed.
  if (server.parts.stopping.aborted) return;
  stopGuests = server.parts.guests?.work();
  jobs = startJobs(server.database, server.parts, sweepsOf(server.parts.seed), app.log);
  await jobs;
}

/** Loads the code of the pages. Its files are read while the database opens. */
async function loadPages(settings: Settings, dev: boolean): Promise<(server: OpenServer) => Promise<void>> {
  if (dev) {
    const { addDevWeb } = await import('./web/dev.js');
    return ({ app, parts }) => addDevWeb(app, parts);
  }
  if (!existsSync(new URL('../dist/client/', import.meta.url)))
    return async ({ app }) => app.log.warn('no build in dist/: only the API is served');
  const [{ addWeb }, { loadBuild }] = await Promise.all([import('./web/web.js'), import('./web/built.js')]);
  const built = await loadBuild();
  return ({ app, parts }) => addWeb(app, parts, built);
}

/** The first signal lets running requests finish and closes the database; the second ends the process at once. */
function stopOnSignal(close: () => Promise<void>): void {
  let stopping = false;
  const stop = (): void => {
    if (stopping) process.exit(1);
    stopping = true;
    void close().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
}

function greet({ address, port, family }: AddressInfo, settings: Settings, { seed, services }: AppParts): void {
  const named = family === 'IPv6' ? `[${address}]` : address;
  const host = ['::', '0.0.0.0'].includes(address) ? 'localhost' : named;
  const lines = [`The lobby runs at http://${host}:${port}/`];
  if (['127.0.0.1', '::1'].includes(address))
    lines.push(`Passkeys need a name, not an IP address: http://localhost:${port}/ is the same lobby.`);
  if (seed !== null)
    lines.push(
      `Demo login: ${seed.login}.${services.smsOutbox === null ? '' : ` Messages that a demo would send by SMS: ${services.smsOutbox}`}`,
    );
  if (settings.TEST_MODE) lines.push('TEST MODE: anybody can move the clock and make requests fail.');
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Prints one sentence for an error that a person can fix, and the stack for any other. */
function fail(error: unknown): never {
  process.stderr.write(`${describe(error)}\n`);
  process.exit(1);
}

function describe(error: unknown): string {
  if (error instanceof FolderInUse || error instanceof WrongSettings) return error.message;
  if (isSystemError(error)) return `${error.code}: ${error.message}`;
  return (error instanceof Error && error.stack) || String(error);
}

/** An error of the operating system or of PostgreSQL: a port in use, a database that does not respond. */
function isSystemError(error: unknown): error is Error & { readonly code: string } {
  return error instanceof Error && 'code' in error && typeof error.code === 'string';
}

await main().catch(fail);
