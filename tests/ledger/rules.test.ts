import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Opened } from '../../server/db/open.js';
import { audit } from '../../server/ledger/audit.js';
import { makerBalances, walletBalance } from '../../server/ledger/balance.js';
import { postAll } from '../../server/ledger/post.js';
import { decideSuspense, openSuspense } from '../../server/ledger/suspense.js';
import { ENGINES, openTestDatabase } from '../server/databases.js';
import { AT, deposit, hold, maker, outOfMaker, payOut, playerWith, postAlone, release, toMaker } from './support.js';

describe.each(ENGINES)('the ledger on %s', (engine) => {
  let database: Opened;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());
  afterEach(async () => expect((await audit(database.db)).findings).toEqual([]));

  const balance = (player: number) => walletBalance(database.db, player, 'PHP');

  test('moves money to a maker and back, and conserves it', async () => {
    const [player, at] = [await playerWith(database, 1000), await maker(database)];
    await postAlone(database, toMaker(player, at, 700));
    expect(await balance(player)).toBe(300);
    await postAlone(database, outOfMaker(player, at, 700));
    expect(await balance(player)).toBe(1000);
  });

  test('reads the money of one player in one currency, in the wallet and at each maker that holds some', async () => {
    const [other, one, empty] = [await playerWith(database, 9000), await maker(database), await maker(database)];
    const player = await playerWith(database, 0);
    const makers = (currency: string) => makerBalances(database.db, player, currency);
    expect(await balance(player)).toBe(0);
    // The account at the maker is older than the wallet.
    await postAlone(database, {
      ...toMaker(player, one, 30),
      type: 'game_win',
      from: { kind: 'maker_settle', makerId: one },
      roundRef: 'first',
    });
    expect(await balance(player)).toBe(0);
    await postAlone(database, deposit(player, 1000));
    await postAlone(database, toMaker(player, empty, 200));
    await postAlone(database, outOfMaker(player, empty, 200));
    await postAlone(database, hold(player, 100));
    await postAlone(database, { ...deposit(player, 77), currency: 'THB' });
    await postAlone(database, { ...toMaker(player, empty, 7), currency: 'THB' });
    await postAlone(database, toMaker(other, empty, 50));
    expect(await balance(player)).toBe(900);
    expect(await walletBalance(database.db, player, 'THB')).toBe(70);
    expect(await makers('PHP')).toEqual([{ maker_id: one, balance: 30 }]);
    expect(await makers('THB')).toEqual([{ maker_id: empty, balance: 7 }]);
  });

  describe('with a difference of a maker in suspense', () => {
    const AMOUNT = 40;
    /** What a maker returned too little of, or too much. */
    async function difference(what: 'too little' | 'too much') {
      const [player, at] = [await playerWith(database, 1000), await maker(database)];
      await postAlone(database, toMaker(player, at, 300));
      const own = toMaker(player, at, AMOUNT).to;
      const suspense = { kind: 'suspense' } as const;
      const id = await postAlone(database, {
        ...toMaker(player, at, AMOUNT),
        type: 'maker_difference',
        ...(what === 'too little' ? { from: own, to: suspense } : { from: suspense, to: own }),
      });
      const decide = (to: 'player' | 'maker', wish: { id?: string; type?: 'promo_late_win' } = {}) =>
        database.db
          .transaction()
          .execute((trx) =>
            decideSuspense(
              trx,
              wish.type
                ? { id, reason: 'Their list', at: AT, type: wish.type, to: 'house' }
                : { id: wish.id ?? id, reason: 'Their list', at: AT, type: 'maker_difference', to },
            ),
          );
      const open = async () => (await openSuspense(database.db)).filter((entry) => entry.id === id);
      const moved = () =>
        database.db
          .selectFrom('transfer')
          .select(['from_kind', 'to_kind', 'amount'])
          .where('type', '=', 'suspense_to_maker')
          .where('maker_id', '=', at)
          .execute();
      return { player, id, decide, open, moved };
    }

    test('gives it to the player once, by its own id and type', async () => {
      const [one, other] = [await difference('too little'), await difference('too little')];
      expect(await one.decide('player', { id: 'nothing' })).toBeNull();
      expect(await one.decide('player', { id: crypto.randomUUID() })).toBeNull();
      expect(await one.decide('player', { type: 'promo_late_win' })).toBeNull();
      expect(await other.decide('player')).toMatchObject({ id: other.id, amount: AMOUNT, playerId: other.player });
      expect(await other.decide('player')).toBeNull();
      expect([await balance(one.player), await balance(other.player)]).toEqual([700, 700 + AMOUNT]);
      expect([await one.open(), await other.open()]).toMatchObject([[{ amount: AMOUNT }], []]);
    });

    test('leaves it to the maker, which also bears what it returned too much', async () => {
      const [little, much] = [await difference('too little'), await difference('too much')];
      expect(await little.decide('maker')).toMatchObject({ amount: AMOUNT });
      expect(await little.moved()).toEqual([{ from_kind: 'suspense', to_kind: 'maker_settle', amount: AMOUNT }]);
      // It is the player's already.
      expect(await much.decide('player')).toBeNull();
      expect(await much.decide('maker')).toMatchObject({ amount: -AMOUNT });
      expect(await much.moved()).toEqual([{ from_kind: 'maker_settle', to_kind: 'suspense', amount: AMOUNT }]);
      expect([await balance(little.player), await balance(much.player)]).toEqual([700, 700]);
    });
  });

  test('refuses more than the wallet holds, and leaves its balance unchanged', async () => {
    const [player, at] = [await playerWith(database, 500), await maker(database)];
    await expect(postAlone(database, toMaker(player, at, 501))).rejects.toMatchObject({
      problem: 'insufficientBalance',
    });
    expect(await balance(player)).toBe(500);
  });

  test('rolls back all transfers of a transaction when the last one fails', async () => {
    const [player, at] = [await playerWith(database, 500), await maker(database)];
    const both = [toMaker(player, at, 400), toMaker(player, at, 400)];
    await expect(database.db.transaction().execute((trx) => postAll(trx, both))).rejects.toMatchObject({
      problem: 'insufficientBalance',
    });
    expect(await balance(player)).toBe(500);
  });

  test('a transfer that waited for the lock is not earlier than the one before it', async () => {
    const player = await playerWith(database, 100);
    const timesFrom = async (offsetsMs: readonly number[]) => {
      const ids: string[] = [];
      for (const offsetMs of offsetsMs)
        ids.push(await postAlone(database, { ...deposit(player, 1), at: new Date(AT.getTime() + offsetMs) }));
      const rows = await database.db
        .selectFrom('transfer')
        .select(['created_at'])
        .where('id', 'in', ids)
        .orderBy('seq')
        .execute();
      return rows.map(({ created_at }) => created_at.getTime() - AT.getTime());
    };
    expect(await timesFrom([5, 3, 4, 9])).toEqual([5, 5, 5, 9]);
    // A clock that was wrong by more is not followed.
    expect(await timesFrom([3_600_000, 10])).toEqual([3_600_000, 10]);
  });

  test('refuses a transfer that no rule allows', async () => {
    const player = await playerWith(database, 500);
    const gift = { ...deposit(player, 100), from: { kind: 'house_fee' } as const };
    await expect(postAlone(database, gift)).rejects.toMatchObject({ constraint: 'transfer_of_known_rule' });
  });

  test('refuses money from one player to another', async () => {
    const [one, other, at] = [await playerWith(database, 500), await playerWith(database, 0), await maker(database)];
    const stolen = { ...toMaker(one, at, 100), to: { kind: 'maker_balance', playerId: other, makerId: at } as const };
    await expect(postAlone(database, stolen)).rejects.toMatchObject({ code: '23514' });
  });

  test('refuses zero and negative amounts', async () => {
    const player = await playerWith(database, 0);
    for (const amount of [0, -5])
      await expect(postAlone(database, deposit(player, amount))).rejects.toMatchObject({
        constraint: 'transfer_amount_check',
      });
  });

  test('refuses to mix currencies', async () => {
    const { db } = database;
    const player = await playerWith(database, 100);
    const wallet = await db
      .selectFrom('account')
      .select('id')
      .where('player_id', '=', player)
      .executeTakeFirstOrThrow();
    const { rows } = await sql<{
      id: number;
    }>`select account_of('pay_clearing', null, null, null, 'THB') as id`.execute(db);
    const values = {
      id: crypto.randomUUID(),
      type: 'deposit' as const,
      from_id: rows[0]?.id ?? 0,
      to_id: wallet.id,
      currency: 'PHP',
      amount: 1,
      reference_no: 'x',
      game_id: null,
      round_ref: null,
      resolves: null,
      reverses: null,
      created_at: new Date(),
    };
    await expect(db.insertInto('transfer').values(values).execute()).rejects.toMatchObject({ code: '23503' });
  });

  test('resolves a hold once, by posting or by voiding', async () => {
    const player = await playerWith(database, 1000);
    const held = await postAlone(database, hold(player, 600));
    expect(await balance(player)).toBe(400);
    await postAlone(database, release(player, 600, held));
    await expect(postAlone(database, payOut(player, 600, held))).rejects.toThrow();
    expect(await balance(player)).toBe(1000);
  });

  test('resolves a hold only by its whole amount', async () => {
    const player = await playerWith(database, 1000);
    const held = await postAlone(database, hold(player, 600));
    await expect(postAlone(database, payOut(player, 599, held))).rejects.toMatchObject({
      constraint: 'transfer_resolves_its_hold',
    });
  });

  test('credits an order once', async () => {
    const player = await playerWith(database, 0);
    const paid = deposit(player, 5000);
    await postAlone(database, paid);
    await expect(postAlone(database, paid)).rejects.toMatchObject({ constraint: 'transfer_deposit_once' });
    expect(await balance(player)).toBe(5000);
  });

  test('books a round of a maker once', async () => {
    const [player, at] = [await playerWith(database, 1000), await maker(database)];
    await postAlone(database, toMaker(player, at, 1000));
    const win = {
      ...toMaker(player, at, 300),
      type: 'game_win',
      from: { kind: 'maker_settle', makerId: at },
      to: { kind: 'maker_balance', playerId: player, makerId: at },
      roundRef: 'r-1',
    } as const;
    await postAlone(database, win);
    await expect(postAlone(database, win)).rejects.toMatchObject({ constraint: 'transfer_round_counted_once' });
  });

  test.each([
    'update transfer set amount = amount + 1',
    'delete from transfer',
    'truncate transfer cascade',
    'update account set balance = balance + 1 where player_id is not null',
    'delete from account',
    "update transfer_rule set to_kind = 'suspense'",
  ])('cannot be rewritten by the server: %s', async (statement) => {
    await playerWith(database, 100);
    await expect(sql.raw(statement).execute(database.db)).rejects.toMatchObject({ code: '42501' });
  });

  test.each([
    'update transfer set amount = amount + 1',
    'delete from transfer',
    'truncate transfer',
    'update account set balance = balance + 1 where player_id is not null',
  ])('cannot be rewritten even by the owner of the tables: %s', async (statement) => {
    await playerWith(database, 100);
    await expect(database.asOwner((script) => script(statement))).rejects.toMatchObject({
      code: expect.stringMatching(/42501|0A000/) as string,
    });
  });

  test('shows a player every transfer of the wallet with the balance after it', async () => {
    const [player, at] = [await playerWith(database, 1000), await maker(database)];
    await postAlone(database, toMaker(player, at, 300));
    await postAlone(database, outOfMaker(player, at, 100));
    const held = await postAlone(database, hold(player, 200));
    const bills = () =>
      database.db
        .selectFrom('bill')
        .select(['transfer_type', 'amount', 'balance_after', 'status'])
        .where('player_id', '=', player)
        .orderBy('seq')
        .execute();
    expect(await bills()).toEqual([
      { transfer_type: 'deposit', amount: 1000, balance_after: 1000, status: 'done' },
      { transfer_type: 'toGameMaker', amount: -300, balance_after: 700, status: 'done' },
      { transfer_type: 'outOfGameMaker', amount: 100, balance_after: 800, status: 'done' },
      { transfer_type: 'withdraw', amount: -200, balance_after: 600, status: 'pendingReview' },
    ]);
    await postAlone(database, release(player, 200, held));
    expect((await bills()).slice(3)).toEqual([
      { transfer_type: 'withdraw', amount: -200, balance_after: 600, status: 'failed' },
      { transfer_type: 'withdraw', amount: 200, balance_after: 800, status: 'done' },
    ]);
  });
});
