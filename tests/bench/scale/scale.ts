import { readFile } from 'node:fs/promises';
import { audit } from '../../../server/ledger/audit.js';
import { ENGINES, vacuum } from '../../server/databases.js';
import { startTestServer, type TestServer } from '../../server/harness.js';
import { median, percentile, type Measure } from '../measure.js';
import { operations, searchesByLanguage, type House, type Operation } from './operations.js';

type Budget = { timesSlower: number; fillSeconds: number; searchP99Ms: number };

const warmUps = 3;
const rounds = 15;
/** In each language, so that five of them are beyond the 99 of 100. */
const searches = 500;

/**
 * The same operations in the demo lobby and in a house with 100,000 players, 100,000 games and 1,000,000 rows of the
 * ledger, in turns, on PostgreSQL. Nothing is cached between requests. Nothing without PostgreSQL.
 */
export async function measureScale({ timesSlower, fillSeconds, searchP99Ms }: Budget): Promise<Measure[]> {
  if (!ENGINES.includes('postgres')) return [];
  const [lobby, house] = [await open(), await open()];
  try {
    const filled = await fill(house.server);
    const measures: Measure[] = [
      { name: 'a house of 100,000 players, filled', unit: 's', value: filled, most: fillSeconds },
    ];
    for (const operation of operations(lobby.server)) {
      const { small, big } = await compare(operation, lobby, house);
      measures.push(
        { name: `${operation.name}, demo lobby`, unit: 'ms', value: small },
        { name: `${operation.name}, 100,000 players`, unit: 'ms', value: big, most: timesSlower * small },
      );
    }
    for (const { language, words } of searchesByLanguage) {
      const value = percentile(await timesOf(words, house), 99);
      measures.push({ name: `searches in ${language}, 99 of 100 within`, unit: 'ms', value, most: searchP99Ms });
    }
    const { findings } = await audit(house.server.parts.db);
    return [...measures, { name: 'differences in the ledger of the house', unit: '', value: findings.length, most: 0 }];
  } finally {
    await Promise.all([lobby.server.close(), house.server.close()]);
  }
}

async function open(): Promise<House> {
  const server = await startTestServer({
    engine: 'postgres',
    settings: { SEED: true, TEST_MODE: false, SHARED_ANSWER_MS: 0 },
  });
  return { server, player: await server.newPlayer({ balance: 1_000_000 }) };
}

/** Fills the house and returns how many seconds that took. */
async function fill({ database }: TestServer): Promise<number> {
  const statements = await readFile(new URL('house.sql', import.meta.url), 'utf8');
  const from = performance.now();
  await database.asOwner((script) => script(statements));
  const seconds = (performance.now() - from) / 1000;
  await vacuum(database);
  return Math.round(seconds);
}

/** The medians in ms, measured in turns so that the load of the computer weighs on both alike. */
async function compare({ name, run }: Operation, lobby: House, house: House): Promise<{ small: number; big: number }> {
  const times: { small: number[]; big: number[] } = { small: [], big: [] };
  try {
    for (let round = -warmUps; round < rounds; round += 1) {
      const [small, big] = [await timed(run, lobby), await timed(run, house)];
      if (round < 0) continue;
      times.small.push(small);
      times.big.push(big);
    }
  } catch (error) {
    throw new Error(`${name} failed`, { cause: error });
  }
  await Promise.all([forgetLimits(lobby), forgetLimits(house)]);
  return { small: median(times.small), big: median(times.big) };
}

/** How long each of the searches took, in ms: every search once to warm up, then in turns. */
async function timesOf(words: readonly Operation[], house: House): Promise<number[]> {
  const times: number[] = [];
  for (const { run } of words) await run(house);
  while (times.length < searches) {
    for (const { run } of words) times.push(await timed(run, house));
    await forgetLimits(house);
  }
  return times;
}

async function timed(run: Operation['run'], where: House): Promise<number> {
  const from = performance.now();
  await run(where);
  return performance.now() - from;
}

const forgetLimits = ({ server }: House) =>
  server.parts.db.deleteFrom('rate_limit').where('key', 'not like', 'house:%').execute();
