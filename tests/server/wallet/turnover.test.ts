import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { atomically } from '../../../server/db/open.js';
import { requireTurnover, turnoverOf } from '../../../server/domain/turnover.js';
import { turnoverOf as shownTurnover } from '../../../server/operations/wallet/shown-withdrawals.js';
import { postAll } from '../../../server/ledger/post.js';
import { ENGINES } from '../databases.js';
import type { TestServer } from '../harness.js';
import { expectSoundLedger, startStocked } from '../stocked.js';

const start = Date.parse('2026-11-21T04:00:00Z');
const at = (minutes: number) => new Date(start + minutes * 60_000);

describe.each(ENGINES)('stakes that are required before a withdrawal, on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startStocked(engine);
  });
  afterAll(async () => {
    await expectSoundLedger(server);
    await server.close();
  });

  async function gambler() {
    const { db } = server.parts;
    const { id: playerId } = await server.newPlayer({ balance: 1_000_000 });
    const wallet = { kind: 'player_wallet', playerId } as const;
    const held = { kind: 'maker_balance', playerId, makerId: 1 } as const;
    const house = { kind: 'maker_settle', makerId: 1 } as const;
    const common = { currency: 'PHP', referenceNo: randomUUID(), gameId: 1001 };
    await atomically(db, (trx) =>
      postAll(trx, [{ ...common, type: 'to_maker', from: wallet, to: held, amount: 900_000, at: at(0) }]),
    );
    return {
      stake: (amount: number, minutes: number) =>
        atomically(db, (trx) =>
          postAll(trx, [
            { ...common, type: 'game_loss', from: held, to: house, amount, roundRef: randomUUID(), at: at(minutes) },
          ]),
        ),
      require: (amount: number, minutes: number, referenceNo: string = randomUUID()) =>
        requireTurnover(db, { playerId, source: 'deposit', referenceNo, amount, at: at(minutes) }),
      sums: async () => {
        const { required, done, left, requirements } = await turnoverOf(db, playerId);
        return { required, done, left, each: requirements.map((one) => one.done) };
      },
      shown: async () => shownTurnover(await turnoverOf(db, playerId)),
    };
  }

  test('a player without requirements has nothing left to stake', async () => {
    const { stake, require, sums } = await gambler();
    await stake(5000, 1);
    await require(0, 1);
    expect(await sums()).toEqual({ required: 0, done: 0, left: 0, each: [] });
  });

  test('shows twenty of those that are open, the next one first, and those that are met as a sum', async () => {
    const { stake, require, shown } = await gambler();
    for (let minute = 1; minute <= 30; minute += 1) await require(1_000, minute);
    await stake(3_500, 31);
    const { requirements, ...sums } = await shown();
    expect(sums).toEqual({
      required: 30_000,
      done: 3_500,
      left: 26_500,
      openTimes: 27,
      met: { times: 3, required: 3_000 },
    });
    expect(requirements.map(({ done, createTime }) => [done, createTime])).toEqual(
      Array.from({ length: 20 }, (_, index) => [index === 0 ? 500 : 0, at(4 + index).toISOString()]),
    );
  });

  test('only later stakes count, up to the required amount', async () => {
    const { stake, require, sums } = await gambler();
    await stake(5000, 1);
    await require(10_000, 2);
    expect(await sums()).toEqual({ required: 10_000, done: 0, left: 10_000, each: [0] });
    await stake(4000, 3);
    expect(await sums()).toEqual({ required: 10_000, done: 4000, left: 6000, each: [4000] });
    await stake(50_000, 4);
    expect(await sums()).toEqual({ required: 10_000, done: 10_000, left: 0, each: [10_000] });
  });

  test('each stake counts once, for the oldest requirement before it', async () => {
    const { stake, require, sums } = await gambler();
    await require(10_000, 1);
    await stake(7000, 2);
    await require(20_000, 3);
    await stake(5000, 4);
    expect(await sums()).toEqual({ required: 30_000, done: 12_000, left: 18_000, each: [10_000, 2000] });
  });

  test('surplus stakes of one requirement do not count for the next', async () => {
    const { stake, require, sums } = await gambler();
    await require(10_000, 1);
    await stake(90_000, 2);
    await require(20_000, 3);
    expect(await sums()).toMatchObject({ left: 20_000 });
    await stake(20_000, 4);
    expect(await sums()).toMatchObject({ left: 0 });
  });

  test('a repeated requirement counts once', async () => {
    const { require, sums } = await gambler();
    await Promise.all([require(10_000, 1, 'one'), require(10_000, 1, 'one')]);
    expect(await sums()).toMatchObject({ required: 10_000 });
  });
});
