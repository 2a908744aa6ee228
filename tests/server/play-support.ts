import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { components } from '../../openapi/user-api.js';
import type { Database } from '../../server/db/schema.js';
import { openSession } from '../../server/domain/access/sessions.js';
import { audit } from '../../server/ledger/audit.js';
import type { Plan } from '../../sandbox/maker/plans.js';
import type { PlayAnswer, WireState } from '../../sandbox/maker/page/wire.js';
import type { TestAnswer, TestServer } from './harness.js';
import { makersAudit } from './sandbox-books.js';

type GameSession = components['schemas']['GameSession'];
type TestPlayer = Awaited<ReturnType<TestServer['newPlayer']>>;

/** The answer to a round that is settled. */
export type Settled = PlayAnswer & { readonly round: { readonly win: number } };

/** Games of the test, by their property. `mendingMaker` is open, but its maker is in maintenance. */
export const games = {
  mango: '1001',
  dragon: '1004',
  shut: '1900',
  demoless: '1901',
  mending: '1902',
  mendingMaker: '1903',
} as const;

export async function addGames({ parts: { db } }: TestServer): Promise<void> {
  const until = new Date('2999-01-01T00:00:00Z');
  const texts = JSON.stringify({ en_US: '', ms_MY: '', my_MM: '', th_TH: '', zh_CN: '' });
  await db.insertInto('category').values({ id: 'slots', name: texts, position: 1 }).execute();
  const makers = [
    [1, 'Kasoy Works', null],
    [2, 'Larkspire', until],
  ] as const;
  await db
    .insertInto('maker')
    .values(
      makers.map(([id, name, maintenance_until]) => ({
        id,
        name,
        maintenance_until,
        description: texts,
        art_id: `maker-${id}`,
        colour: '#b0562a',
        position: id,
      })),
    )
    .execute();
  const rows = [
    [games.mango, 1, true, true, null],
    [games.dragon, 1, true, true, null],
    [games.shut, 1, false, false, null],
    [games.demoless, 1, true, false, null],
    [games.mending, 1, true, true, until],
    [games.mendingMaker, 2, true, true, null],
  ] as const;
  await db
    .insertInto('game')
    .values(
      rows.map(([id, maker_id, is_open, has_demo, maintenance_until]) => ({
        id: Number(id),
        maker_id,
        is_open,
        has_demo,
        maintenance_until,
        category_id: 'slots' as const,
        name: id === games.mango ? 'Mango Moon' : 'Dragon Fruit',
        keywords: texts,
        description: texts,
        how_to_play: texts,
        art_id: `card-${id}`,
        return_to_player: null,
        volatility: null,
        min_transfer_in: 1000,
        new_position: null,
        hot_position: null,
        position: Number(id),
        updated_at: new Date(0),
      })),
    )
    .execute();
}

/** Opens a game of the seed in the lobby of the test, beside its games. */
export async function addOpenGame(
  { parts: { db } }: TestServer,
  id: string,
  wish: Partial<Insertable<Database['game']>> = {},
): Promise<void> {
  const mango = await db.selectFrom('game').selectAll().where('id', '=', Number(games.mango)).executeTakeFirstOrThrow();
  await db
    .insertInto('game')
    .values({
      ...mango,
      id: Number(id),
      name: `Game ${id}`,
      position: Number(id),
      keywords: JSON.stringify(mango.keywords),
      description: JSON.stringify(mango.description),
      how_to_play: JSON.stringify(mango.how_to_play),
      ...wish,
    })
    .execute();
}

export type Asked = {
  readonly code: number;
  readonly session: GameSession;
  readonly data: Readonly<Record<string, unknown>>;
};

/** What one player does at the lobby and at the maker. */
export class Visitor {
  constructor(
    private readonly server: TestServer,
    readonly player: TestPlayer,
  ) {}

  play(
    game: string,
    amount: number | null,
    { key = randomUUID(), demo = false }: { key?: string; demo?: boolean } = {},
  ): Promise<Asked> {
    return this.ask('POST', `/game/play/${game}`, {
      body: {
        deviceType: 'other',
        demo,
        returnUrl: '/pages/index/gamePostMessagePage',
        ...(amount === null ? {} : { amount }),
      },
      key,
    });
  }

  add(sessionId: string, amount: number, key = randomUUID()): Promise<Asked> {
    return this.ask('POST', `/game/session/transferIn/${sessionId}`, { body: { amount }, key });
  }

  /** What became of it. */
  trace = (sessionId: string, key: string) =>
    this.ask('POST', `/game/session/transferIn/trace/${sessionId}`, { body: { key } });

  exit = (sessionId: string) => this.ask('POST', '/exitGame', { body: { sessionId } });
  exitAll = () => this.ask('POST', '/autoExitGame');
  /** `seat`: whether the page wants to enter. */
  session = (sessionId: string, seat?: 'free' | 'take' | 'look') =>
    this.ask('GET', `/game/session/info/${sessionId}`, { query: seat === undefined ? {} : { seat } });
  refresh = (sessionId: string) => this.ask('POST', `/game/session/refreshBalance/${sessionId}`);
  current = () => this.ask('GET', '/game/session/current');

  plan(direction: Plan['direction'], outcome: Plan['outcome'], times = 1): Promise<unknown> {
    return this.server.sandbox('plan', { playerId: this.player.id, direction, outcome, times } satisfies Plan);
  }

  /** The same player with another login. */
  async onAnotherDevice(userAgent: string): Promise<Visitor> {
    const { db, services } = this.server.parts;
    const from = { ip: '127.0.0.1', services, now: () => services.clock.now(), headers: { userAgent } };
    const token = await openSession(db, this.player.id, randomUUID(), from);
    return new Visitor(this.server, { ...this.player, token });
  }

  /** Minor units in the wallet and at the makers, by the ledger. */
  async money(): Promise<{ wallet: number; inGame: number }> {
    const rows = await this.server.parts.db
      .selectFrom('account')
      .select(['kind', 'balance'])
      .where('player_id', '=', this.player.id)
      .execute();
    const of = (kind: string) => rows.filter((row) => row.kind === kind).reduce((sum, { balance }) => sum + balance, 0);
    return { wallet: of('player_wallet'), inGame: of('maker_balance') };
  }

  /** Opens the game's address as its page does. */
  async enter(sessionId: string): Promise<{ token: string; state: WireState }> {
    return this.enterAt((await this.session(sessionId)).session.gameUrl ?? '');
  }

  async enterAt(gameUrl: string): Promise<{ token: string; state: WireState }> {
    const { status, body } = await this.maker('POST', 'enter', {
      ticket: new URL(gameUrl, this.server.url).searchParams.get('ticket'),
    });
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body as { token: string; state: WireState };
  }

  /** A round of the slot, whose bet is the stake alone. */
  spin(token: string, stake: number, roundKey: string = randomUUID()) {
    return this.bet(token, stake, null, roundKey);
  }

  /** A round of any game of the maker. */
  bet(token: string, stake: number, bet: unknown, roundKey: string = randomUUID()) {
    return this.maker('POST', 'play', { roundKey, stake, bet }, token);
  }

  /** The same as a free spin. */
  freeBet(token: string, stake: number, bet: unknown, roundKey: string = randomUUID()) {
    return this.maker('POST', 'play', { roundKey, stake, bet, isFree: true }, token);
  }

  decide(token: string, roundKey: string, decision: unknown) {
    return this.maker('POST', 'decide', { roundKey, decision }, token);
  }

  async maker(
    method: string,
    path: string,
    body?: unknown,
    token?: string,
    signal?: AbortSignal,
  ): Promise<{ status: number; headers: Headers; body: unknown }> {
    const response = await fetch(`${this.server.url}/sandbox/maker/api/${path}`, {
      method,
      headers: {
        origin: 'null',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text === '' ? null : (JSON.parse(text) as unknown),
    };
  }

  private async ask(
    method: string,
    path: string,
    { body, key, query = {} }: { body?: unknown; key?: string; query?: Readonly<Record<string, string>> } = {},
  ): Promise<Asked> {
    const answer = await this.server.call(method, path, {
      token: this.player.token,
      query,
      ...(body === undefined ? {} : { body }),
      ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
    });
    return asked(answer);
  }
}

function asked({ status, body }: TestAnswer): Asked {
  if (status !== 200) throw new Error(`HTTP ${status}: ${JSON.stringify(body)}`);
  const data = (body.data ?? {}) as Record<string, unknown>;
  return { code: body.code, session: (data['session'] ?? data) as GameSession, data };
}

export const newVisitor = async (server: TestServer, balance: number) =>
  new Visitor(server, await server.newPlayer({ balance }));

/** Findings of the audit of the ledger, and differences between the ledger and the maker's accounts. */
export async function wrongs(server: TestServer): Promise<readonly unknown[]> {
  return [...(await audit(server.parts.db)).findings, ...(await makersAudit(server)).findings];
}
