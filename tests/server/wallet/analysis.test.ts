import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../../openapi/user-api.js';
import { atomically } from '../../../server/db/open.js';
import { rangeOf, type Period } from '../../../server/domain/wallet/periods.js';
import { audit } from '../../../server/ledger/audit.js';
import { postAll, type NewTransfer } from '../../../server/ledger/post.js';
import { SITES, type CountryCode } from '../../../server/base/site.js';
import { ENGINES } from '../databases.js';
import type { TestServer } from '../harness.js';
import { dataOf, expectSoundLedger, startStocked } from '../stocked.js';
import { openTill, type Till } from './till.js';

type Analysis = components['schemas']['BillAnalysis'];

describe.each(ENGINES)('the analysis of bills, on %s', (engine) => {
  let server: TestServer;
  let till: Till;
  beforeAll(async () => {
    server = await startStocked(engine);
    till = await openTill(server);
    const playerId = till.player.id;
    const wallet = { kind: 'player_wallet', playerId } as const;
    const hold = { kind: 'withdraw_hold', playerId } as const;
    const maker = { kind: 'maker_balance', playerId, makerId: 1 } as const;
    const house = { kind: 'maker_settle', makerId: 1 } as const;
    const post = (at: string, transfers: readonly Omit<NewTransfer, 'currency' | 'referenceNo' | 'at'>[]) =>
      atomically(server.parts.db, (trx) =>
        postAll(
          trx,
          transfers.map((transfer) => ({ ...transfer, currency: 'PHP', referenceNo: randomUUID(), at: new Date(at) })),
        ),
      );
    await post('2026-10-10T15:59:59Z', [
      { type: 'deposit', from: { kind: 'pay_clearing' }, to: wallet, amount: 100_000 },
    ]);
    // Manila's next day begins here.
    await post('2026-10-10T16:00:00Z', [
      { type: 'to_maker', from: wallet, to: maker, amount: 40_000, gameId: 1001 },
      { type: 'game_loss', from: maker, to: house, amount: 30_000, gameId: 1001, roundRef: 'a1' },
      { type: 'game_win', from: house, to: maker, amount: 12_000, gameId: 1001, roundRef: 'a1' },
      { type: 'out_maker', from: maker, to: wallet, amount: 22_000, gameId: 1001 },
    ]);
    const [failed] = await post('2026-10-12T01:00:00Z', [
      { type: 'withdraw_hold', from: wallet, to: hold, amount: 5000 },
    ]);
    await post('2026-10-12T02:00:00Z', [
      { type: 'withdraw_void', from: hold, to: wallet, amount: 5000, resolves: failed ?? '' },
      { type: 'withdraw_hold', from: wallet, to: hold, amount: 7000 },
    ]);
  });
  afterAll(async () => {
    await expectSoundLedger(server);
    await server.close();
  });

  const analyze = (query: Record<string, string>, by = till) => by.ask('GET', '/bill/analyzeBill', { query });
  const october = { period: 'customize', startTime: '2026-10-01T00:00:00+08:00', endTime: '2026-11-01T00:00:00+08:00' };

  test('sums transfers by kind and by site day; failed ones moved nothing', async () => {
    const { types, ...sums } = dataOf(await analyze(october)) as Analysis;
    expect(sums).toEqual({
      startTime: '2026-09-30T16:00:00.000Z',
      endTime: '2026-10-31T16:00:00.000Z',
      currency: 'PHP',
      income: 122_000,
      expense: 47_000,
      net: 75_000,
      stakes: 30_000,
      wins: 12_000,
      netWin: -18_000,
      days: [
        { date: '2026-10-10', income: 100_000, expense: 0 },
        { date: '2026-10-11', income: 22_000, expense: 40_000 },
        { date: '2026-10-12', income: 0, expense: 7000 },
      ],
    });
    expect(types.map(({ billType, income, expense, count }) => [billType, income, expense, count])).toEqual([
      ['deposit', 100_000, 0, 1],
      ['withdrawal', 0, 7000, 1],
      ['props', 0, 0, 0],
      ['games', 22_000, 40_000, 2],
      ['member', 0, 0, 0],
      ['rewards', 0, 0, 0],
      ['rebate', 0, 0, 0],
    ]);
    expect(await till.balance()).toBe(sums.net);
  });

  test('includes the start of a range and excludes its end', async () => {
    const of = async (startTime: string, endTime: string) =>
      (dataOf(await analyze({ period: 'customize', startTime, endTime })) as Analysis).income;
    expect(await of('2026-10-10T15:59:59Z', '2026-10-10T16:00:00Z')).toBe(100_000);
    expect(await of('2026-10-10T16:00:00Z', '2026-10-11T16:00:00Z')).toBe(22_000);
  });

  test('of parts of days has the bills of these parts only', async () => {
    const of = async (startTime: string, endTime: string) => {
      const { income, expense, stakes, wins, days } = dataOf(
        await analyze({ period: 'customize', startTime, endTime }),
      ) as Analysis;
      return { income, expense, stakes, wins, days: days.map(({ date }) => date) };
    };
    // From noon to noon in Manila: the first day in part, the second whole, of the third only the hour of the failed withdrawal.
    expect(await of('2026-10-10T04:00:00Z', '2026-10-12T01:30:00Z')).toEqual({
      income: 122_000,
      expense: 40_000,
      stakes: 30_000,
      wins: 12_000,
      days: ['2026-10-10', '2026-10-11'],
    });
    // Nothing but a part of one day, after its last bill.
    const none = { income: 0, expense: 0, stakes: 0, wins: 0, days: [] };
    expect(await of('2026-10-10T16:00:01Z', '2026-10-11T03:00:00Z')).toEqual(none);
  });

  test('has sums of days that the audit compares with the bills, and that the server cannot write', async () => {
    const { db } = server.parts;
    const shift = (by: number) =>
      server.database.asOwner((script) =>
        script(`update bill_day set income = income + ${by} where player_id = ${till.player.id} and kind = 'deposit'`),
      );
    await shift(1);
    const { findings } = await audit(db);
    await shift(-1);
    const subject = `sums of player ${till.player.id}, 2026-10-10 deposit`;
    expect(findings).toEqual([{ what: 'bill day', subject, expected: 100_000, found: 100_001 }]);
    await expect(sql`update bill_day set income = 0`.execute(db)).rejects.toThrow(/permission denied/);
  });

  test.each(Object.values(SITES))('has the days of $country', async (site) => {
    const undone = new Error('undone');
    // Both sides of each site's midnight.
    const midnights = ['2026-10-10T16:00:00Z', '2026-10-10T17:00:00Z', '2026-10-10T17:30:00Z', '2026-12-31T16:00:00Z'];
    const instants = midnights.flatMap((at) => [new Date(Date.parse(at) - 1_000), new Date(at)]);
    const found: unknown[] = [];
    await atomically(server.parts.db, async (trx) => {
      await sql`update site_setting set value = ${JSON.stringify(site.country)} where key = 'site'`.execute(trx);
      for (const at of instants)
        found.push((await sql<{ day: string }>`select site_day(${at})::text as day`.execute(trx)).rows[0]?.day);
      throw undone;
    }).catch((reason: unknown) => {
      if (reason !== undone) throw reason;
    });
    const days = instants.map((at) =>
      new Date(at.getTime() + site.utcOffsetMinutes * 60_000).toISOString().slice(0, 10),
    );
    expect(found).toEqual(days);
  });

  test.each(['today', 'yesterday', 'last7Days', 'last30Days', 'lastMonth', 'last3Months', 'last12Months'])(
    'has the range of %s',
    async (period) => {
      const { startTime, endTime } = dataOf(await analyze({ period })) as Analysis;
      expect(new Date(startTime) < new Date(endTime)).toBe(true);
    },
  );

  test('refuses an invalid range', async () => {
    const wrong: readonly (readonly [Record<string, string>, string])[] = [
      [{ period: 'ever' }, 'period'],
      [{ period: 'customize' }, 'startTime'],
      [{ period: 'customize', startTime: october.startTime }, 'endTime'],
      [{ ...october, endTime: october.startTime }, 'endTime'],
      [{ ...october, startTime: '2024-10-01T00:00:00Z' }, 'endTime'],
      [{ ...october, startTime: 'yesterday' }, 'startTime'],
    ];
    for (const [query, field] of wrong) expect((await analyze(query)).body).toMatchObject({ code: 10_400, field });
  });

  test("covers only the caller's bills", async () => {
    const other = dataOf(await analyze(october, await openTill(server))) as Analysis;
    expect(other).toMatchObject({ income: 0, expense: 0, stakes: 0, days: [] });
  });
});

describe('the periods', () => {
  const range = (site: CountryCode, period: Period, now: string) => {
    const found = rangeOf(SITES[site], { period }, new Date(now));
    if (found instanceof Error) throw found;
    return [found.from.toISOString(), found.to.toISOString()];
  };

  test.each([
    ['PH', 'today', '2026-11-21T15:59:59Z', '2026-11-20T16:00:00.000Z', '2026-11-21T16:00:00.000Z'],
    ['PH', 'today', '2026-11-21T16:00:00Z', '2026-11-21T16:00:00.000Z', '2026-11-22T16:00:00.000Z'],
    ['MM', 'today', '2026-11-21T17:29:59Z', '2026-11-20T17:30:00.000Z', '2026-11-21T17:30:00.000Z'],
    ['TH', 'yesterday', '2026-03-01T03:00:00Z', '2026-02-27T17:00:00.000Z', '2026-02-28T17:00:00.000Z'],
    ['PH', 'last7Days', '2026-11-21T04:00:00Z', '2026-11-14T16:00:00.000Z', '2026-11-21T16:00:00.000Z'],
    ['PH', 'last30Days', '2026-11-21T04:00:00Z', '2026-10-22T16:00:00.000Z', '2026-11-21T16:00:00.000Z'],
    ['PH', 'lastMonth', '2026-01-15T04:00:00Z', '2025-11-30T16:00:00.000Z', '2025-12-31T16:00:00.000Z'],
    ['PH', 'last3Months', '2026-05-31T04:00:00Z', '2026-02-28T16:00:00.000Z', '2026-05-31T16:00:00.000Z'],
    ['PH', 'last12Months', '2026-11-21T04:00:00Z', '2025-11-21T16:00:00.000Z', '2026-11-21T16:00:00.000Z'],
  ] as const)('of %s, %s at %s, is from %s to %s', (site, period, now, from, to) =>
    expect(range(site, period, now)).toEqual([from, to]),
  );
});
