import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { start, urlOf, type Running } from './child.js';
import { createPostgresDatabase, ENGINES } from './databases.js';

/** How often the proxy asks each server whether it takes requests, in ms: as proxies do, and longer than the jobs take to stop. */
const CHECKS_MS = 2_000;

/** A server behind the proxy. */
interface Upstream {
  url: string;
  isReady: boolean;
}

/** A proxy as operators use them: checks, kept connections, every server in turn, and no request sent twice. */
class Proxy {
  readonly #agent = new Agent({ keepAlive: true });
  readonly #checks: NodeJS.Timeout;
  readonly #server: Server;
  #turn = 0;

  constructor(readonly upstreams: readonly Upstream[]) {
    this.#checks = setInterval(() => void Promise.all(upstreams.map((upstream) => this.#check(upstream))), CHECKS_MS);
    this.#server = createServer((incoming, response) => this.#pass(incoming, response));
  }

  async listen(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    clearInterval(this.#checks);
    this.#agent.destroy();
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #check(upstream: Upstream): Promise<void> {
    const { url } = upstream;
    const isReady = await fetch(`${url}/readyz`).then(
      ({ status }) => status === 200,
      () => false,
    );
    if (upstream.url === url) upstream.isReady = isReady;
  }

  #pass(incoming: IncomingMessage, response: ServerResponse): void {
    const ready = this.upstreams.filter(({ isReady }) => isReady);
    const chosen = ready[(this.#turn += 1) % ready.length];
    if (chosen === undefined) {
      response.writeHead(502).end('no server is ready');
      return;
    }
    const passed = request(chosen.url + String(incoming.url), { agent: this.#agent }, (answer) => {
      response.writeHead(answer.statusCode ?? 502);
      answer.pipe(response);
    });
    passed.on('error', (error) => response.writeHead(502).end(error.message)).end();
  }
}

describe.runIf(ENGINES.includes('postgres'))('two servers behind a proxy, restarted one after the other', () => {
  let database: Awaited<ReturnType<typeof createPostgresDatabase>>;
  const servers: Running[] = [];
  const begin = async (at: number): Promise<string> => {
    const server = await start({
      PORT: '0',
      DATABASE_URL: database.url,
      SANDBOX: 'true',
      LOG_LEVEL: 'error',
      // The default with a PostgreSQL.
      DRAIN_SECONDS: '5',
    });
    servers[at] = server;
    return urlOf(server);
  };
  beforeAll(async () => {
    database = await createPostgresDatabase();
  });
  afterAll(async () => {
    for (const { process: child } of servers) child.kill('SIGKILL');
    await database.drop();
  });

  test('lose none of 1,000 requests', async () => {
    // Both at once on an empty database: each migrates, and creates the tables of the jobs.
    const urls = await Promise.all([begin(0), begin(1)]);
    const upstreams = urls.map((url): Upstream => ({ url, isReady: true }));
    const proxy = new Proxy(upstreams);
    const url = await proxy.listen();
    const answers: string[] = [];
    const restarted = new AbortController();
    const restart = async (): Promise<void> => {
      for (const [at, upstream] of upstreams.entries()) {
        const { process: child } = servers[at] as Running;
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        expect(await ended).toEqual([0, null]);
        upstream.url = await begin(at);
        while (!upstream.isReady) await pause(CHECKS_MS);
      }
    };
    // Players who never pause, until both have been restarted and the requests are at least a thousand.
    const play = async (): Promise<void> => {
      while (!restarted.signal.aborted || answers.length < 1_000) {
        const answer = await fetch(`${url}/user-api/game/getWebsiteInfo?lang=en_US`);
        const text = await answer.text();
        answers.push(answer.status === 200 && text.includes('"code":200') ? 'answered' : `${answer.status} ${text}`);
        await pause(10);
      }
    };
    await Promise.all([restart().finally(() => restarted.abort()), ...Array.from({ length: 6 }, play)]);
    proxy.close();
    expect(answers.filter((answer) => answer !== 'answered')).toEqual([]);
    expect(answers.length).toBeGreaterThanOrEqual(1_000);
  });
});
