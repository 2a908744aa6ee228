import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { AddressInfo } from 'node:net';
import { FolderInUse } from './db/lock.js';
import { startJobs, type Jobs } from './jobs/jobs.js';
import { SWEEPS } from './jobs/sweeps.js';
import { openServer, type OpenServer } from './open-server.js';
import { readSettings, WrongSettings, type Settings } from './settings.js';

/** The server as `npm start` runs it: settings from the environment, the lobby's pages, signals. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { dev: { type: 'boolean', default: false } } });
  const settings = readSettings(process.env);
  const [server, addPages] = await Promise.all([openServer(settings), loadPages(settings, values.dev)]);
  const { app, missing } = server;
  if (missing.length > 0) app.log.warn({ missing }, 'operations without a file');
  await addPages(server);
  let jobs: Jobs | undefined;
  stopOnSignal(async () => {
    await jobs?.stop();
    await server.close();
  }, settings);
  await app.listen({ port: settings.PORT, host: settings.HOST });
  greet(app.server.address() as AddressInfo, settings);
  jobs = await startJobs(server.database, server.parts, SWEEPS, app.log);
}

/** Brings the code of the pages, which waits for its files while the database opens. */
async function loadPages(settings: Settings, dev: boolean): Promise<(server: OpenServer) => Promise<void>> {
  if (dev) {
    const { addDevWeb } = await import('./web/dev.js');
    return ({ app, parts }) => addDevWeb(app, parts.contract, settings);
  }
  if (!existsSync(new URL('../dist/client/', import.meta.url)))
    return async ({ app }) => app.log.warn('no build in dist/: only the API is served');
  const [{ addWeb }, { loadBuild }] = await Promise.all([import('./web/web.js'), import('./web/built.js')]);
  const built = await loadBuild();
  return ({ app }) => addWeb(app, settings, built);
}

/** The first signal lets running calls finish and closes the database, the second ends at once. */
function stopOnSignal(close: () => Promise<void>, settings: Settings): void {
  let stopping = false;
  const stop = (): void => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), settings.SHUTDOWN_SECONDS * 1000).unref();
    void close().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
}

function greet({ address, port, family }: AddressInfo, settings: Settings): void {
  const host = ['::', '0.0.0.0'].includes(address) ? 'localhost' : family === 'IPv6' ? `[${address}]` : address;
  const lines = [`The lobby answers at http://${host}:${port}/`];
  if (settings.SEED)
    lines.push(
      `Demo login: demo / demo1234.${settings.SANDBOX ? ' Messages that a demo would send by SMS: /sandbox/sms' : ''}`,
    );
  if (settings.TEST_MODE) lines.push('TEST MODE: anybody can move the clock and make calls fail.');
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** What a person can mend is said in one sentence; the rest with its stack. */
function fail(error: unknown): never {
  const isPlain = error instanceof FolderInUse || error instanceof WrongSettings;
  process.stderr.write(
    `${isPlain ? error.message : isOutside(error) ? `${error.code}: ${error.message}` : error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exit(1);
}

/** An error of the system or of PostgreSQL: a port in use, a database that does not answer. */
function isOutside(error: unknown): error is Error & { readonly code: string } {
  return error instanceof Error && 'code' in error && typeof error.code === 'string';
}

await main().catch(fail);
