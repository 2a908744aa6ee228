import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newPlayer } from '../browser/support/hooks.js';
import type { TestPlayer } from '../../server/testing/players.js';
import { start, urlOf, type Running } from '../server/child.js';
import { createPostgresDatabase, ENGINES, type Engine } from '../server/databases.js';
import { newPhone, nonceOf } from '../server/people.js';
import { root } from '../support/files.js';
import { freePort } from '../support/free-port.js';
import { median, percentile, type Measure } from './measure.js';

/** `outageToCalm`: the bystander's 99th percentile while a company hangs, by the one while it answers. */
type Budget = { outageToCalm: number };

/** Players who ask for the company, each once a second. */
const askers = 12;
const askEveryMs = 1_000;
/** Longer than a company may take to answer, so that calls pile up before the breaker opens. */
const roundMs = 10_000;
const rounds = 3;
const secret = 'a secret of the bench alone';

type Lobby = { readonly origin: string; readonly sandbox: Running; readonly stop: () => Promise<void> };
/** One request that makes the lobby call the company. */
type Ask = () => Promise<unknown>;

/**
 * What a bystander notices of an outage: home and the balance of a stranger, while twelve players ask for one company. The
 * companies are a process of their own, which is stopped (SIGSTOP) so that it accepts connections and never answers.
 */
export async function measureOutages({ outageToCalm: most }: Budget): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const engine of ENGINES) {
    const lobby = await startLobby(engine);
    try {
      const bystander = await newPlayer(lobby, { balance: 100_000 });
      for (const [company, asks] of Object.entries(await callersOf(lobby))) {
        const ratios: number[] = [];
        const calm: number[] = [];
        for (let round = 0; round < rounds; round += 1) {
          calm.push(await p99While(lobby, bystander, asks));
          lobby.sandbox.process.kill('SIGSTOP');
          ratios.push((await p99While(lobby, bystander, asks)) / (calm.at(-1) ?? Number.NaN));
          lobby.sandbox.process.kill('SIGCONT');
          await recovered(asks);
        }
        const name = `a bystander while ${company} hangs, ${engine}`;
        measures.push({ name: `${name}, 99 of 100 by those of calm`, unit: '×', value: median(ratios), most });
        measures.push({ name: `${name}, 99 of 100 in calm`, unit: 'ms', value: median(calm) });
      }
    } finally {
      await lobby.stop();
    }
  }
  return measures;
}

async function p99While(lobby: Lobby, bystander: TestPlayer, asks: readonly Ask[]): Promise<number> {
  const until = performance.now() + roundMs;
  const isOver = () => performance.now() >= until;
  const asking = asks.map(async (ask) => {
    while (!isOver()) {
      const from = performance.now();
      await Promise.race([ask().catch(() => null), pause(roundMs)]);
      await pause(Math.max(0, askEveryMs - (performance.now() - from)));
    }
  });
  const times: number[] = [];
  const paths = ['/game/home', '/user/getBalanceInfo'];
  while (!isOver()) {
    const path = paths[times.length % paths.length] ?? '';
    const from = performance.now();
    const { code } = await call(lobby, 'GET', path, { token: bystander.token });
    if (code !== 200) throw new Error(`${path} answered ${code} to a bystander`);
    times.push(performance.now() - from);
    await pause(10);
  }
  await Promise.all(asking);
  return percentile(times, 99);
}

/** Waits until the company is asked again: its breaker stays open for a while after an outage. */
async function recovered(asks: readonly Ask[]): Promise<void> {
  let answers: readonly unknown[] = [];
  for (let tries = 0; tries < 120; tries += 1) {
    answers = await Promise.all(asks.map((ask) => ask().catch(String)));
    if (answers.every(isSound)) return;
    await pause(1_000);
  }
  throw new Error(`a company did not come back within two minutes: ${JSON.stringify(answers)}`);
}

const isSound = (answer: unknown): boolean => (answer as Partial<Called>).code === 200;

/** For each company, twelve players and what they ask. */
async function callersOf(lobby: Lobby): Promise<Record<'the maker' | 'the gateway' | 'SMS' | 'identity', Ask[]>> {
  const players = await Promise.all(Array.from({ length: askers }, () => newPlayer(lobby, { balance: 1_000_000 })));
  const sessions = await Promise.all(players.map((player) => opened(lobby, player)));
  let address = 0;
  return {
    'the maker': players.map(
      (player, at) => () =>
        call(lobby, 'POST', `/game/session/refreshBalance/${sessions[at]}`, { token: player.token }),
    ),
    'the gateway': players.map((player) => ordererOf(lobby, player)),
    // A browser and an address of its own each time: their limits are not what is measured.
    SMS: players.map(() => () => {
      const phone = newPhone();
      const body = { phone, code: nonceOf(phone), browserUUID: randomUUID() };
      return call(lobby, 'POST', '/sendPhoneLoginCode', { body, ip: `10.1.${(address += 1) >> 8}.${address & 255}` });
    }),
    identity: players.map(() => () => identified(lobby, `10.2.${(address += 1) >> 8}.${address & 255}`)),
  };
}

async function opened(lobby: Lobby, { token }: TestPlayer): Promise<string> {
  const { data } = await call(lobby, 'POST', '/game/play/1001', {
    token,
    key: randomUUID(),
    body: { deviceType: 'other', demo: false, returnUrl: '/pages/index/gamePostMessagePage', amount: 10_000 },
  });
  return (data as { readonly sessionId: string }).sessionId;
}

/** Orders and cancels. Repeats an order under its key until it is cancelled, so that an outage does not leave too many. */
function ordererOf(lobby: Lobby, { token }: TestPlayer): Ask {
  const body = { channelId: 'qr-instant', amount: 50_000 };
  let key = randomUUID();
  return async () => {
    const answer = await call(lobby, 'POST', '/pay/qr/charge', { token, key, body });
    const { orderNo } = (answer.data ?? {}) as { readonly orderNo?: string };
    if (orderNo === undefined) return answer;
    const cancelled = await call(lobby, 'POST', `/pay/order/cancel/${orderNo}`, { token });
    if (isSound(cancelled)) key = randomUUID();
    return cancelled;
  };
}

/** A login with a code that nobody was given: the network is asked, and knows no person. */
async function identified(lobby: Lobby, ip: string): Promise<unknown> {
  const browserUUID = randomUUID();
  const { data } = await call(lobby, 'GET', '/oauth/facebook/getLoginUrl', { query: { browserUUID }, ip });
  const state = new URL((data as { readonly url: string }).url, lobby.origin).searchParams.get('state');
  const answer = await call(lobby, 'POST', '/oauth/facebook/login', {
    body: { browserUUID, state, code: 'nobody', isAdult: true },
    ip,
  });
  // Any answer but a fault says that the network was heard.
  return { code: answer.code === 500 ? 500 : 200 };
}

type Called = { readonly code: number; readonly data?: unknown };

async function call(
  { origin }: Pick<Lobby, 'origin'>,
  method: string,
  path: string,
  {
    token,
    key,
    body,
    query = {},
    ip,
  }: {
    readonly token?: string;
    readonly key?: string;
    readonly body?: object;
    readonly query?: Readonly<Record<string, string>>;
    readonly ip?: string;
  } = {},
): Promise<Called> {
  const search = new URLSearchParams({ lang: 'en_US', ...query }).toString();
  const response = await fetch(`${origin}/user-api${path}?${search}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...(ip === undefined ? {} : { 'x-forwarded-for': ip }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return (await response.json()) as Called;
}

async function startLobby(engine: Engine): Promise<Lobby> {
  const folder = await mkdtemp(join(tmpdir(), 'outage-'));
  const database = engine === 'postgres' ? await createPostgresDatabase() : null;
  const [port, sandboxPort] = await Promise.all([freePort(), freePort()]);
  const origin = `http://127.0.0.1:${port}`;
  const sandbox = await start(
    {
      PORT: String(sandboxPort),
      LOBBY_URL: origin,
      SANDBOX_SECRET: secret,
      SANDBOX_DATA_DIR: join(folder, 'sandbox'),
      DATABASE_URL: database?.url ?? '',
    },
    `${root}sandbox/main.ts`,
  );
  const lobby = await start({
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: join(folder, 'lobby'),
    DATABASE_URL: database?.url ?? '',
    TEST_MODE: 'true',
    TEST_MODE_DATABASE: database === null ? '' : new URL(database.url).pathname.slice(1),
    SEED: 'true',
    SANDBOX_URL: await urlOf(sandbox),
    SANDBOX_SECRET: secret,
    TRUST_PROXY: '127.0.0.1',
    MESSAGES_PER_HOUR: '100000',
    LOG_LEVEL: 'silent',
  });
  await urlOf(lobby);
  return {
    origin,
    sandbox,
    stop: async () => {
      sandbox.process.kill('SIGCONT');
      for (const { process: child } of [lobby, sandbox]) {
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        await ended;
      }
      await database?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
