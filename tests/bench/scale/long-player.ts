import { readFile } from 'node:fs/promises';
import { audit } from '../../../server/ledger/audit.js';
import { ENGINES, vacuum } from '../../server/databases.js';
import { startTestServer } from '../../server/harness.js';
import type { Measure } from '../measure.js';
import { readsOf, type House } from './operations.js';

/** Milliseconds of the slowest answer in a hundred. */
export interface LongPlayerBudget {
  readonly bills: number;
  readonly analysis: number;
  readonly records: number;
  readonly messages: number;
  readonly unread: number;
  /** Any other read of the contract. */
  readonly rest: number;
}

const rounds = 100;
const roundsOfRest = 15;

type Query = Readonly<Record<string, string>>;

/** The filters of the bills, and far down in the list. */
const BILLS: readonly (readonly [string, Query])[] = [
  ['all', {}],
  ['page 200', { page: '200' }],
  ['of a frequent kind', { type: 'games' }],
  ['of a kind that the player has none of', { type: 'withdrawal' }],
  ['into the wallet from games', { transferType: 'outOfGameMaker' }],
  ['failed', { status: 'failed' }],
  ['ended', { status: 'ended' }],
  ['of one month', { startTime: daysAgo(60), endTime: daysAgo(30) }],
];

/** The first page as the lists ask for it, and far down in one. */
const MESSAGES: readonly (readonly [string, Query])[] = [
  ['first page of all', {}],
  ...['activity', 'platform', 'system'].map((category) => [`first page of ${category}`, { category }] as const),
  ['page 100 of activity', { category: 'activity', page: '100' }],
];

/**
 * How long PostgreSQL takes for a player who has 1,000,000 rows of the ledger (10,000 of them bills), 100,000 messages and
 * 1,000 promotions. Nothing is cached between requests. Nothing without PostgreSQL.
 */
export async function measureLongPlayer(budget: LongPlayerBudget): Promise<Measure[]> {
  if (!ENGINES.includes('postgres')) return [];
  const server = await startTestServer({
    engine: 'postgres',
    settings: { SEED: true, TEST_MODE: false, SHARED_ANSWER_MS: 0 },
  });
  try {
    const house: House = { server, player: await server.newPlayer() };
    const statements = await readFile(new URL('long-player.sql', import.meta.url), 'utf8');
    await server.database.asOwner((script) => script(statements));
    await vacuum(server.database);

    const measures: Measure[] = [];
    const measure = async (name: string, path: string, query: Query, most: number) =>
      measures.push(await slowest(`a long player: ${name}`, rounds, () => read(house, path, query), most));
    for (const [name, query] of BILLS)
      await measure(`bills, ${name}`, '/bill/list', { limit: '20', ...query }, budget.bills);
    await measure('analysis of a year', '/bill/analyzeBill', { period: 'customize', ...lastYear() }, budget.analysis);
    await measure('promotions', '/gamePromotion/record/list', { limit: '10' }, budget.records);
    for (const [name, query] of MESSAGES)
      await measure(`messages, ${name}`, '/message/list', { limit: '10', ...query }, budget.messages);
    await measure('unread messages', '/message/messageNumber', {}, budget.unread);
    measures.push(await slowestOfTheRest(house, budget.rest));
    const { findings } = await audit(server.parts.db);
    return [
      ...measures,
      { name: 'a long player: differences in the ledger', unit: '', value: findings.length, most: 0 },
    ];
  } finally {
    await server.close();
  }
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString();
}

const lastYear = (): Query => ({ startTime: daysAgo(365), endTime: daysAgo(0) });

async function read({ server, player }: House, path: string, query: Query): Promise<void> {
  const { status, body } = await server.call('GET', path, { token: player.token, query });
  if (status !== 200 || (body as { code?: number }).code !== 200)
    throw new Error(`${path} was refused: ${JSON.stringify(body)}`);
}

/** The time that 99 of 100 answers keep to; with fewer rounds the longest. */
async function slowest(name: string, times: number, run: () => Promise<unknown>, most: number): Promise<Measure> {
  const taken: number[] = [];
  for (let round = -3; round < times; round += 1) {
    const from = performance.now();
    await run();
    if (round >= 0) taken.push(performance.now() - from);
  }
  const sorted = taken.toSorted((one, other) => one - other);
  return { name, unit: 'ms', value: sorted[Math.ceil(times * 0.99) - 1] ?? Number.NaN, most };
}

async function slowestOfTheRest(house: House, most: number): Promise<Measure> {
  let found: Measure = { name: '', unit: 'ms', value: 0 };
  for (const { name, run } of readsOf(house.server)) {
    const one = await slowest(`a long player: the slowest other read, ${name}`, roundsOfRest, () => run(house), most);
    if (one.value > found.value) found = one;
  }
  return found;
}
