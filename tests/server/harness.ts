import { openServer, type OpenServer } from '../../server/open-server.js';
import { readSettings, type Settings } from '../../server/base/settings.js';
import { newTestPlayer, type PlayerOptions, type TestPlayer } from '../../server/testing/players.js';
import type { CountryCode } from '../../server/base/site.js';
import type { Opened } from '../../server/db/open.js';
import { openTestDatabase, type Content, type Engine } from './databases.js';
import { SANDBOX_SECRET } from './sandbox-books.js';

/** One call of the API by a test. */
export interface TestCall {
  readonly body?: unknown;
  readonly token?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The envelope, with whatever the operation adds. */
export interface TestAnswer {
  readonly status: number;
  readonly text: string;
  readonly body: {
    readonly code: number;
    readonly msg: string;
    readonly field?: string;
    readonly data?: unknown;
    readonly [key: string]: unknown;
  };
}

export interface TestServer extends OpenServer {
  /** http://127.0.0.1:port, a real socket. */
  readonly url: string;
  /** Calls `/user-api` + path; `lang` is en_US unless the query says otherwise. */
  call(method: string, path: string, call?: TestCall): Promise<TestAnswer>;
  /** POST to a hook under /__test. */
  hook(name: string, body: unknown): Promise<unknown>;
  /** POST to a hook of the sandbox's companies, under /sandbox/__test. */
  sandbox(name: string, body?: unknown): Promise<unknown>;
  newPlayer(wish?: PlayerOptions): Promise<TestPlayer>;
}

/**
 * A whole server in this process, in test mode, on a free port and a database of its own. Close it when done.
 * `settings` replaces single settings; SEED is off unless asked for.
 */
export async function startTestServer({
  engine = 'embedded',
  settings = {},
  content = settings.SEED === true ? demoLobby(settings.SITE) : undefined,
  database,
}: {
  readonly engine?: Engine;
  readonly settings?: Partial<Settings>;
  readonly content?: Content | undefined;
  /** Replaces a database of the server's own. */
  readonly database?: Opened | undefined;
} = {}): Promise<TestServer> {
  const server = await openServer(testSettings(settings), database ?? (await openTestDatabase(engine, content)));
  const url = await server.app.listen({ port: 0, host: '127.0.0.1' });
  return {
    ...server,
    url,
    async call(method, path, { body, token, query, headers } = {}) {
      const search = new URLSearchParams({ lang: 'en_US', ...query });
      const response = await fetch(`${url}/user-api${path}?${search.toString()}`, {
        method,
        headers: {
          // The embedded database blocks the process that is server and client: a kept connection may be closed by the
          // server's timer at the moment when a request is written to it.
          connection: 'close',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const text = await response.text();
      return { status: response.status, text, body: JSON.parse(text) as TestAnswer['body'] };
    },
    hook: (name, body) => post(`${url}/__test/${name}`, body),
    sandbox: (name, body = {}) => post(`${url}/sandbox/__test/${name}`, body),
    newPlayer: (wish) => newTestPlayer(server.parts, wish),
  };
}

async function post(url: string, body: unknown): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.json();
}

const testSettings = (settings: Partial<Settings>): Settings => ({
  ...readSettings({}),
  TEST_MODE: true,
  SEED: false,
  LOG_LEVEL: 'silent',
  SHARED_ANSWER_MS: 0,
  SANDBOX_SECRET,
  ...settings,
});

/** What the first start of a lobby writes. */
export const demoLobby = (site: CountryCode = 'PH'): Content => ({
  name: `demo-${site}`,
  fill: async (opened) => {
    const { app, parts } = await openServer(testSettings({ SEED: true, SITE: site }), opened);
    await app.close();
    await parts.guests?.close();
  },
});
