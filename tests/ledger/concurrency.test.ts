import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Opened } from '../../server/db/open.js';
import { audit } from '../../server/ledger/audit.js';
import { makerBalances, walletBalance } from '../../server/ledger/balance.js';
import { Refusal } from '../../server/base/refusal.js';
import { ENGINES, openTestDatabase } from '../server/databases.js';
import { hold, maker, outOfMaker, payOut, playerWith, postAlone, release, toMaker } from './support.js';

/** The same random numbers in every run, so that a failure can be reproduced (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

describe.each(ENGINES)('parallel calls on %s', (engine) => {
  let database: Opened;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());

  test('conserve money and overdraw no account, in any order', async () => {
    const players = await Promise.all(Array.from({ length: 4 }, () => playerWith(database, 1000)));
    const makers = await Promise.all(Array.from({ length: 2 }, () => maker(database)));
    const next = random(7);
    const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)] as Item;
    const calls = Array.from({ length: 200 }, () => {
      const [player, at, amount] = [pick(players), pick(makers), 1 + Math.floor(next() * 400)];
      return postAlone(database, next() < 0.6 ? toMaker(player, at, amount) : outOfMaker(player, at, amount));
    });
    const results = await Promise.allSettled(calls);
    const failures = results
      .filter((result) => result.status === 'rejected')
      .map(({ reason }: PromiseRejectedResult) => (reason instanceof Refusal ? reason.problem : String(reason)));
    expect(new Set(failures)).toEqual(new Set(['insufficientBalance']));
    for (const player of players) {
      const atMakers = await makerBalances(database.db, player, 'PHP');
      expect(
        (await walletBalance(database.db, player, 'PHP')) + atMakers.reduce((sum, { balance }) => sum + balance, 0),
      ).toBe(1000);
    }
    expect((await audit(database.db)).findings).toEqual([]);
  });

  test('of two calls for the last money, one succeeds', async () => {
    const [player, at] = [await playerWith(database, 100), await maker(database)];
    const results = await Promise.allSettled([
      postAlone(database, toMaker(player, at, 100)),
      postAlone(database, toMaker(player, at, 100)),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await walletBalance(database.db, player, 'PHP')).toBe(0);
  });

  test('of a parallel approval and rejection of a withdrawal, one succeeds', async () => {
    const player = await playerWith(database, 500);
    const held = await postAlone(database, hold(player, 500));
    const results = await Promise.allSettled([
      postAlone(database, payOut(player, 500, held)),
      postAlone(database, release(player, 500, held)),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await audit(database.db)).findings).toEqual([]);
  });
});
