import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../support/files.js';

export type LobbyOptions = {
  site?: 'PH' | 'TH' | 'MM';
  /** An own folder, to start again on it; without, a fresh one that is removed at the end. */
  dataDir?: string;
  /** A PostgreSQL instead of the embedded database. */
  databaseUrl?: string;
  /** Hooks and checked answers, as tests want them; off it is what players meet. */
  isTested?: boolean;
};
export type Lobby = { origin: string; dataDir: string; startedIn: number; stop: () => Promise<void> };

/** The server as people start it, on a free port, with the built pages and its own embedded database. Ready when it answers. */
export async function startLobby({ site = 'PH', dataDir, databaseUrl = '', isTested = true }: LobbyOptions = {}): Promise<Lobby> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'lobby-')));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const settings = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder, DATABASE_URL: databaseUrl, SITE: site, SEED: 'true', TEST_MODE: String(isTested), ...(isTested ? { SHARED_ANSWER_MS: '0' } : {}), LOG_LEVEL: 'warn' };
  const from = performance.now();
  const server = spawn(process.execPath, ['server/start.mjs'], { cwd: root, env: { ...process.env, ...settings }, stdio: ['ignore', 'pipe', 'pipe'] });
  const said: string[] = [];
  for (const stream of [server.stdout, server.stderr]) stream.setEncoding('utf8').on('data', (text: string) => said.push(text));
  const stop = async () => {
    await end(server);
    if (dataDir === undefined) await rm(folder, { recursive: true, force: true });
  };
  try {
    await answers(`${origin}/readyz`, server);
  } catch (reason) {
    await stop();
    throw new Error(`The lobby did not start: ${(reason as Error).message}\n${said.join('').slice(-4_000)}`, { cause: reason });
  }
  return { origin, dataDir: folder, startedIn: performance.now() - from, stop };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Asks until it is ready, two minutes at most: the first start writes the database and its players. */
async function answers(url: string, server: ChildProcess): Promise<void> {
  for (const from = performance.now(); performance.now() - from < 120_000; ) {
    if (server.exitCode !== null) throw new Error(`it ended with ${server.exitCode}`);
    const ready = await fetch(url).then((response) => response.ok, () => false);
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('no answer in two minutes');
}

function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const force = setTimeout(() => server.kill('SIGKILL'), 15_000);
    server.once('exit', () => {
      clearTimeout(force);
      resolve();
    });
    server.kill('SIGTERM');
  });
}
