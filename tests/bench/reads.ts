import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { startLobby } from '../browser/support/lobby.js';
import { root } from '../support/files.js';
import { createPostgresDatabase, ENGINES } from '../server/databases.js';
import { median, type Measure } from './measure.js';

/** `reads`: paths under /user-api by their name in the table. */
type Budget = { reads: Record<string, string>; readsToBare: number; readP99Ms: number };
type Load = { perSecond: number; p99: number };

const connections = 50;
const seconds = 4;
const rounds = 3;

/** Reads a second on PostgreSQL, by those of a bare Fastify route that answers the same bytes, in turns. Nothing without PostgreSQL. */
export async function measureReads({ reads, readsToBare, readP99Ms }: Budget): Promise<Measure[]> {
  if (!ENGINES.includes('postgres')) return [];
  const database = await createPostgresDatabase();
  const lobby = await startLobby({ databaseUrl: database.url, isTested: false });
  try {
    const measures: Measure[] = [];
    for (const [name, path] of Object.entries(reads)) {
      const { own, bare } = await compare(`${lobby.origin}/user-api${path}`);
      measures.push(
        {
          name: `${name}, reads by those of a bare route`,
          unit: '×',
          value: own.perSecond / bare.perSecond,
          least: readsToBare,
        },
        { name: `${name}, 99 of 100 within`, unit: 'ms', value: own.p99, most: readP99Ms },
      );
    }
    return measures;
  } finally {
    await lobby.stop();
    await database.drop();
  }
}

async function compare(url: string): Promise<{ own: Load; bare: Load }> {
  const bytes = await (await fetch(url)).text();
  const route = await startBare(bytes);
  try {
    const own: Load[] = [];
    const bare: Load[] = [];
    for (let round = 0; round < rounds; round++) {
      own.push(await load(url));
      bare.push(await load(route.url));
    }
    return { own: middle(own), bare: middle(bare) };
  } finally {
    await route.stop();
  }
}

async function load(url: string): Promise<Load> {
  const { requests, latency, non2xx, errors } = await autocannon({ url, connections, duration: seconds });
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} failed`);
  return { perSecond: requests.average, p99: latency.p99 };
}

const middle = (loads: readonly Load[]): Load => ({
  perSecond: median(loads.map((one) => one.perSecond)),
  p99: median(loads.map((one) => one.p99)),
});

async function startBare(bytes: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const file = join(folder, 'answer.json');
  await writeFile(file, bytes);
  const route = spawn(process.execPath, ['--import', 'tsx', 'tests/bench/bare.ts', file], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = (await once(route.stdout, 'data')) as [Buffer];
  return {
    url: `http://127.0.0.1:${said.toString().trim()}/`,
    stop: async () => {
      route.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
