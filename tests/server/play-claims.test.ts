import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ShiftableClock } from '../../server/base/clock.js';
import { bringMoneyBack } from '../../server/domain/play/bring-back.js';
import { oldestWaiting } from '../../server/domain/oldest-waiting.js';
import { audit } from '../../server/ledger/audit.js';
import { openSuspense } from '../../server/ledger/suspense.js';
import { listCommand } from '../../server/operator/list.js';
import { transfers } from '../../server/operator/transfers.js';
import { ENGINES } from './databases.js';
import type { TestServer } from './harness.js';
import { makerOf, tell } from './maker-callback.js';
import { MemoryMaker } from './memory-maker.js';
import { addOpenGame, games, newVisitor, type Visitor } from './play-support.js';
import { runCommand } from './run-command.js';
import { startStocked } from './stocked.js';

const START = 100_000;
const IN = 30_000;
/** The least that the game takes. */
const MORE = 2_000;
const SEAMLESS = '1500';
const MINUTE = 60_000;

/** A moment that lasts until the test ends it. */
function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

describe.each(ENGINES)('while a maker is asked, on %s,', (engine) => {
  let server: TestServer;
  let maker: MemoryMaker;
  beforeAll(async () => {
    server = await startStocked(engine);
    await addOpenGame(server, SEAMLESS, { wallet_mode: 'seamless', min_transfer_in: 0 });
  });
  afterAll(() => server.close());
  beforeEach(() => {
    maker = MemoryMaker.of(server, { limitMs: MINUTE });
  });
  afterEach(async () => {
    maker.calm();
    await server.hook('reset', {});
    expect((await audit(server.parts.db)).findings).toEqual([]);
  });

  const clock = () => server.parts.services.clock as ShiftableClock;
  const called = (call: string) => maker.calls.filter((made) => made === call).length;
  async function playing(game: string = games.mango): Promise<{ visitor: Visitor; sessionId: string }> {
    const visitor = await newVisitor(server, START);
    const { session } = await visitor.play(game, game === SEAMLESS ? null : IN);
    return { visitor, sessionId: session.sessionId };
  }
  const inSuspense = async (sessionId: string): Promise<number[]> =>
    (await openSuspense(server.parts.db))
      .filter(({ referenceNo }) => referenceNo === sessionId)
      .map(({ amount }) => amount);
  const callback = async (sessionId: string, action: 'stake' | 'win', roundRef: string, amount: number) =>
    (await tell(server, { maker: await makerOf(server, sessionId), sessionId, action, roundRef, amount })).body;

  describe('nobody else waits:', () => {
    test('twelve players who poll a maker that never answers hold no connection, and bystanders are answered', async () => {
      const stuck = await Promise.all(Array.from({ length: 12 }, () => playing()));
      maker.say('transferOut', { state: 'pending' });
      await Promise.all(stuck.map(({ visitor, sessionId }) => visitor.exit(sessionId)));
      const never = gate();
      maker.before('transferOutcome', () => never.opened);
      const polls = stuck.flatMap(({ visitor, sessionId }) => [visitor.session(sessionId), visitor.current()]);
      await expect.poll(() => called('transferOutcome')).toBeGreaterThan(0);
      const stranger = await newVisitor(server, START);
      const balance = await server.call('GET', '/user/getBalanceInfo', { token: stranger.player.token });
      expect(balance.body).toMatchObject({ code: 200, data: { balance: START } });
      expect((await server.call('GET', '/game/home')).body.code).toBe(200);
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
      const { poolUse } = server.parts.database;
      if (poolUse) await expect.poll(() => poolUse().used).toBe(0);
      never.open();
      expect((await Promise.all(polls)).map(({ code }) => code)).toEqual(polls.map(() => 200));
    });

    test('a second request of the same player is answered from what is stored, and does not call', async () => {
      const { visitor, sessionId } = await playing();
      const held = gate();
      maker.before('transferOut', () => held.opened);
      const exit = visitor.exit(sessionId);
      await expect.poll(() => called('transferOut')).toBe(1);
      expect((await visitor.exit(sessionId)).data).toMatchObject({ status: 'processing' });
      expect((await visitor.exitAll()).data).toMatchObject({ status: 'processing' });
      expect((await visitor.session(sessionId)).session).toMatchObject({ status: 'transferringOut', gameUrl: null });
      expect((await visitor.add(sessionId, MORE)).code).toBe(10_306);
      expect([called('transferOut'), called('transferOutcome')]).toEqual([1, 0]);
      held.open();
      expect((await exit).data).toMatchObject({ status: 'done', balance: START });
    });
  });

  describe('it may talk to the lobby:', () => {
    test('a seamless maker settles a round when it is told that the player leaves', async () => {
      const { visitor, sessionId } = await playing(SEAMLESS);
      const roundRef = randomUUID();
      await callback(sessionId, 'stake', roundRef, 1_000);
      const answers: unknown[] = [];
      maker.before('leave', async () => answers.push(await callback(sessionId, 'win', roundRef, 2_500)));
      expect((await visitor.exit(sessionId)).data).toMatchObject({ status: 'done', balance: START + 1_500 });
      expect(answers).toMatchObject([{ code: 200, data: { balance: START + 1_500 } }]);
    });

    test('a maker that holds the money reports a round while it moves it out, and lists what was not taken', async () => {
      const { visitor, sessionId } = await playing();
      const roundRef = randomUUID();
      await callback(sessionId, 'stake', roundRef, 1_000);
      maker.move(visitor.player.id, 1_500);
      const answers: { code: number }[] = [];
      maker.before('transferOut', async () => {
        answers.push(await callback(sessionId, 'stake', roundRef, 1_000));
        answers.push(await callback(sessionId, 'win', roundRef, 2_500));
      });
      maker.listed.set(sessionId, [{ ref: roundRef, stake: 1_000, win: 2_500, at: new Date() }]);
      expect((await visitor.exit(sessionId)).data).toMatchObject({ status: 'done', balance: START + 1_500 });
      expect(answers.map(({ code }) => code)).toEqual([200, 10_306]);
      expect(await callback(sessionId, 'win', roundRef, 2_500)).toMatchObject({ code: 200 });
      expect(await visitor.money()).toEqual({ wallet: START + 1_500, inGame: 0 });
      expect(await inSuspense(sessionId)).toEqual([]);
    });

    test.each(['transferIn', 'transferOutcome', 'holdings', 'rounds'] as const)(
      'any callback is answered during %s',
      async (call) => {
        const { visitor, sessionId } = await playing();
        const other = await playing(SEAMLESS);
        const answers: unknown[] = [];
        maker.before(call, async () => answers.push(await callback(other.sessionId, 'stake', randomUUID(), 100)));
        if (call === 'transferOutcome') maker.say('transferOut', { state: 'pending' });
        await visitor.add(sessionId, MORE);
        await visitor.exit(sessionId);
        await visitor.exit(sessionId);
        expect(answers[0]).toMatchObject({ code: 200 });
        expect(await visitor.money()).toEqual({ wallet: START, inGame: 0 });
      },
    );
  });

  describe('a claim that is lost, and an answer that comes late, end in the outcome that the maker tells:', () => {
    test.each([
      ['carried out', 'after'],
      ['not carried out', 'before'],
    ] as const)('of a transfer out that was %s', async (_, when) => {
      const { visitor, sessionId } = await playing();
      const late = gate();
      maker[when]('transferOut', () => late.opened);
      const first = visitor.exit(sessionId);
      await expect.poll(() => called('transferOut')).toBe(1);
      maker[when]('transferOut', null);
      clock().offset = MINUTE;
      expect((await visitor.exit(sessionId)).data).toMatchObject({ status: 'done', balance: START });
      late.open();
      expect((await first).data).toMatchObject({ status: 'done', balance: START });
      expect(await visitor.money()).toEqual({ wallet: START, inGame: 0 });
      expect(maker.balanceOf(visitor.player.id)).toBe(0);
    });

    test.each([
      ['carried out', 'after', { wallet: START - IN, inGame: IN }],
      ['not carried out', 'before', { wallet: START, inGame: 0 }],
    ] as const)('of a transfer in that was %s', async (_, when, money) => {
      const visitor = await newVisitor(server, START);
      const late = gate();
      maker[when]('transferIn', () => late.opened);
      const first = visitor.play(games.mango, IN);
      await expect.poll(() => called('transferIn')).toBe(1);
      expect((await visitor.current()).session.status).toBe('transferringIn');
      expect(called('transferOutcome')).toBe(0);
      clock().offset = MINUTE;
      await visitor.current();
      expect(await visitor.money()).toEqual(money);
      late.open();
      expect((await first).code).toBe(200);
      expect(await visitor.money()).toEqual(money);
      expect(maker.balanceOf(visitor.player.id)).toBe(money.inGame);
      expect((await visitor.exitAll()).data).toMatchObject({ status: 'done', balance: START });
    });

    test('of a server that died in the middle of a call', async () => {
      const { visitor, sessionId } = await playing();
      const { db } = server.parts;
      maker.after('transferOut', () => Promise.reject(new Error('the process is gone')));
      await visitor.exit(sessionId);
      maker.calm();
      const until = new Date(clock().now().getTime() + MINUTE / 2);
      await db
        .updateTable('game_session')
        .set({ status: 'transferringOut', claimed_by: randomUUID(), claimed_until: until })
        .where('id', '=', sessionId)
        .execute();
      expect((await visitor.session(sessionId)).session.status).toBe('transferringOut');
      expect(maker.calls).toEqual([]);
      clock().offset = MINUTE;
      expect((await visitor.session(sessionId)).session.status).toBe('settled');
      expect(await visitor.money()).toEqual({ wallet: START, inGame: 0 });
    });
  });

  describe('what it answers is booked under the time of the booking:', () => {
    const timesOf = async (sessionId: string) => {
      const rows = server.parts.db.selectFrom('transfer').select(['type', 'created_at']);
      return (await rows.where('reference_no', '=', sessionId).orderBy('seq').execute()).slice(1);
    };

    test('rounds that it lists under the day before', async () => {
      const { visitor, sessionId } = await playing();
      const yesterday = new Date(clock().now().getTime() - 1_440 * MINUTE);
      maker.move(visitor.player.id, -500);
      maker.listed.set(sessionId, [{ ref: randomUUID(), stake: 1_000, win: 500, at: yesterday }]);
      const before = clock().now();
      await visitor.exit(sessionId);
      const times = await timesOf(sessionId);
      expect(times.map(({ type }) => type)).toEqual(['game_loss', 'game_win', 'out_maker']);
      for (const { created_at } of times) expect(created_at.getTime()).toBeGreaterThanOrEqual(before.getTime());
    });

    test('money that a sweep brings back long after it began', async () => {
      const { visitor, sessionId } = await playing();
      maker.say('transferOut', { state: 'pending' });
      await visitor.exit(sessionId);
      clock().offset = 2 * MINUTE;
      const hour = 60 * MINUTE;
      maker.before('transferOutcome', () => (clock().offset = hour));
      const began = clock().now();
      expect(await bringMoneyBack(server.parts.db, server.parts.services)).toEqual({ done: 1, failures: [] });
      for (const { created_at } of await timesOf(sessionId))
        expect(created_at.getTime() - began.getTime()).toBeGreaterThan(hour / 2);
    });
  });

  describe('what it never answers clearly, an operator decides:', () => {
    const decide = (...words: string[]) => runCommand(server, transfers, ...words);
    async function unclear(direction: 'in' | 'out', visitor: Visitor, sessionId: string): Promise<string> {
      if (direction === 'in') maker.say('transferIn', 'pending');
      else maker.say('transferOut', { state: 'pending' });
      maker.say('transferOutcome', 'x');
      await (direction === 'in' ? visitor.add(sessionId, MORE) : visitor.exit(sessionId));
      const sent = server.parts.db.selectFrom('game_transfer').select('id').where('session_id', '=', sessionId);
      const { id } = await sent.where('status', '=', 'sent').executeTakeFirstOrThrow();
      expect((await decide('list')).said).toContain(id);
      expect((await oldestWaiting(server.parts.db)).transfer).not.toBeNull();
      return id;
    }

    test.each([
      ['in', ['arrived'], { wallet: START - IN - MORE, inGame: IN + MORE }],
      ['in', ['absent'], { wallet: START - IN, inGame: IN }],
      ['out', ['absent'], { wallet: START - IN, inGame: IN }],
      ['out', ['returned', String(IN)], { wallet: START, inGame: 0 }],
      ['out', ['returned', String(IN - 1)], { wallet: START - 1, inGame: 0 }],
    ] as const)('a transfer %s: %s', async (direction, [word, ...more], money) => {
      const { visitor, sessionId } = await playing();
      const id = await unclear(direction, visitor, sessionId);
      for (const wrong of direction === 'in' ? ['returned'] : ['arrived'])
        expect((await decide(wrong, id, '1')).code).toBe(1);
      expect(await decide(word, id, ...more)).toMatchObject({ code: 0 });
      expect((await decide(word, id, ...more)).code).toBe(1);
      expect((await decide('list')).said).not.toContain(id);
      expect((await oldestWaiting(server.parts.db)).transfer).toBeNull();
      expect(await visitor.money()).toEqual(money);
      expect(await inSuspense(sessionId)).toEqual(money.wallet === START - 1 ? [1] : []);
    });

    test('and an answer that comes after that is dropped', async () => {
      const { visitor, sessionId } = await playing();
      const id = await unclear('out', visitor, sessionId);
      maker.calm();
      clock().offset = MINUTE;
      const late = gate();
      maker.after('transferOutcome', () => late.opened);
      const asking = visitor.session(sessionId);
      await expect.poll(() => called('transferOutcome')).toBe(1);
      expect(await decide('returned', id, String(IN))).toMatchObject({ code: 0 });
      late.open();
      expect((await asking).session.status).toBe('settled');
      expect(await visitor.money()).toEqual({ wallet: START, inGame: 0 });
    });
  });

  describe('malformed answers hold no money for ever:', () => {
    test('of a list with malformed rounds the well-formed part is booked, the rest waits for an operator', async () => {
      const { visitor, sessionId } = await playing();
      maker.move(visitor.player.id, 4_000);
      const good = { ref: randomUUID(), stake: 1_000, win: 2_500, at: new Date() };
      maker.listed.set(sessionId, [
        { ...good, ref: randomUUID(), win: 9e15 },
        good,
        { ...good, ref: randomUUID(), stake: -100 },
        { ref: randomUUID(), stake: 0, win: 100 },
        { ...good, ref: 'nul\0' },
        null,
      ]);
      expect((await visitor.exit(sessionId)).data).toMatchObject({ status: 'done', balance: START + 4_000 });
      expect(await inSuspense(sessionId)).toEqual([-2_500]);
      const { said } = await runCommand(server, listCommand, 'evidence');
      expect(said).toMatch(new RegExp(`maker rounds, .*${sessionId}`));
    });

    test('whatever it answers to whichever call: pages are answered, and once it is clear the money is home', async () => {
      const calls = ['transferOut', 'transferOutcome', 'rounds', 'holdings', 'leave'] as const;
      const garbage = fc.oneof(
        fc.anything(),
        fc.record({ state: fc.constantFrom('done', 'absent', 'locked', 'x'), amount: fc.anything() }),
        fc.record({ balance: fc.anything(), isAttended: fc.anything() }),
        fc.array(fc.record({ ref: fc.anything(), stake: fc.anything(), win: fc.anything(), at: fc.anything() })),
      );
      // These are well-formed: a maker that says so without having done so lies, which the audit of makers finds.
      const isLie = (answer: unknown) =>
        typeof answer === 'object' && answer !== null && 'state' in answer && answer.state !== 'x';
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...calls), garbage, fc.boolean(), async (call, answer, isSeamless) => {
          fc.pre(!isLie(answer) || (call !== 'transferOut' && call !== 'transferOutcome'));
          maker = MemoryMaker.of(server);
          const { visitor, sessionId } = await playing(isSeamless ? SEAMLESS : games.mango);
          if (call === 'transferOutcome') maker.say('transferOut', null);
          maker.say(call, answer);
          for (const asked of [visitor.exit(sessionId), visitor.session(sessionId), visitor.current()])
            expect((await asked).code).toBe(200);
          maker.calm();
          expect((await visitor.exitAll()).data).toMatchObject({ status: 'done', balance: START });
        }),
        { numRuns: 20 },
      );
    });
  });
});
