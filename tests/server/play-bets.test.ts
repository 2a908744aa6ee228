import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditCommand } from '../../server/operator/audit.js';
import { MATCH_MS, nextFixtures, type Fixture } from '../../sandbox/maker/games/sports/fixtures.js';
import { deleteOldMatches } from '../../sandbox/maker/matches.js';
import { oddsOf, type Pick } from '../../sandbox/maker/games/sports/odds.js';
import { possibleWin, type MatchResult } from '../../sandbox/maker/games/sports/rules.js';
import type { SportsView } from '../../sandbox/maker/games/sports/view.js';
import type { PlayAnswer, WireState } from '../../sandbox/maker/page/wire.js';
import { ENGINES } from './databases.js';
import { startTestServer, type TestServer } from './harness.js';
import { addGames, addOpenGame, games, newVisitor, wrongs, type Visitor } from './play-support.js';
import { runCommand } from './run-command.js';
import { dataOf, rowsOf } from './stocked.js';
import { booksOf, makersAudit } from './sandbox-books.js';

const SPORTS = '6001';
const STAKE = 1_000;
const START = 100_000;
const IN = 50_000;

describe.each(ENGINES)('a bet on matches, on %s', (engine) => {
  let server: TestServer;
  let visitor: Visitor;
  let sessionId: string;
  let token: string;
  /** Each test plays later than the one before, so that it has matches of its own. */
  let offset = 0;
  let fixtures: readonly [Fixture, Fixture, Fixture];
  beforeAll(async () => {
    server = await startTestServer({ engine });
    await addGames(server);
    await addOpenGame(server, SPORTS);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    offset += 3_600_000;
    const now = server.parts.services.clock.now().getTime() + offset;
    // The first league with half of its time left, so that a slow test does not meet its kick-off.
    const [first] = nextFixtures(now) as [Fixture];
    await goTo(first.kickOff - 180_000);
    fixtures = nextFixtures(first.kickOff - 180_000).filter(({ league }) => league === first.league) as never;
    visitor = await newVisitor(server, START);
    sessionId = (await visitor.play(SPORTS, IN)).session.sessionId;
    token = (await visitor.enter(sessionId)).token;
  });
  afterEach(async () => {
    expect(await wrongs(server)).toEqual([]);
    await server.sandbox('due');
    await server.hook('reset', {});
    expect(await wrongs(server)).toEqual([]);
  });

  /** Moves the clock of the server to this time, in ms since 1970. */
  const goTo = async (at: number) => {
    await server.hook('clock', { offsetMs: 0 });
    await server.hook('clock', { offsetMs: at - server.parts.services.clock.now().getTime() });
  };
  const end = async (fixture: Fixture = fixtures[0]) => goTo(fixture.kickOff + MATCH_MS + 1_000);
  const sweep = () => server.sandbox('due');
  const legOf = (fixture: Fixture, pick: Pick = 'home') => ({
    match: fixture.ref,
    pick,
    odds: oddsOf(fixture, pick),
  });
  const place = async (legs: readonly object[], key: string = randomUUID(), stake = STAKE) =>
    visitor.bet(token, stake, { legs }, key);
  /** How a match will end, as if it had been drawn so. */
  const fix = async (fixture: Fixture, result: Partial<MatchResult>) => {
    await booksOf(server)
      .insertInto('maker_match')
      .values({
        match_ref: fixture.ref,
        kicks_off_at: new Date(fixture.kickOff),
        result: JSON.stringify({ home: [], away: [], abandoned: null, ...result }),
      })
      .execute();
  };
  const state = async () => (await visitor.maker('GET', 'state', undefined, token)).body as WireState;
  const view = async () => (await state()).view as SportsView;

  test('keeps the result of its match for as long as the bet is listed, while other results are deleted after a day', async () => {
    const [first, second] = fixtures;
    await fix(first, { home: [10], away: [] });
    await fix(second, { home: [20], away: [] });
    await place([legOf(first)]);
    await end();
    await sweep();
    const db = booksOf(server);
    const kept = async () =>
      (await db.selectFrom('maker_match').select('match_ref').execute()).map(({ match_ref }) => match_ref);
    await deleteOldMatches(db, new Date(first.kickOff + 23 * 3_600_000));
    expect(await kept()).toEqual(expect.arrayContaining([first.ref, second.ref]));
    await deleteOldMatches(db, new Date(first.kickOff + 25 * 3_600_000));
    expect(await kept()).toContain(first.ref);
    expect(await kept()).not.toContain(second.ref);
    expect((await view()).scores[first.ref]).toMatchObject({ home: 1, away: 0 });
  });

  test('takes its stake at once and pays into the game when its match has ended', async () => {
    const placed = (await place([legOf(fixtures[0])])).body as PlayAnswer;
    expect(placed).toMatchObject({ balance: IN - STAKE, round: { win: null, outcome: null } });
    expect((await makersAudit(server)).openStakes).toEqual([{ currency: 'PHP', rounds: 1, amount: STAKE }]);
    // The stake is at the maker's side of the ledger: an operator reads of it, and it is no finding.
    const { code, said } = await runCommand(server, auditCommand);
    expect([code, said]).toEqual([
      0,
      expect.stringContaining('Open rounds at the makers: 1, with stakes of PHP 10.00.'),
    ]);
    await fix(fixtures[0], { home: [5, 70] });
    await goTo(fixtures[0].kickOff + MATCH_MS - 1_000);
    expect(await sweep()).toEqual({ done: 0 });
    expect((await view()).scores[fixtures[0].ref]).toMatchObject({ state: 'live', home: 2 });
    expect((await state()).balance).toBe(IN - STAKE);
    await end();
    const paid = possibleWin([legOf(fixtures[0])], STAKE);
    // The page need not wait for the sweep.
    expect(await state()).toMatchObject({ balance: IN - STAKE + paid, lastRound: { win: paid } });
    expect(await sweep()).toEqual({ done: 0 });
    expect(await visitor.money()).toEqual({ wallet: START - IN, inGame: IN - STAKE + paid });
    await visitor.exit(sessionId);
    expect(await visitor.money()).toEqual({ wallet: START - STAKE + paid, inGame: 0 });
  });

  test('is placed once under its key, also when it is sent again after the kick-off', async () => {
    const key = randomUUID();
    const legs = [legOf(fixtures[0]), legOf(fixtures[1], 'under')];
    const answers = await Promise.all(Array.from({ length: 5 }, () => place(legs, key)));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await place([legOf(fixtures[0])], key)).body).toEqual({ error: 'keyReused' });
    await goTo(fixtures[0].kickOff);
    expect((await place(legs, key)).body).toEqual(answers[0]?.body);
    expect((await place(legs)).body).toEqual({ error: 'tooLate' });
    expect((await visitor.money()).inGame).toBe(IN - STAKE);
  });

  test('is refused after its kick-off, before its round is offered, and with other odds than the book has', async () => {
    const later = nextFixtures(fixtures[0].kickOff + 1).find(({ league }) => league === fixtures[0].league) as Fixture;
    expect((await place([legOf(later)])).body).toEqual({ error: 'badBet' });
    expect((await place([{ ...legOf(fixtures[0]), odds: 5_000 }])).body).toEqual({ error: 'badBet' });
    await goTo(fixtures[0].kickOff + 1);
    expect((await place([legOf(fixtures[0])])).body).toEqual({ error: 'tooLate' });
    expect((await visitor.money()).inGame).toBe(IN);
  });

  test('may be one of many, and each is paid for itself', async () => {
    await place([legOf(fixtures[0], 'home')]);
    await place([legOf(fixtures[0], 'away')]);
    await place([legOf(fixtures[0], 'over'), legOf(fixtures[1], 'draw')]);
    await fix(fixtures[0], { home: [1, 2, 3] });
    await fix(fixtures[1], { home: [1], away: [90] });
    await end();
    expect(await sweep()).not.toEqual({ done: 0 });
    const paid =
      possibleWin([legOf(fixtures[0], 'home')], STAKE) +
      possibleWin([legOf(fixtures[0], 'over'), legOf(fixtures[1], 'draw')], STAKE);
    expect((await state()).balance).toBe(IN - 3 * STAKE + paid);
    expect((await view()).bets.map(({ win }) => (win ?? 0) > 0)).toEqual([true, false, true]);
  });

  test('comes back when its match is abandoned', async () => {
    await place([legOf(fixtures[0], 'away')]);
    await fix(fixtures[0], { home: [3], abandoned: 60 });
    await end();
    expect((await state()).balance).toBe(IN);
    expect((await view()).scores[fixtures[0].ref]).toEqual({ state: 'abandoned', minute: 60, home: 1, away: 0 });
  });

  test('that wins after the player has left comes into the wallet by itself, with a message', async () => {
    await place([legOf(fixtures[0])]);
    await visitor.exit(sessionId);
    expect(await visitor.money()).toEqual({ wallet: START - STAKE, inGame: 0 });
    // The player is in another game of the same maker meanwhile.
    const { sessionId: other } = (await visitor.play(games.mango, 10_000)).session;
    await fix(fixtures[0], { home: [90] });
    await end();
    expect(await sweep()).not.toEqual({ done: 0 });
    const paid = possibleWin([legOf(fixtures[0])], STAKE);
    expect(await visitor.money()).toEqual({ wallet: START - STAKE - 10_000 + paid, inGame: 10_000 });
    await visitor.exit(other);
    expect(await visitor.money()).toEqual({ wallet: START - STAKE + paid, inGame: 0 });
    const { rows } = rowsOf(await server.call('GET', '/message/list', { token: visitor.player.token }));
    expect(JSON.stringify(rows)).toContain('is back in your wallet');
  });

  test('that is lost after the player has left sends no message', async () => {
    await place([legOf(fixtures[0])]);
    await visitor.exit(sessionId);
    await fix(fixtures[0], {});
    await end();
    expect(await sweep()).not.toEqual({ done: 0 });
    const { rows } = rowsOf(await server.call('GET', '/message/list', { token: visitor.player.token }));
    expect(JSON.stringify(rows)).not.toContain('is back in your wallet');
  });

  test('is not disturbed by a transfer out whose outcome is unknown when it is paid', async () => {
    await place([legOf(fixtures[0])]);
    await fix(fixtures[0], { home: [1] });
    await visitor.plan('out', 'lostDone', 3);
    await visitor.exit(sessionId);
    await end();
    expect(await sweep()).not.toEqual({ done: 0 });
    expect(await wrongs(server)).toEqual([]);
    const { status } = dataOf(
      await server.call('GET', `/game/session/info/${sessionId}`, { token: visitor.player.token }),
    ) as { status: string };
    expect(status).not.toBe('settled');
    for (let times = 0; times < 5; times += 1) await visitor.exit(sessionId);
    // The lobby took no win while it did not know the outcome: the maker tells it again.
    await goTo(fixtures[0].kickOff + MATCH_MS + 600_000);
    await sweep();
    const paid = possibleWin([legOf(fixtures[0])], STAKE);
    expect(await visitor.money()).toEqual({ wallet: START - STAKE + paid, inGame: 0 });
  });

  test('is found again in a later visit, with its matches', async () => {
    await place([legOf(fixtures[0])]);
    await visitor.exit(sessionId);
    sessionId = (await visitor.play(SPORTS, 10_000)).session.sessionId;
    const again = await visitor.enter(sessionId);
    expect((again.state.view as SportsView).bets).toMatchObject([{ win: null, bet: { legs: [legOf(fixtures[0])] } }]);
    expect(again.state.lastRound).toBeNull();
    const other = await newVisitor(server, START);
    const theirs = (await other.play(SPORTS, 10_000)).session;
    expect(((await other.enter(theirs.sessionId)).state.view as SportsView).bets).toEqual([]);
    await other.exit(theirs.sessionId);
  });

  test('sees a score that all pages agree about, and nothing of what will happen', async () => {
    await fix(fixtures[0], { home: [80], away: [85, 89] });
    await goTo(fixtures[0].kickOff - 60_000);
    expect((await view()).scores).not.toHaveProperty(fixtures[0].ref);
    await goTo(fixtures[0].kickOff + 1_000);
    const views = await Promise.all(Array.from({ length: 4 }, view));
    expect(new Set(views.map(({ scores }) => scores[fixtures[0].ref]?.home)).size).toBe(1);
    expect(views[0]?.scores[fixtures[0].ref]).toMatchObject({ state: 'live', home: 0, away: 0 });
    for (const goal of ['80', '85', '89']) expect(JSON.stringify(views[0]?.scores)).not.toContain(`[${goal}`);
    // A match that nobody has fixed is drawn once, however many pages ask for it at the same time.
    const [, , third] = fixtures;
    const drawn = await booksOf(server)
      .selectFrom('maker_match')
      .select('match_ref')
      .where('match_ref', '=', third.ref)
      .execute();
    expect(drawn).toHaveLength(1);
  });

  test('races the sweep, its own page and the exit without losing a coin', async () => {
    await place([legOf(fixtures[0])]);
    await place([legOf(fixtures[0], 'over')]);
    await fix(fixtures[0], { home: [1, 2, 3] });
    await end();
    await Promise.all([sweep(), state(), visitor.exit(sessionId), sweep()]);
    await sweep();
    const paid = possibleWin([legOf(fixtures[0])], STAKE) + possibleWin([legOf(fixtures[0], 'over')], STAKE);
    expect(await visitor.money()).toEqual({ wallet: START - 2 * STAKE + paid, inGame: 0 });
  });
});
