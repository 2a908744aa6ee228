import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { issueBonuses } from '../../../server/domain/bonuses/issue.js';
import { ENGINES } from '../databases.js';
import { startTestServer, type TestServer } from '../harness.js';
import { demoPlayer } from '../people.js';
import { dataOf, expectSoundLedger, rowsOf } from '../stocked.js';

const LOBBIES = [
  ...ENGINES.map((engine) => ({ engine, site: 'PH' as const })),
  { engine: 'embedded' as const, site: 'MM' as const },
];

describe.each(LOBBIES)('the demo player of $site, on $engine', ({ engine, site }) => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await startTestServer({ engine, settings: { SEED: true, SITE: site } });
    ({ token } = await demoPlayer(server));
  });
  afterAll(() => server.close());

  const list = async (path: string, query: Record<string, string> = {}) =>
    rowsOf(await server.call('GET', path, { token, query: { limit: '100', ...query } })).rows as readonly {
      status: string;
      kind?: string;
    }[];

  test.each(['/levelBonus/list', '/rebate/list', '/systemBonus/list'])('finds every state in GET %s', async (path) => {
    expect([...new Set((await list(path)).map(({ status }) => status))].toSorted()).toEqual([
      'claimed',
      'expired',
      'issued',
      'pending',
    ]);
  });

  test('has level bonuses of each kind, rebates over months and friends in each state', async () => {
    expect([...new Set((await list('/levelBonus/list')).map(({ kind }) => String(kind)))].toSorted()).toEqual([
      'birthday',
      'deposit',
      'monthly',
      'upgrade',
    ]);
    expect((await list('/rebate/list')).length).toBeGreaterThan(40);
    expect([...new Set((await list('/referral/list')).map(({ status }) => status))].toSorted()).toEqual([
      'deposited',
      'registered',
      'rewarded',
    ]);
    expect([...new Set((await list('/referral/reward/list')).map(({ status }) => status))].toSorted()).toEqual([
      'claimed',
      'expired',
      'pending',
    ]);
  });

  test('has the level that the stakes and deposits have earned, with a bill for every payment', async () => {
    expect(dataOf(await server.call('GET', '/user/getNextLevelSchedule', { token }))).toMatchObject({
      level: 3,
      nextLevel: 4,
    });
    for (const type of ['member', 'rebate', 'rewards'])
      expect((await server.call('GET', '/bill/list', { token, query: { type } })).body['total']).toBeGreaterThan(2);
    await expectSoundLedger(server);
  });

  test('gets no past bonus again from the background work', async () => {
    const count = async () =>
      (
        await server.parts.db
          .selectFrom('bonus')
          .innerJoin('player', 'player.id', 'bonus.player_id')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('username', '=', 'demo')
          .executeTakeFirstOrThrow()
      ).count;
    const before = await count();
    await issueBonuses(server.parts.db, server.parts.services);
    expect(await count()).toBe(before);
    await expectSoundLedger(server);
  });
});
