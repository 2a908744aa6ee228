import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bringMoneyBack } from '../../../server/domain/play/bring-back.js';
import { expireOrders } from '../../../server/domain/wallet/order-outcomes.js';
import { audit } from '../../../server/ledger/audit.js';
import { decideSuspense, openSuspense } from '../../../server/ledger/suspense.js';
import { start, urlOf, type Running } from '../child.js';
import { ENGINES } from '../databases.js';
import type { TestServer } from '../harness.js';
import { games, newVisitor, type Visitor } from '../play-support.js';
import { dataOf, startStocked } from '../stocked.js';
import { Till, type Order } from '../wallet/till.js';
import { ask, HASTY_MS, useCompanies } from './adapters.js';
import type { Mood, Payment } from './wire.js';

const START = 100_000;
/** 200 histories over both engines in `.ci/run`; a tenth of them in every run. */
const HISTORIES = process.env['CI'] === undefined ? 10 : 100;

describe.each(ENGINES)('companies in another process, on %s', (engine) => {
  let server: TestServer;
  let companies: Running;
  let url: string;
  beforeAll(async () => {
    [server, companies] = await Promise.all([
      startStocked(engine),
      start({}, fileURLToPath(new URL('companies.ts', import.meta.url))),
    ]);
    url = (await urlOf(companies)).replace(/\/$/, '');
  });
  afterAll(async () => {
    companies.process.kill();
    await server.close();
  });
  beforeEach(async () => {
    await server.hook('reset', {});
    await calm();
  });
  afterEach(async () => {
    await calm();
    expect((await audit(server.parts.db)).findings).toEqual([]);
  });

  const inMoods = async (moods: readonly { path: string; mood: Mood }[]) => {
    useCompanies(server, url, HASTY_MS);
    await ask(url, '/moods', { moods });
  };
  const calm = async () => {
    useCompanies(server, url);
    await ask(url, '/moods', { moods: [] });
  };
  const later = (minutes: number) => server.hook('clock', { offsetMs: minutes * 60_000 });
  const makerId = async () =>
    (
      await server.parts.db
        .selectFrom('game')
        .select('maker_id')
        .where('id', '=', Number(games.mango))
        .executeTakeFirstOrThrow()
    ).maker_id;
  const accountOf = async (visitor: Visitor) => ({
    makerId: await makerId(),
    playerId: visitor.player.id,
    currency: 'PHP',
  });
  const booksOf = async (visitor: Visitor) =>
    ask<{ balance: number; in: number; out: number }>(url, '/maker/books', await accountOf(visitor));
  const round = async (visitor: Visitor, sessionId: string, stake: number, win: number, isListed = true) =>
    ask<boolean>(url, '/maker/play', {
      ...(await accountOf(visitor)),
      sessionId,
      ref: randomUUID(),
      stake,
      win,
      isListed,
    });
  const suspenseOf = async (visitor: Visitor) =>
    (await openSuspense(server.parts.db)).filter(({ playerId }) => playerId === visitor.player.id);
  /** A request may fail while a company misbehaves. */
  const tried = (work: Promise<unknown>) => work.catch(() => null);

  describe('a maker', () => {
    test('on another host gets the absolute address that leads back to the lobby', async () => {
      const visitor = await newVisitor(server, START);
      const { session } = await visitor.play(games.mango, 10_000);
      const opened = new URL((await visitor.session(session.sessionId)).session.gameUrl ?? '');
      expect(opened.origin).toBe(url);
      expect(opened.searchParams.get('return')).toBe(`${server.url}/pages/index/gamePostMessagePage`);
    });

    test('whose rounds are listed: stakes and wins are booked once, and nothing lies in suspense', async () => {
      const visitor = await newVisitor(server, START);
      const { session } = await visitor.play(games.mango, 10_000);
      await round(visitor, session.sessionId, 1_000, 4_000);
      await round(visitor, session.sessionId, 2_000, 0);
      await round(visitor, session.sessionId, 0, 500);
      expect((await visitor.exit(session.sessionId)).data).toMatchObject({ status: 'done', balance: START + 1_500 });
      expect(await suspenseOf(visitor)).toEqual([]);
      const booked = await server.parts.db
        .selectFrom('transfer')
        .select(['type', 'amount'])
        .where('reference_no', '=', session.sessionId)
        .where('round_ref', 'is not', null)
        .orderBy('seq')
        .execute();
      expect(booked).toEqual([
        { type: 'game_loss', amount: 1_000 },
        { type: 'game_win', amount: 4_000 },
        { type: 'game_loss', amount: 2_000 },
        { type: 'game_win', amount: 500 },
      ]);
    });

    test.each([
      ['less', 1_000, 0, 1_000],
      ['more', 0, 2_500, -2_500],
    ])(
      'that returns %s than the ledger knows of: the money comes back, the difference waits for an operator, and the next game opens',
      async (_, stake, win, amount) => {
        const visitor = await newVisitor(server, START);
        const { session } = await visitor.play(games.mango, 10_000);
        await round(visitor, session.sessionId, stake, win, false);
        const balance = START - stake + win;
        expect((await visitor.exit(session.sessionId)).data).toMatchObject({ status: 'done', balance });
        const [entry] = await suspenseOf(visitor);
        expect(entry).toMatchObject({ type: 'maker_difference', amount, referenceNo: session.sessionId });
        expect((await visitor.play(games.dragon, 10_000)).session.status).toBe('playing');
        const decide = (to: 'player' | 'maker') =>
          server.parts.db.transaction().execute((trx) =>
            decideSuspense(trx, {
              type: 'maker_difference',
              id: entry?.id ?? '',
              to,
              reason: 'By their list',
              at: new Date(),
            }),
          );
        const isForPlayer = (await decide('player')) !== null;
        expect(isForPlayer).toBe(amount > 0);
        expect((await decide('maker')) !== null).toBe(amount < 0);
        expect(await suspenseOf(visitor)).toEqual([]);
        expect(await visitor.money()).toEqual({
          wallet: balance - 10_000 + (isForPlayer ? amount : 0),
          inGame: 10_000,
        });
      },
    );

    test.each<Mood>(['deaf', 'silent', 'endless'])(
      'that is %s at a transfer in: the maker is asked under the id',
      async (mood) => {
        const visitor = await newVisitor(server, START);
        await inMoods([{ path: '/maker/in', mood }]);
        await tried(visitor.play(games.mango, 10_000));
        await calm();
        expect(await visitor.money()).toEqual({ wallet: START - 10_000, inGame: 10_000 });
        await later(1);
        const { balance } = await booksOf(visitor);
        const found = (await visitor.current()).data;
        expect(found).toMatchObject(mood === 'deaf' ? {} : { status: 'playing', inGameBalance: 10_000 });
        expect(await visitor.money()).toEqual({ wallet: START - balance, inGame: balance });
      },
    );

    test('in random moods: after it has calmed down, the wallet is what the maker brought back', async () => {
      const paths = ['/maker/in', '/maker/out', '/maker/outcome', '/maker/holdings', '/maker/rounds'] as const;
      const mood = fc.constantFrom<Mood>('deaf', 'silent', 'endless', 'twice', 'refusing', 'short', 'muddled');
      const step = fc.oneof(
        fc.record({ do: fc.constant('play' as const), amount: fc.integer({ min: 1_000, max: 20_000 }) }),
        fc.record({ do: fc.constant('add' as const), amount: fc.integer({ min: 1, max: 9_000 }) }),
        fc.record({
          do: fc.constant('round' as const),
          stake: fc.integer({ min: 0, max: 3_000 }),
          win: fc.integer({ min: 0, max: 9_000 }),
          isListed: fc.boolean(),
        }),
        fc.record({ do: fc.constant('exit' as const) }),
        fc.record({ do: fc.constant('look' as const) }),
        fc.record({ do: fc.constant('wait' as const) }),
        fc.record({ do: fc.constant('sweep' as const) }),
        fc.record({ do: fc.constant('mood' as const), path: fc.constantFrom(...paths), mood }),
      );
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
          await later(0);
          const visitor = await newVisitor(server, START);
          const [key, moods] = [randomUUID(), [] as { path: string; mood: Mood }[]];
          let minutes = 0;
          const sessionId = async () => {
            const open = await server.parts.db
              .selectFrom('game_session')
              .select('id')
              .where('player_id', '=', visitor.player.id)
              .where('ended_at', 'is', null)
              .executeTakeFirst();
            return open?.id ?? 'f'.repeat(32);
          };
          for (const one of steps) {
            if (one.do === 'mood') await inMoods((moods.push(one), moods));
            if (one.do === 'wait') await later((minutes += 1));
            if (one.do === 'sweep') await bringMoneyBack(server.parts.db, server.parts.services);
            if (one.do === 'play') await tried(visitor.play(games.mango, one.amount, { key }));
            if (one.do === 'add') await tried(visitor.add(await sessionId(), one.amount));
            if (one.do === 'exit') await tried(visitor.exit(await sessionId()));
            if (one.do === 'look') await tried(visitor.current());
            if (one.do === 'round') await round(visitor, await sessionId(), one.stake, one.win, one.isListed);
          }
          await calm();
          await later(minutes + 1);
          await visitor.current();
          expect((await visitor.exitAll()).data).toMatchObject({ status: 'done' });
          const books = await booksOf(visitor);
          expect(await visitor.money()).toEqual({ wallet: START - books.in + books.out, inGame: 0 });
          expect((await visitor.play(games.dragon, 10_000)).session.status).toBe('playing');
          await visitor.exitAll();
        }),
        { numRuns: HISTORIES },
      );
    });
  });

  describe('a payment company', () => {
    test('on another host signs the exact bytes of its callback in a header, and gets absolute addresses', async () => {
      const till = new Till(server, await server.newPlayer({ balance: 0 }));
      const order = dataOf(await till.charge(50_000, { key: randomUUID() })) as Order;
      expect(order.payUrl).toMatch(`${url}/pay?`);
      expect((await paymentsAt())[order.orderNo]?.returnUrl).toBe(
        `${server.url}/pages/account/myWallet/depositResult?orderNo=${order.orderNo}`,
      );
      const to = `${server.url}/user-api/callback/pay/sandbox?lang=en_US`;
      const body = `{ "status":"paid",\t"orderNo":"${order.orderNo}", "currency":"PHP","payAmount":${order.payAmount} }`;
      const tell = (told: object) => ask<{ code: number }>(url, '/pay/tell', { to, body, ...told });
      expect((await tell({ signed: body.replace('\t', ' ') })).code).not.toBe(200);
      expect(await till.balance()).toBe(0);
      expect((await tell({})).code).toBe(200);
      expect(await till.balance()).toBe(50_000);
    });

    const paymentsAt = () => ask<Record<string, Payment>>(url, '/pay/books', {});
    const sweep = () => expireOrders(server.parts.db, server.parts.services);

    test('in random moods: every paid order is credited once, and nothing else', async () => {
      const mood = fc.record({
        do: fc.constant('mood' as const),
        path: fc.constantFrom('/pay/open', '/pay/close', '/pay/outcome'),
        mood: fc.constantFrom<Mood>('deaf', 'silent', 'endless', 'twice', 'muddled'),
      });
      const step = fc.oneof(
        fc.record({ do: fc.constantFrom('order' as const, 'cancel' as const, 'sweep' as const, 'wait' as const) }),
        fc.record({
          do: fc.constant('decide' as const),
          status: fc.constantFrom('paid' as const, 'declined' as const),
        }),
        mood,
      );
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
          await later(0);
          const till = new Till(server, await server.newPlayer({ balance: 0 }));
          const moods: { path: string; mood: Mood }[] = [];
          const keys: string[] = [];
          let minutes = 0;
          const orders = async () => (await till.orders()).rows;
          for (const one of steps) {
            const latest = (await orders())[0]?.orderNo;
            if (one.do === 'mood') await inMoods((moods.push(one), moods));
            if (one.do === 'wait') await later((minutes += 4));
            if (one.do === 'sweep') await sweep();
            if (one.do === 'order') await till.charge(50_000, { key: keys[keys.push(randomUUID()) - 1] ?? '' });
            if (one.do === 'cancel' && latest !== undefined) await till.cancel(latest);
            if (one.do === 'decide' && latest !== undefined)
              await ask(url, '/pay/decide', { orderNo: latest, status: one.status });
          }
          await calm();
          // Every repeated request finds its order, if it was placed.
          for (const key of keys) {
            const traced = await till.trace({ referenceNo: key });
            if (traced !== null)
              expect((dataOf(await till.charge(50_000, { key })) as Order).orderNo).toBe(traced.orderNo);
          }
          for (let hour = 1; hour <= 4; hour += 1) {
            await later(minutes + hour * 65);
            expect((await sweep()).failures).toEqual([]);
          }
          const books = await paymentsAt();
          const own = await orders();
          const paid = own.filter(({ orderNo }) => books[orderNo]?.status === 'paid');
          expect(own.filter(({ status }) => status === 3).map(({ orderNo }) => orderNo)).toEqual(
            paid.map(({ orderNo }) => orderNo),
          );
          expect(own.some(({ status }) => status === 2)).toBe(false);
          expect(await till.balance()).toBe(paid.length * 50_000);
        }),
        { numRuns: HISTORIES },
      );
    });
  });
});
