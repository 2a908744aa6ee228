import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStakes } from '../../server/sandbox/maker/audit.js';
import { nextFixtures, type Fixture } from '../../server/sandbox/maker/games/sports/fixtures.js';
import { oddsOf, PICKS } from '../../server/sandbox/maker/games/sports/odds.js';
import type { WireState } from '../../server/sandbox/maker/page/wire.js';
import { ENGINES } from './databases.js';
import type { TestServer } from './harness.js';
import { addOpenGame, games, newVisitor, wrongs, type Visitor } from './play-support.js';
import { addPromotion, newParticipant, startPromotions, type Participant } from './promotions/support.js';
import { seededRandom } from './seeded-random.js';

const START = 100_000;
const GAMES = { slot: games.mango, poker: '3001', sports: '6001' } as const;
const KINDS = Object.keys(GAMES) as readonly (keyof typeof GAMES)[];
const HISTORIES = 10;
const STEPS = 30;
const MINUTE = 60_000;

/** What one player does in a history, with nothing known but what a page knows. */
class Player {
  token = '';
  sessionId: string | null = null;
  /** What has been sent to the maker, to be sent again as a page does that got no response. */
  readonly #sent: { readonly path: string; readonly body: object }[] = [];

  constructor(
    private readonly server: TestServer,
    readonly visitor: Visitor,
    private readonly random: (below: number) => number,
    /** Opens a game; returns its session, or null if the lobby refused. */
    private readonly open: (game: string) => Promise<string | null>,
  ) {}

  /** One step; several may run at the same time. */
  async step(): Promise<void> {
    const steps = [
      this.sit,
      this.sit,
      this.reload,
      this.deal,
      this.deal,
      this.decide,
      this.decide,
      this.bet,
      this.bet,
      this.bet,
      this.bet,
      this.spin,
      this.again,
      this.look,
      this.leave,
      this.stumble,
      this.wait,
      this.sweep,
    ];
    await steps[this.random(steps.length)]?.call(this);
  }

  private async sit(): Promise<void> {
    this.sessionId ??= await this.open(GAMES[KINDS[this.random(KINDS.length)] ?? 'slot']);
    await this.reload();
  }

  /** The page of the seat before loses its token. */
  private async reload(): Promise<void> {
    if (this.sessionId === null) return;
    const { session } = await this.visitor.session(this.sessionId);
    if (session.endTime !== null) this.sessionId = null;
    if (session.gameUrl === null || session.endTime !== null) return;
    await this.visitor.enterAt(session.gameUrl).then(
      ({ token }) => (this.token = token),
      () => undefined,
    );
  }

  private deal = () => this.send('play', { roundKey: randomUUID(), stake: this.stake(), bet: null });
  private spin = () => this.send('play', { roundKey: randomUUID(), stake: this.stake(), bet: null });

  private async decide(): Promise<void> {
    const { lastRound } = await this.state();
    if (lastRound === null) return;
    const decision = [0, 1, 2, 3, 4].filter(() => this.random(2) === 0);
    await this.send('decide', { roundKey: lastRound.key, decision });
  }

  private async bet(): Promise<void> {
    const fixtures = nextFixtures(this.server.parts.services.clock.now().getTime()).filter(() => this.random(5) === 0);
    const legs = fixtures.slice(0, 5).map((fixture) => {
      const pick = PICKS[this.random(PICKS.length)] ?? 'home';
      return { match: fixture.ref, pick, odds: oddsOf(fixture, pick) };
    });
    await this.send('play', { roundKey: randomUUID(), stake: this.stake(), bet: { legs } });
  }

  private async again(): Promise<void> {
    const before = this.#sent[this.random(Math.max(1, this.#sent.length))];
    if (before) await this.visitor.maker('POST', before.path, before.body, this.token);
  }

  private async look(): Promise<void> {
    await this.state();
  }

  private async leave(): Promise<void> {
    if (this.sessionId === null) return;
    const { session } = await this.visitor.exit(this.sessionId);
    if (session.endTime !== null) this.sessionId = null;
  }

  /** The next transfer out goes wrong. */
  private async stumble(): Promise<void> {
    const mishaps = ['lostDone', 'lostAbsent', 'locked', 'refused'] as const;
    await this.visitor.plan('out', mishaps[this.random(mishaps.length)] ?? 'locked');
  }

  private async wait(): Promise<void> {
    await later(this.server, (1 + this.random(4)) * MINUTE);
  }

  private async sweep(): Promise<void> {
    for (const name of ['settle-open-rounds', 'bring-money-back']) await this.server.hook('sweep', { name });
  }

  /** Ends with two bets of which one is right, and leaves them open. */
  async goHome(): Promise<void> {
    await this.leaveAll();
    this.sessionId = await this.open(GAMES.sports);
    await this.reload();
    const fixture = nextFixtures(this.server.parts.services.clock.now().getTime()).at(-1) as Fixture;
    for (const pick of ['over', 'under'] as const) {
      const legs = [{ match: fixture.ref, pick, odds: oddsOf(fixture, pick) }];
      await this.send('play', { roundKey: randomUUID(), stake: 1_000, bet: { legs } });
    }
    await this.leaveAll();
  }

  /** However often the maker refuses, until all matches have ended and all money is home. */
  private async leaveAll(): Promise<void> {
    for (let times = 0; times < 10; times += 1) {
      await this.visitor.exitAll();
      await later(this.server, 5 * MINUTE);
      await this.sweep();
      if (await this.isHome()) return;
    }
  }

  private async isHome(): Promise<boolean> {
    const { db } = this.server.parts;
    const open = await db
      .selectFrom('game_session')
      .select('id')
      .where('player_id', '=', this.visitor.player.id)
      .where('ended_at', 'is', null)
      .execute();
    return open.length === 0 && (await openStakes(db)).length === 0;
  }

  private stake = () => (1 + this.random(2)) * 1_000;

  private async state(): Promise<WireState> {
    const { body } = await this.visitor.maker('GET', 'state', undefined, this.token);
    return { lastRound: null, ...(body as object) } as WireState;
  }

  private async send(path: string, body: object): Promise<void> {
    this.#sent.push({ path, body });
    const { status } = await this.visitor.maker('POST', path, body, this.token);
    expect(status).toBeLessThan(500);
  }
}

const offsets = new WeakMap<TestServer, number>();

/** The clock of a server only goes forward. */
async function later(server: TestServer, ms: number): Promise<void> {
  const offset = (offsets.get(server) ?? 0) + ms;
  offsets.set(server, offset);
  await server.hook('clock', { offsetMs: offset });
}

/** What the rounds of a player at the maker have cost and paid, in minor units. */
async function playedBy({ parts: { db } }: TestServer, playerId: number): Promise<number> {
  const rows = await db
    .selectFrom('sandbox_maker_round')
    .innerJoin('sandbox_maker_seat', 'sandbox_maker_seat.session_ref', 'sandbox_maker_round.session_ref')
    .select(['stake', 'win'])
    .where('player_ref', '=', `lobby-${playerId}`)
    .where('is_demo', '=', false)
    .execute();
  return rows.reduce((sum, { stake, win }) => sum + (win ?? Number.NaN) - stake, 0);
}

describe.each(ENGINES)('any history of rounds that stay open, on %s,', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startPromotions(engine);
    await addOpenGame(server, GAMES.poker);
    await addOpenGame(server, GAMES.sports);
  });
  afterAll(() => server.close());

  const run = async (player: Player, random: (below: number) => number) => {
    for (let step = 0; step < STEPS; step += 1) {
      // Every third step meets another one: a second tab, a sweep, a repeated request.
      await Promise.all(random(3) === 0 ? [player.step(), player.step()] : [player.step()]);
      if (step % 10 === 9) expect(await wrongs(server)).toEqual([]);
    }
    await player.goHome();
    expect(await wrongs(server)).toEqual([]);
    expect(await openStakes(server.parts.db)).toEqual([]);
  };
  const seeds = Array.from({ length: HISTORIES }, (_, index) => index + 1);

  test.each(seeds)('with money at the maker, ends with every coin in the wallet (%i)', async (seed) => {
    const random = seededRandom(seed);
    const visitor = await newVisitor(server, START);
    const player = new Player(server, visitor, random, async (game) => {
      const isDemo = random(5) === 0;
      const { code, session } = await visitor.play(game, isDemo ? null : 20_000, { demo: isDemo });
      return code === 200 ? session.sessionId : null;
    });
    await run(player, random);
    expect(await visitor.money()).toEqual({
      wallet: START + (await playedBy(server, visitor.player.id)),
      inGame: 0,
    });
  });

  test.each(seeds)('on a promotion, leaves the record with what its rounds say (%i)', async (seed) => {
    const random = seededRandom(seed * 1_000);
    const one: Participant = await newParticipant(server, START);
    const { recordId } = await one.joined(await addPromotion(server, { bet_percent: 90_000 }), 20_000);
    const player = new Player(server, one.visitor, random, async (game) => {
      const { body } = await one.play(recordId, game);
      return body.code === 200 ? (body.data as { sessionId: string }).sessionId : null;
    });
    await run(player, random);
    expect(await one.money()).toEqual({
      wallet: START - 20_000,
      locked: 30_000 + (await playedBy(server, one.player.id)),
    });
  });

  test('have had rounds of every kind, and wins that came after their player had left', async () => {
    const { db } = server.parts;
    const { rows } = await sql<{ decided: number; left: number; bets: number; multiples: number; late: number }>`
      select
        (select count(*) from sandbox_maker_round where decision is not null) as decided,
        (select count(*) from sandbox_maker_round r join sandbox_maker_seat s using (session_ref)
          where decision is not null and r.created_at < s.closed_at) as left,
        (select count(*) from sandbox_maker_round where jsonb_typeof(bet -> 'legs') = 'array') as bets,
        (select count(*) from sandbox_maker_round where jsonb_array_length(case when jsonb_typeof(bet -> 'legs') = 'array'
          then bet -> 'legs' else '[]' end) > 1) as multiples,
        (select count(*) from transfer won join game_session s on s.id = won.reference_no
          where won.type = 'game_win' and won.created_at > s.ended_at) as late`.execute(db);
    for (const [kind, count] of Object.entries(rows[0] ?? {})) expect(count, kind).toBeGreaterThan(1);
  });
});
