import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { components } from '../../../openapi/user-api.js';
import { start, urlOf, type Running } from '../child.js';
import { ENGINES } from '../databases.js';
import type { TestServer } from '../harness.js';
import { newPhone, nonceOf } from '../people.js';
import { games, newVisitor, type Visitor } from '../play-support.js';
import { dataOf, startStocked } from '../stocked.js';
import { openTill, type Order, type Till } from '../wallet/till.js';
import { ask, useCompanies } from './adapters.js';
import type { Moody } from './wire.js';

const PLAYERS = 12;
/** Longer than any test runs: what answers while a company hangs does not wait for it. */
const FOR_EVER = 3_600_000;
const RUNS = process.env['CI'] === undefined ? 30 : 200;

describe.each(ENGINES)('an outage of a company in another process, on %s', (engine) => {
  let server: TestServer;
  let companies: Running;
  let url: string;
  const books = join(tmpdir(), `books-${randomUUID()}.json`);
  const startCompanies = async (environment: Record<string, string> = {}) => {
    companies = await start({ BOOKS: books, ...environment }, fileURLToPath(new URL('companies.ts', import.meta.url)));
    url = (await urlOf(companies)).replace(/\/$/, '');
  };
  beforeAll(async () => {
    [server] = await Promise.all([startStocked(engine), startCompanies()]);
  });
  afterAll(async () => {
    companies.process.kill();
    await server.close();
    await rm(books, { force: true });
  });
  beforeEach(async () => {
    await server.hook('reset', {});
    await server.parts.db.deleteFrom('company_evidence').execute();
    useCompanies(server, url, FOR_EVER);
  });
  afterEach(async () => {
    await ask(url, '/moods', { moods: [] });
    await ask(url, '/release', {});
  });

  const moody = (moods: readonly Moody[]) => ask(url, '/moods', { moods });
  const release = () => ask(url, '/release', {});
  const evidence = () => server.parts.db.selectFrom('company_evidence').selectAll().orderBy('id').execute();
  /** Waits until the company holds as many requests as may be in flight to it. */
  const untilHanging = () =>
    vi.waitFor(async () => expect(await ask<number>(url, '/hanging', {})).toBe(5), { timeout: 60_000, interval: 20 });

  /** A request of one of the players whose company hangs. */
  const requests: Readonly<Record<string, { readonly path: string; readonly send: () => Promise<unknown> }>> = {
    'a payment company': { path: '/pay/open', send: async () => (await openTill(server)).charge(50_000) },
    'an SMS gateway': {
      path: '/sms',
      send: async () => {
        const phone = newPhone();
        const body = { phone, code: nonceOf(phone), browserUUID: randomUUID() };
        return server.call('POST', '/register/sendRegisterPhoneCode', { body });
      },
    },
    'a social network': {
      path: '/identity/exchange',
      send: async () => {
        const query = { browserUUID: randomUUID() };
        const begun = dataOf(await server.call('GET', '/oauth/facebook/getLoginUrl', { query })) as { url: string };
        const state = new URL(begun.url).searchParams.get('state');
        const body = { ...query, state, code: 'a'.repeat(20), isAdult: true };
        return server.call('POST', '/oauth/facebook/login', { body });
      },
    },
  };

  test.each(Object.keys(requests))(
    '%s that hangs for twelve players: a bystander is answered meanwhile',
    async (name) => {
      const { path, send } = requests[name] as (typeof requests)[string];
      const bystander = await openTill(server);
      await moody(Array.from({ length: PLAYERS }, () => ({ path, mood: 'endless' as const })));
      let answered = 0;
      const waiting = Array.from({ length: PLAYERS }, async () => {
        await send();
        answered += 1;
      });
      await untilHanging();
      const home = await server.call('GET', '/game/home');
      expect(home.body.code).toBe(200);
      expect((await bystander.ask('GET', '/user/getBalanceInfo')).body.code).toBe(200);
      expect((await bystander.orders()).rows).toEqual([]);
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
      expect(answered).toBe(0);
      await moody([]);
      const releasing = setInterval(() => void release(), 50);
      await Promise.all(waiting).finally(() => clearInterval(releasing));
    },
  );

  describe('of a maker', () => {
    let visitor: Visitor;
    /** Kills the maker while it holds the answer to this request, and starts it again at the same address. */
    const killedAt = async (path: string, request: () => Promise<unknown>) => {
      await moody([{ path, mood: 'endless' }]);
      const asked = request().catch(() => null);
      await vi.waitFor(async () => expect(await ask<number>(url, '/hanging', {})).toBe(1), { timeout: 60_000 });
      companies.process.kill('SIGKILL');
      await asked;
      await startCompanies({ PORT: new URL(url).port });
    };
    beforeEach(async () => {
      visitor = await newVisitor(server, 100_000);
    });

    test('that is killed when it has taken the money in: the game goes on with it after the restart', async () => {
      const key = randomUUID();
      await killedAt('/maker/in', () => visitor.play(games.mango, 10_000, { key }));
      expect(await visitor.money()).toEqual({ wallet: 90_000, inGame: 10_000 });
      expect((await visitor.play(games.mango, 10_000, { key })).session.status).toBe('playing');
      expect((await visitor.exitAll()).data).toMatchObject({ status: 'done', balance: 100_000 });
    });

    test.each(['/maker/out', '/maker/rounds'])(
      'that is killed at %s, on the way out: all money is back after the restart',
      async (path) => {
        await visitor.play(games.mango, 10_000);
        await killedAt(path, () => visitor.exitAll());
        expect((await visitor.exitAll()).data).toMatchObject({ status: 'done', balance: 100_000 });
        expect(await visitor.money()).toEqual({ wallet: 100_000, inGame: 0 });
      },
    );

    test('that answers what the port does not allow, in any call: all money is back once it answers clearly', async () => {
      const amount = fc.jsonValue().filter((value) => typeof value !== 'number');
      const bad = fc.oneof(
        fc.jsonValue().filter((value) => value === null || typeof value !== 'object'),
        fc.record({ state: fc.constantFrom('done', 'x'), amount, balance: amount }),
        fc.array(fc.record({ ref: fc.jsonValue(), stake: amount, win: amount, at: fc.jsonValue() }), { minLength: 1 }),
      );
      const paths = ['/maker/in', '/maker/out', '/maker/outcome', '/maker/rounds', '/maker/holdings'];
      const lie = fc.record({ path: fc.constantFrom(...paths), mood: fc.constant('lying' as const), answer: bad });
      await fc.assert(
        fc.asyncProperty(fc.array(lie, { minLength: 1, maxLength: 5 }), async (lies) => {
          const one = await newVisitor(server, 100_000);
          await moody(lies);
          await one.play(games.mango, 10_000).catch(() => null);
          await one.exitAll();
          await moody([]);
          await server.hook('clock', { offsetMs: 60_000 });
          expect((await one.exitAll()).data).toMatchObject({ status: 'done', balance: 100_000 });
          await server.hook('clock', { offsetMs: 0 });
        }),
        { numRuns: RUNS / 5 },
      );
    });
  });

  describe('of a payment company', () => {
    let till: Till;
    beforeEach(async () => {
      till = await openTill(server);
    });

    test('that restarts in mid call: the same request opens the payment afterwards', async () => {
      await moody([{ path: '/pay/open', mood: 'endless' }]);
      const key = randomUUID();
      const first = till.charge(50_000, { key });
      await vi.waitFor(async () => expect(await ask<number>(url, '/hanging', {})).toBe(1), { timeout: 60_000 });
      const { port } = new URL(url);
      companies.process.kill('SIGKILL');
      expect((await first).status).toBe(500);
      await startCompanies({ PORT: port });
      const order = dataOf(await till.charge(50_000, { key })) as Order;
      expect(order.payUrl).toMatch(url);
      expect((await till.orders()).total).toBe(1);
    });

    test('that answers what the port does not allow: no link of it reaches the player, and the answer is evidence', async () => {
      const good = { payUrl: `${url}/pay?1`, qrContent: null };
      const bad = fc.oneof(
        fc.constantFrom<unknown>({}, null, [], '', 7, { ...good, qrContent: undefined }, { qrContent: null }),
        fc
          .oneof(
            fc.constantFrom(
              'javascript:alert(1)',
              ' javascript:alert(1)',
              'data:text/html,x',
              '//evil.example/pay',
              '/\\evil.example/pay',
              '/\t/evil.example',
              'https://evil.example/',
              `${url}.evil.example/`,
              'http://localhost/pay',
              '',
            ),
            fc.jsonValue().filter((value) => typeof value !== 'string'),
            fc.webUrl().filter((address) => !address.startsWith(url)),
          )
          .map((payUrl) => ({ ...good, payUrl })),
        fc
          .oneof(
            fc.jsonValue().filter((value) => typeof value !== 'string' && value !== null),
            fc.constant('a\0b'),
          )
          .map((qrContent) => ({ ...good, qrContent })),
        fc
          .oneof(fc.integer(), fc.constantFrom('', 'a\0b', 'x'.repeat(65)))
          .map((reference) => ({ ...good, reference })),
      );
      let times = 0;
      await fc.assert(
        fc.asyncProperty(bad, async (answer) => {
          const one = await openTill(server);
          await moody([{ path: '/pay/open', mood: 'lying', answer }]);
          expect((await one.charge(50_000)).status).toBe(500);
          expect((await one.orders()).rows).toMatchObject([{ status: 2, payUrl: null, qrContent: null }]);
          expect(await evidence()).toHaveLength((times += 1));
        }),
        { numRuns: RUNS },
      );
      expect((await evidence())[0]).toMatchObject({ company: 'pay-sandbox', call: 'open' });
      // The company is asked on: one player's order must not close it to everybody.
      expect((await till.order()).payUrl).toMatch(url);
    });
  });

  test('a social network that answers what the port does not allow identifies nobody, and the player can try again', async () => {
    const bad = fc.oneof(
      fc.constantFrom<unknown>({}, [], 7, '', { subject: '1' }, { name: 'A' }),
      fc
        .oneof(fc.constantFrom('', 'a\0b', 'x'.repeat(129)), fc.integer())
        .map((subject) => ({ subject, name: 'Somebody' })),
      fc.oneof(fc.constantFrom('', 'a\nb', 'x'.repeat(201)), fc.integer()).map((name) => ({ subject: '1', name })),
    );
    const query = { browserUUID: randomUUID() };
    const begun = dataOf(await server.call('GET', '/oauth/facebook/getLoginUrl', { query })) as { url: string };
    const state = new URL(begun.url).searchParams.get('state');
    const body = { ...query, state, code: 'a'.repeat(20), isAdult: true };
    const end = () => server.call('POST', '/oauth/facebook/login', { body });
    await fc.assert(
      fc.asyncProperty(bad, async (answer) => {
        await moody([{ path: '/identity/exchange', mood: 'lying', answer }]);
        expect((await end()).status).toBe(500);
      }),
      { numRuns: RUNS },
    );
    const found: components['schemas']['User'] | object = { subject: randomUUID(), name: 'Somebody' };
    await moody([{ path: '/identity/exchange', mood: 'lying', answer: found }]);
    expect((await end()).body.code).toBe(200);
  });
});
