import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseOf } from '../../../server/base/setting-forms.js';
import { MAIN, start, urlOf } from '../../server/child.js';
import { fillSeeded } from '../../server/seeded-folder.js';
import { root } from '../../support/files.js';

export type LobbyOptions = {
  site?: 'PH' | 'TH' | 'MM';
  /** An own folder, to start again on it; without, a fresh one that is removed at the end. */
  dataDir?: string;
  /** A PostgreSQL instead of the embedded database. */
  databaseUrl?: string;
  /** Hooks and checked answers, as tests want them; off it is what players meet. */
  isTested?: boolean;
  /** By `server/start.mjs`, which also makes the art and the pages, on an empty folder; else by a bundle, on a seeded one. */
  isAsPeopleDo?: boolean;
  /** It stands behind a proxy on this machine, which says who calls. */
  isBehindProxy?: boolean;
};
/** A lobby that answers. */
export type Lobby = { origin: string };
export type StartedLobby = Lobby & { dataDir: string; startedIn: number; stop: () => Promise<void> };

/** The server on a free port, with the built pages and its own embedded database. Ready when it answers. */
export async function startLobby({
  site = 'PH',
  dataDir,
  databaseUrl = '',
  isTested = true,
  isAsPeopleDo = !isTested,
  isBehindProxy = false,
}: LobbyOptions = {}): Promise<StartedLobby> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'lobby-')));
  if (dataDir === undefined && databaseUrl === '' && !isAsPeopleDo) await fillSeeded(folder, site);
  const settings = {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    SITE: site,
    SEED: 'true',
    SANDBOX: 'true',
    TEST_MODE: String(isTested),
    ...(databaseUrl === '' ? {} : { TEST_MODE_DATABASE: databaseOf(databaseUrl), DRAIN_SECONDS: '0' }),
    ...(isTested ? { SHARED_ANSWER_MS: '0' } : {}),
    ...(isBehindProxy ? { TRUST_PROXY: 'loopback' } : {}),
    LOG_LEVEL: 'warn',
  };
  const from = performance.now();
  const server = await start(settings, isAsPeopleDo ? `${root}server/start.mjs` : MAIN);
  const stop = async () => {
    await end(server.process);
    if (dataDir === undefined) await rm(folder, { recursive: true, force: true });
  };
  try {
    return { origin: await urlOf(server), dataDir: folder, startedIn: performance.now() - from, stop };
  } catch (reason) {
    await stop();
    throw new Error(`The lobby did not start: ${(reason as Error).message.slice(-4_000)}`, { cause: reason });
  }
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  const isSlow = AbortSignal.timeout(60_000);
  isSlow.addEventListener('abort', () => server.kill('SIGKILL'));
  await ended;
}
