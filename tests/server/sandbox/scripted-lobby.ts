import Fastify, { type FastifyInstance } from 'fastify';
import { openCompanies, type Companies } from '../../../sandbox/companies.js';
import type { PlayAnswer } from '../../../sandbox/maker/page/wire.js';
import { storeIn } from '../../../sandbox/store/store.js';
import type { Fetch } from '../../../sandbox/wire.js';
import { openTestDatabase, type Engine } from '../databases.js';

/** How the lobby treats one callback: `lost`: it has booked it, and the answer does not arrive. A number: refused with that code. */
export type Treatment = 'answer' | 'lost' | 'unreachable' | number;

export interface Callback {
  readonly action: string;
  readonly sessionId?: string;
  readonly roundRef?: string;
  readonly amount?: number;
}

/** The companies with a lobby whose answers the test decides. It books steps of rounds as the real one does: each once. */
export interface Scripted {
  readonly companies: Companies;
  readonly app: FastifyInstance;
  /** All callbacks in the order in which they were sent. */
  readonly told: Callback[];
  /** Treats the next callbacks of this action so; then they are answered again. */
  treat(action: string, ...treatments: readonly Treatment[]): void;
  /** Minor units that the lobby holds of the player. */
  balance(): number;
  advance(ms: number): void;
  enter(walletMode: 'transfer' | 'seamless', gameId?: string): Promise<string>;
  ask(path: string, token: string, body: object): Promise<{ readonly status: number; readonly body: PlayAnswer }>;
  /** A call of the lobby's adapters. */
  call(name: string, body: object): Promise<unknown>;
  close(): Promise<void>;
}

const SECRET = 'a secret of the test';

export async function startScripted(engine: Engine): Promise<Scripted> {
  const database = await openTestDatabase(engine);
  const told: Callback[] = [];
  const treatments = new Map<string, Treatment[]>();
  const booked = new Map<string, number>();
  const undone = new Set<string>();
  let offset = 0;
  let start = 100_000;
  let sessions = 0;
  let mode: 'transfer' | 'seamless' = 'seamless';
  let gameId = '1001';

  const balance = () => start + [...booked.values()].reduce((sum, change) => sum + change, 0);
  const lobby: Fetch = async (url, { body = '{}' }) => {
    const [, maker = '', action = ''] = /callback\/game\/(\d+)\/(\w+)/.exec(url) ?? [];
    const callback = { action, ...(JSON.parse(body) as object) } as Callback;
    told.push(callback);
    const treatment = treatments.get(action)?.shift() ?? 'answer';
    if (treatment === 'unreachable') throw new Error('unreachable');
    if (typeof treatment === 'number') return answer({ code: treatment });
    const done = book(maker, callback);
    if (treatment === 'lost') throw new Error('the answer is lost');
    return done;
  };

  function book(_: string, { action, roundRef = '', amount = 0 }: Callback) {
    if (action === 'enter')
      return answer({
        code: 200,
        data: {
          sessionId: `session-${++sessions}`,
          playerRef: '42',
          gameId,
          gameName: 'Mango Moon',
          currency: 'PHP',
          isDemo: false,
          walletMode: mode,
        },
      });
    if (action === 'rollback') {
      undone.add(roundRef);
      booked.delete(`stake ${roundRef}`);
    } else if (undone.has(roundRef)) return answer({ code: 10_400 });
    else if (action === 'stake') booked.set(`stake ${roundRef}`, -amount);
    else if (action === 'win') booked.set(`win ${roundRef}`, amount);
    return answer({ code: 200, data: { balance: balance() } });
  }

  const app = Fastify();
  const companies = await openCompanies({
    store: storeIn(database),
    now: () => new Date(Date.now() + offset),
    log: { warn: () => undefined },
    site: 'PH',
    lobby: { url: 'http://lobby', secret: SECRET, fetch: lobby },
  });
  await companies.addPages(app);
  await companies.addCalls(app);

  return {
    companies,
    app,
    told,
    balance,
    treat: (action, ...next) => void treatments.set(action, [...next]),
    advance: (ms) => void (offset += ms),
    async enter(walletMode, game = '1001') {
      mode = walletMode;
      gameId = game;
      if (walletMode === 'transfer') start = 0;
      const { body } = await inject('enter', '', { ticket: '1-ticket' });
      return (body as unknown as { token: string }).token;
    },
    ask: inject,
    async call(name, body) {
      const response = await app.inject({
        method: 'POST',
        url: `/sandbox/api/${name}`,
        headers: { authorization: `Bearer ${SECRET}` },
        payload: body,
      });
      return response.json();
    },
    async close() {
      await app.close();
      await companies.close();
      await database.close();
    },
  };

  async function inject(path: string, token: string, body: object) {
    const response = await app.inject({
      method: 'POST',
      url: `/sandbox/maker/api/${path}`,
      headers: token === '' ? {} : { authorization: `Bearer ${token}` },
      payload: body,
    });
    return { status: response.statusCode, body: response.json<PlayAnswer>() };
  }
}

const answer = (body: object) => ({ status: 200, text: () => Promise.resolve(JSON.stringify(body)) });
