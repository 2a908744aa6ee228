import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Opened } from '../../server/db/open.js';
import { once } from '../../server/http/idempotency.js';
import { walletBalance } from '../../server/ledger/balance.js';
import { post } from '../../server/ledger/post.js';
import { ENGINES, openTestDatabase } from '../server/databases.js';
import { AT, maker, playerWith, toMaker } from './support.js';

describe.each(ENGINES)('a money request under a key, on %s', (engine) => {
  let database: Opened;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());

  async function world() {
    const [player, at] = [await playerWith(database, 1000), await maker(database)];
    const key = randomUUID();
    return {
      balance: () => walletBalance(database.db, player, 'PHP'),
      send: (amount: number, request: unknown = { amount }) =>
        once(database.db, { playerId: player, operation: 'transferIn', key, request, at: AT }, async (trx) => ({
          code: 200,
          msg: 'OK',
          data: { id: await post(trx, toMaker(player, at, amount)) },
        })),
    };
  }

  test('moves nothing when it is repeated, and gets the same bytes', async () => {
    const { send, balance } = await world();
    const first = await send(300);
    const second = await send(300);
    expect(second.equals(first)).toBe(true);
    expect(await balance()).toBe(700);
  });

  test('is the same request with its fields in another order', async () => {
    const { send, balance } = await world();
    const first = await send(300, { amount: 300, channelId: 'a' });
    expect((await send(300, { channelId: 'a', amount: 300 })).equals(first)).toBe(true);
    expect(await balance()).toBe(700);
  });

  test('moves the money once when it is repeated eight times at once', async () => {
    const { send, balance } = await world();
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(300)));
    expect(new Set(answers.map(String)).size).toBe(1);
    expect(await balance()).toBe(700);
  });

  test('is refused if another request has used the key', async () => {
    const { send, balance } = await world();
    await send(300);
    await expect(send(301)).rejects.toMatchObject({ problem: 'keyReused' });
    expect(await balance()).toBe(700);
  });

  test('leaves the key free when it is refused', async () => {
    const { send, balance } = await world();
    await expect(send(1001)).rejects.toMatchObject({ problem: 'insufficientBalance' });
    await send(1000);
    expect(await balance()).toBe(0);
  });
});
