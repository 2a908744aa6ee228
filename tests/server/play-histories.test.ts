import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { purseOf } from '../../server/domain/play/purse.js';
import { BETS } from '../../sandbox/maker/games/dice/rules.js';
import { FISH_NAMES } from '../../sandbox/maker/games/fishing/rules.js';
import { nextFixtures, type Fixture } from '../../sandbox/maker/games/sports/fixtures.js';
import { oddsOf, PICKS } from '../../sandbox/maker/games/sports/odds.js';
import type { WireState } from '../../sandbox/maker/page/wire.js';
import { isNightly } from '../support/nightly.js';
import { breakTransactions, ENGINES } from './databases.js';
import type { TestServer } from './harness.js';
import { makerOf, tell, type Told } from './maker-callback.js';
import { addOpenGame, games, wrongs } from './play-support.js';
import { addPromotion, newParticipant, startPromotions, type Participant } from './promotions/support.js';
import { seededRandom } from './seeded-random.js';
import { booksOf } from './sandbox-books.js';

/** Minor units that a player has for the histories of all modes. */
const START = 400_000;
const GAMES = {
  slot: games.mango,
  roulette: '2001',
  poker: '3001',
  dice: '4001',
  fishing: '5001',
  sports: '6001',
} as const;
const KINDS = Object.keys(GAMES) as readonly (keyof typeof GAMES)[];
/** Whose money is played with. */
const MODES = ['transfer', 'seamless', 'promotion', 'demo'] as const;
type Mode = (typeof MODES)[number];
/** Of each mode. */
const HISTORIES = isNightly ? 25 : 8;
const STEPS = 10;
const MINUTE = 60_000;

/** What one player does in a history, with nothing known but what a page and a maker know. */
class Player {
  token = '';
  sessionId: string | null = null;
  kind: keyof typeof GAMES = 'slot';
  /** All sessions of the history. */
  readonly sessions: string[] = [];
  /** What has been sent to the maker, to be sent again as a page does that got no response. */
  readonly #sent: { readonly path: string; readonly body: object }[] = [];
  /** What the maker has told the lobby, to be told again, late and in another order. */
  readonly #told: Told[] = [];

  constructor(
    private readonly server: TestServer,
    readonly one: Participant,
    private readonly mode: Mode,
    private readonly random: (below: number) => number,
    /** Opens a game; returns its session, or null if the lobby refused. */
    private readonly open: (game: string) => Promise<string | null>,
  ) {}

  get #visitor() {
    return this.one.visitor;
  }

  /** One step; several may run at the same time. */
  async step(): Promise<void> {
    const steps = [
      this.sit,
      this.sit,
      this.reload,
      this.play,
      this.play,
      this.play,
      this.play,
      this.play,
      this.decide,
      this.decide,
      this.again,
      this.loseAnswer,
      this.leave,
      this.wait,
      this.sweep,
      ...(this.mode === 'transfer' ? [this.stumble] : []),
      ...(this.mode === 'seamless' || this.mode === 'promotion' ? [this.report, this.report, this.reportAgain] : []),
    ];
    await steps[this.random(steps.length)]?.call(this);
  }

  private async sit(): Promise<void> {
    if (this.sessionId === null) await this.openGame(KINDS[this.random(KINDS.length)] ?? 'slot');
    await this.reload();
  }

  async openGame(kind: keyof typeof GAMES): Promise<void> {
    this.sessionId = await this.open(GAMES[kind]);
    if (this.sessionId === null) return;
    this.kind = kind;
    this.sessions.push(this.sessionId);
  }

  /** The page of the seat before loses its token: a reload, or a second tab. */
  async reload(): Promise<void> {
    if (this.sessionId === null) return;
    const { session } = await this.#visitor.session(this.sessionId);
    if (session.endTime !== null) this.sessionId = null;
    if (session.gameUrl === null || session.endTime !== null) return;
    await this.#visitor.enterAt(session.gameUrl).then(
      ({ token }) => (this.token = token),
      () => undefined,
    );
  }

  private play = () => this.send('play', { roundKey: randomUUID(), stake: this.stake(), bet: this.bet() });

  private bet(): unknown {
    if (this.kind === 'roulette') return [{ on: this.random(2) === 0 ? 'red' : this.random(37), amount: this.stake() }];
    if (this.kind === 'dice') return BETS[this.random(BETS.length)];
    if (this.kind === 'fishing') return { fish: FISH_NAMES[this.random(FISH_NAMES.length)] };
    if (this.kind !== 'sports') return null;
    const fixtures = nextFixtures(this.server.parts.services.clock.now().getTime()).filter(() => this.random(5) === 0);
    const legs = fixtures.slice(0, 5).map((fixture) => {
      const pick = PICKS[this.random(PICKS.length)] ?? 'home';
      return { match: fixture.ref, pick, odds: oddsOf(fixture, pick) };
    });
    return { legs };
  }

  private async decide(): Promise<void> {
    const { lastRound } = await this.state();
    if (lastRound === null) return;
    const decision = [0, 1, 2, 3, 4].filter(() => this.random(2) === 0);
    await this.send('decide', { roundKey: lastRound.key, decision });
  }

  private async again(): Promise<void> {
    const before = this.#sent[this.random(Math.max(1, this.#sent.length))];
    if (before) await this.#visitor.maker('POST', before.path, before.body, this.token);
  }

  /** The network is lost while a round is under way; the page sends the round again under its key. */
  private async loseAnswer(): Promise<void> {
    const round = { roundKey: randomUUID(), stake: this.stake(), bet: this.bet() };
    this.#sent.push({ path: 'play', body: round });
    const lost = new AbortController();
    const sent = this.#visitor.maker('POST', 'play', round, this.token, lost.signal).catch(() => null);
    lost.abort();
    await sent;
    if (this.random(2) === 0) await this.reload();
    await this.#visitor.maker('POST', 'play', round, this.token);
  }

  /** Every transaction of the server is ended while a round, an exit and a report are under way. */
  async kill(): Promise<void> {
    if (this.sessionId === null) return;
    const under = Promise.allSettled([this.play(), this.#visitor.exit(this.sessionId), this.report()]);
    await breakTransactions(this.server.parts.db);
    await under;
    // The first request may meet a connection whose end the server has not noticed yet.
    await this.reload().catch(() => this.reload());
  }

  private async leave(): Promise<void> {
    if (this.sessionId === null) return;
    const { session } = await this.#visitor.exit(this.sessionId);
    if (session.endTime !== null) this.sessionId = null;
  }

  /** The next transfer out goes wrong. */
  private async stumble(): Promise<void> {
    const mishaps = ['lostDone', 'lostAbsent', 'locked', 'refused'] as const;
    await this.#visitor.plan('out', mishaps[this.random(mishaps.length)] ?? 'locked');
  }

  /** A maker in another process reports a step of a round: any step of any round of any session of the history. */
  private async report(): Promise<void> {
    const sessionId = this.sessions[this.random(Math.max(1, this.sessions.length))];
    if (sessionId === undefined || (this.mode !== 'seamless' && this.mode !== 'promotion')) return;
    const known = this.#told[this.random(Math.max(1, this.#told.length))];
    const isKnown = known !== undefined && this.random(5) > 1;
    const round = isKnown
      ? { maker: known.maker, sessionId: known.sessionId, roundRef: known.roundRef ?? '' }
      : { maker: await makerOf(this.server, sessionId), sessionId, roundRef: randomUUID() };
    // Mostly as makers report a round, and sometimes its end before its beginning.
    const actions = isKnown
      ? (['win', 'rollback', 'stake'] as const)
      : (['stake', 'stake', 'stake', 'rollback', 'win'] as const);
    const action = actions[this.random(actions.length)] ?? 'stake';
    const told = { ...round, action, ...(action === 'rollback' ? {} : { amount: this.stake() }) };
    this.#told.push(told);
    await tell(this.server, told);
  }

  /** A maker takes back a stake that the lobby has booked. */
  async takeBack(): Promise<void> {
    const sessionId = this.sessions.at(-1);
    if (sessionId === undefined || (this.mode !== 'seamless' && this.mode !== 'promotion')) return;
    const round = { maker: await makerOf(this.server, sessionId), sessionId, roundRef: randomUUID() };
    await tell(this.server, { ...round, action: 'stake', amount: this.stake() });
    await tell(this.server, { ...round, action: 'rollback' });
  }

  private async reportAgain(): Promise<void> {
    const before = this.#told[this.random(Math.max(1, this.#told.length))];
    if (before) await Promise.all([tell(this.server, before), tell(this.server, before)]);
  }

  private async wait(): Promise<void> {
    await later(this.server, (1 + this.random(4)) * MINUTE);
  }

  private async sweep(): Promise<void> {
    await this.server.sandbox('due');
    await this.server.hook('sweep', { name: 'bring-money-back' });
    // A win that the lobby did not take while it had no outcome of a transfer.
    await this.server.sandbox('due');
  }

  /** Leaves two bets open of which one is right. */
  async betAndLeave(): Promise<void> {
    await this.leaveAll();
    await this.openGame('sports');
    await this.reload();
    const fixture = nextFixtures(this.server.parts.services.clock.now().getTime()).at(-1) as Fixture;
    for (const pick of ['over', 'under'] as const) {
      const legs = [{ match: fixture.ref, pick, odds: oddsOf(fixture, pick) }];
      await this.send('play', { roundKey: randomUUID(), stake: 1_000, bet: { legs } });
    }
  }

  /** However often the maker refuses, until all matches have ended and all money is home. */
  async leaveAll(): Promise<void> {
    for (let times = 0; times < 10; times += 1) {
      await this.#visitor.exitAll();
      if (await this.isHome()) break;
      await later(this.server, 5 * MINUTE);
      await this.sweep();
    }
    this.sessionId = null;
  }

  private async isHome(): Promise<boolean> {
    const { db } = this.server.parts;
    const open = await db
      .selectFrom('game_session')
      .select('id')
      .where('player_id', '=', this.one.player.id)
      .where('ended_at', 'is', null)
      .execute();
    // A win that the lobby could not take is told again later. What waits of others, for its day or for its maker, is theirs:
    // to wait for it here too makes the clock run away from their sessions.
    const waiting = await booksOf(this.server)
      .selectFrom('maker_round as round')
      .innerJoin('maker_seat as seat', 'seat.session_ref', 'round.session_ref')
      .select('round.round_ref')
      .where('round.session_ref', 'in', ['', ...this.sessions])
      .where((row) => row.or([row('tell_at', 'is not', null), row.and({ state: 'open', is_demo: false })]))
      .execute();
    return open.length === 0 && waiting.length === 0;
  }

  private stake = () => (1 + this.random(2)) * 1_000;

  private async state(): Promise<WireState> {
    const { body } = await this.#visitor.maker('GET', 'state', undefined, this.token);
    return { lastRound: null, ...(body as object) } as WireState;
  }

  private async send(path: string, body: object): Promise<void> {
    this.#sent.push({ path, body });
    await this.#visitor.maker('POST', path, body, this.token);
  }
}

const offsets = new WeakMap<TestServer, number>();

/** The clock of a server only goes forward. */
async function later(server: TestServer, ms: number): Promise<void> {
  const offset = (offsets.get(server) ?? 0) + ms;
  offsets.set(server, offset);
  await server.hook('clock', { offsetMs: offset });
}

/**
 * What the rounds of these sessions have cost and paid, in minor units: those that the maker plays by itself, and those that
 * it has reported. A round that was taken back cost nothing.
 */
async function playedIn({ parts: { db } }: TestServer, sessions: readonly string[]): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    with played as (
      select r.stake, r.win from sandbox.maker_round r join sandbox.maker_seat s using (session_ref)
      where s.session_ref = any (${sessions}) and not s.is_demo and not s.is_seamless
      union all
      select w.stake, case when b.round_ref is null then w.win else w.stake end
      from wallet_round w left join round_rollback b using (maker_id, round_ref)
      where w.session_id = any (${sessions})
      union all
      select p.stake, p.win from promotion_round p
      where p.record_id in (select promotion_record_id from game_session where id = any (${sessions}))
    )
    select coalesce(sum(coalesce(win, 0) - stake), 0)::bigint as sum from played`.execute(db);
  return rows[0]?.sum ?? Number.NaN;
}

describe.each(ENGINES)('any history of games, on %s,', (engine) => {
  let server: TestServer;
  const people = new Map<number, Participant>();
  beforeAll(async () => {
    server = await startPromotions(engine);
    for (const id of Object.values(GAMES)) if (id !== games.mango) await addOpenGame(server, id);
  });
  afterAll(() => server.close());

  /** A player has one history in each mode: hashing a password takes longer than most histories. */
  async function playerOf(seed: number): Promise<Participant> {
    const known = people.get(seed) ?? (await newParticipant(server, START));
    people.set(seed, known);
    return known;
  }

  async function openedBy(one: Participant, mode: Mode, recordId: string | null, game: string): Promise<string | null> {
    if (recordId !== null) {
      const { body } = await one.play(recordId, game);
      return body.code === 200 ? (body.data as { sessionId: string }).sessionId : null;
    }
    const amount = mode === 'transfer' ? 20_000 : null;
    const { code, session } = await one.visitor.play(game, amount, { demo: mode === 'demo' });
    return code === 200 ? session.sessionId : null;
  }

  const seeds = Array.from({ length: HISTORIES }, (_, index) => index + 1);
  describe.each(MODES)('with %s', (mode) => {
    beforeAll(() =>
      server.parts.db
        .updateTable('game')
        .set({ wallet_mode: mode === 'seamless' ? 'seamless' : 'transfer' })
        .execute(),
    );

    test.each(seeds)('ends with every coin where its rounds say (%i)', async (seed) => {
      const random = seededRandom(seed * 1_000 + MODES.indexOf(mode));
      const one = await playerOf(seed);
      const recordId =
        mode === 'promotion'
          ? (await one.joined(await addPromotion(server, { bet_percent: 90_000 }), 10_000)).recordId
          : null;
      const before = await one.money();
      const player = new Player(server, one, mode, random, (game) => openedBy(one, mode, recordId, game));
      await player.openGame(KINDS[seed % KINDS.length] ?? 'slot');
      await player.reload();
      if (seed % 5 === 0) await player.takeBack();
      for (let step = 0; step < STEPS; step += 1)
        if (random(8) === 0) await player.kill();
        // Every third step meets another one: a second tab, a sweep, a repeated request.
        else await Promise.all(random(3) === 0 ? [player.step(), player.step()] : [player.step()]);
      if (seed % 5 === 0) await player.betAndLeave();
      await player.leaveAll();
      expect(await wrongs(server)).toEqual([]);
      const played = await playedIn(server, player.sessions);
      expect({ ...(await one.money()), inGame: (await one.visitor.money()).inGame }).toEqual({
        wallet: before.wallet + (recordId === null ? played : 0),
        locked: before.locked + (recordId === null ? 0 : played),
        inGame: 0,
      });
    });
  });

  test('have had rounds of every kind, and wins that came after their player had left', async () => {
    const { db } = server.parts;
    const sessions = await db.selectFrom('game_session').selectAll().execute();
    expect(new Set(sessions.map((session) => `${purseOf(session)} ${session.game_id}`)).size).toBe(
      MODES.length * KINDS.length,
    );
    const { rows } = await sql<Readonly<Record<string, number>>>`
      select
        (select count(*) from sandbox.maker_round where decision is not null) as decided,
        (select count(*) from sandbox.maker_round r join sandbox.maker_seat s using (session_ref)
          where decision is not null and r.created_at < s.closed_at) as left,
        (select count(*) from sandbox.maker_round where jsonb_typeof(bet -> 'legs') = 'array') as bets,
        (select count(*) from sandbox.maker_round where jsonb_array_length(case when jsonb_typeof(bet -> 'legs') = 'array'
          then bet -> 'legs' else '[]' end) > 1) as multiples,
        (select count(*) from transfer where type = 'game_refund') as refunds,
        (select count(*) from transfer where type = 'promo_refund') as refunds_on_records,
        (select count(*) from round_rollback b where not exists (
          select from transfer t where t.maker_id = b.maker_id and t.round_ref = b.round_ref)) as early_rollbacks,
        (select count(*) from transfer won join game_session s on s.id = won.reference_no
          where won.type = 'game_win' and won.created_at > s.ended_at and s.wallet_mode = 'transfer') as late,
        (select count(*) from transfer won join game_session s on s.id = won.reference_no
          where won.type = 'game_win' and won.created_at > s.ended_at and s.wallet_mode = 'seamless') as late_on_wallet
      `.execute(db);
    for (const [kind, count] of Object.entries(rows[0] ?? {})) expect(count, kind).toBeGreaterThan(0);
  });
});
