import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exampleAdapters } from '../../docs/adapters-example.js';
import { runChecks } from '../../server/adapters/checks/check.js';
import { checksFor } from '../../server/adapters/checks/checks.js';
import { originProblem } from '../../server/adapters/company.js';
import type { Maker } from '../../server/adapters/maker/maker.js';
import type { Adapters } from '../../server/adapters/own.js';
import type { PayGateway } from '../../server/adapters/pay/gateway.js';
import { guarded } from '../../server/adapters/calls/guard.js';
import { systemClock } from '../../server/base/clock.js';
import type { Opened } from '../../server/db/open.js';
import { openSandbox, openServices } from '../../server/compose.js';
import { originsOf } from '../../server/domain/services.js';
import { readSettings } from '../../server/base/settings.js';
import { start, urlOf, type Running } from './child.js';
import { openTestDatabase } from './databases.js';
import { SECRET } from './hostile/wire.js';
import { linesOf } from './lines.js';

let database: Opened;
let companies: Running;
let example: Adapters;
beforeAll(async () => {
  [database, companies] = await Promise.all([
    openTestDatabase('embedded'),
    start({}, fileURLToPath(new URL('hostile/companies.ts', import.meta.url))),
  ]);
  example = exampleAdapters({ url: (await urlOf(companies)).replace(/\/$/, ''), secret: SECRET });
});
afterAll(async () => {
  companies.process.kill();
  await database.close();
});

/** The adapters as the lobby calls them. */
const inCalls = (adapters: Adapters) =>
  guarded(adapters, linesOf({ db: database.db, services: { clock: systemClock() } }));

/** The names of the checks that these adapters fail. */
async function failedBy(adapters: Adapters): Promise<readonly string[]> {
  const called = inCalls(adapters);
  const results = await runChecks(checksFor(called), { adapters: called, currency: 'PHP', now: () => new Date() });
  expect(results.length).toBeGreaterThan(15);
  return results.flatMap(({ name, problem }) => (problem === null ? [] : [name]));
}

describe('the checks of adapters', () => {
  test('pass on the sandboxes', async () => {
    const sandbox = await openSandbox(readSettings({}), { database });
    expect(await failedBy(sandbox?.adapters ?? example)).toEqual([]);
    await sandbox?.close();
  });

  test('pass on the worked example, with companies in another process', async () => {
    expect(await failedBy(example)).toEqual([]);
  });

  const badMakers: readonly (readonly [string, (good: Maker) => Partial<Maker>, string])[] = [
    [
      'carries every request out',
      ({ transferIn }) => ({
        transferIn: (sent, signal) => transferIn({ ...sent, id: `${sent.id}-${Math.random()}` }, signal),
      }),
      'maker: a transfer in that is repeated under its id is carried out once',
    ],
    [
      'takes a lost response for a refusal',
      () => ({ transferIn: async () => 'refused' }),
      "maker: what is transferred in is in the player's account there",
    ],
    [
      'keeps one account for all players',
      ({ transferIn, holdings }) => ({
        transferIn: (sent, signal) => transferIn({ ...sent, playerId: 1 }, signal),
        holdings: (account, signal) => holdings({ ...account, playerId: 1 }, signal),
      }),
      'maker: accounts of two players are separate',
    ],
    [
      'returns less than it holds',
      ({ transferOut }) => ({
        transferOut: async (sent, signal) => {
          const answer = await transferOut(sent, signal);
          return answer.state === 'done' ? { ...answer, amount: answer.amount - 1 } : answer;
        },
      }),
      'maker: a transfer out returns everything, and the same amount when it is repeated under its id',
    ],
    [
      'does not know whether it got a transfer',
      () => ({ transferOutcome: async () => ({ state: 'pending' }) }),
      'maker: the outcome of a transfer that never arrived is absent',
    ],
    [
      'invents rounds',
      () => ({ rounds: async () => [{ ref: 'a', stake: 1, win: 1, at: new Date() }] }),
      'maker: a session without rounds has an empty list of rounds',
    ],
    [
      'has its games on an origin that it does not declare',
      () => ({ launchUrl: ({ ticket }) => `https://elsewhere.example/${ticket}` }),
      'maker: the URL of a game is one that the lobby can frame, and differs for each ticket',
    ],
    ['believes every callback', () => ({ verifies: async () => true }), 'maker: an unsigned callback is not verified'],
    [
      'declares a path as its origin',
      () => ({ origins: ['https://x.example/games'] }),
      'maker: its origins can be used',
    ],
  ];
  test.each(badMakers)('fail on a maker that %s', async (_, bad, check) => {
    const { maker } = example;
    expect(await failedBy({ ...example, maker: { ...maker, ...bad(maker) } })).toContain(check);
  });

  const badGateways: readonly (readonly [string, (good: PayGateway) => Partial<PayGateway>, string])[] = [
    [
      'opens a second payment for an order',
      ({ open }) => ({ open: (sent, signal) => open({ ...sent, orderNo: `${sent.orderNo}${Math.random()}` }, signal) }),
      'an order that is opened twice has one payment, on a page that the lobby can open',
    ],
    [
      'calls an open payment declined',
      () => ({ outcomeOf: async () => ({ state: 'declined' }) }),
      'an open payment has no outcome yet',
    ],
    [
      'does not close payments',
      () => ({ close: async () => false }),
      'an unpaid payment can be closed, repeatedly, and is not paid afterwards',
    ],
    ['believes every callback', () => ({ verifies: async () => true }), 'an unsigned callback is not verified'],
  ];
  test.each(badGateways)('fail on a gateway that %s', async (_, bad, check) => {
    const [good] = example.gateways.values();
    const gateways = new Map([['example', { ...(good as PayGateway), ...bad(good as PayGateway) }]]);
    expect(await failedBy({ ...example, gateways })).toContain(`gateway example: ${check}`);
  });

  test('fail on a social network that is not given the state', async () => {
    const identity = { ...example.identity, loginUrl: () => 'https://network.example/login' };
    expect(await failedBy({ ...example, identity })).toContain(
      'identity: the login page gets the state, the S256 challenge and the address to return to',
    );
  });

  test('run as a command on a module of adapters', async () => {
    const tsx = createRequire(import.meta.url).resolve('tsx/cli');
    const command = fileURLToPath(new URL('../../server/adapters/check-adapters.ts', import.meta.url));
    const module = fileURLToPath(new URL('../../docs/adapters-example.ts', import.meta.url));
    const environment = { EXAMPLE_URL: (await urlOf(companies)).replace(/\/$/, ''), EXAMPLE_SECRET: SECRET };
    const checking = await start(environment, tsx, command, module);
    const [code] = (await once(checking.process, 'exit')) as [number];
    expect(checking.said()).toMatch(/\n\d+ passed, 0 failed\n$/);
    expect(code).toBe(0);
  });
});

test('a declared origin has a scheme and a host, no path, and uses https unless it is on this machine', () => {
  expect(['https://games.example', 'http://127.0.0.1:9000'].map(originProblem)).toEqual([null, null]);
  for (const wrong of ['games.example', 'https://games.example/', 'http://games.example', 'https://*.example/x', ''])
    expect(originProblem(wrong), wrong).not.toBeNull();
});

test('the server knows the origins of its companies, and does not start with unusable ones', async () => {
  const settings = readSettings({ SANDBOX: 'false', SEED: 'false' });
  const [url] = example.maker.origins ?? [];
  expect(originsOf(await openServices(settings, { db: database.db, own: example }))).toEqual([url]);
  const wrong = { ...example, maker: { ...example.maker, origins: ['http://games.example'] } };
  await expect(openServices(settings, { db: database.db, own: wrong })).rejects.toThrow(
    /^Adapters declare origins that cannot be used: http:\/\/games.example has to use https\.$/,
  );
});
