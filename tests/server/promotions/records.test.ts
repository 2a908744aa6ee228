import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../../openapi/user-api.js';
import { ENGINES } from '../databases.js';
import type { TestServer } from '../harness.js';
import { games } from '../play-support.js';
import { dataOf } from '../stocked.js';
import { addCode, addPromotion, codes, expectSound, HOUR, newParticipant, startPromotions } from './support.js';

type Schemas = components['schemas'];

describe.each(ENGINES)('taking part in a promotion, on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startPromotions(engine);
  });
  afterAll(() => server.close());
  afterEach(async () => {
    await server.hook('reset', {});
    await expectSound(server);
  });

  test('moves the amount and its bonus out of the wallet, under terms that are shown', async () => {
    const promotion = await addPromotion(server);
    const one = await newParticipant(server, 100_000);
    const { record, balance } = dataOf(await one.join(promotion, 40_000)) as Schemas['RecordResult'];
    expect(record).toMatchObject({
      promotionAmount: 40_000,
      bonusAmount: 20_000,
      promotionBalance: 60_000,
      requiredBet: 300_000,
      currentBet: 0,
      releaseAmount: 6000,
      status: 'ongoing',
      buttonStatus: 2,
      openSessionId: null,
    });
    expect(new Date(record.deadline).getTime() - new Date(record.joinTime).getTime()).toBe(72 * HOUR);
    expect(new Date(record.autoSettleTime).getTime() - new Date(record.deadline).getTime()).toBe(24 * HOUR);
    expect(balance).toBe(60_000);
    expect(await one.money()).toEqual({ wallet: 60_000, locked: 60_000 });
    const bills = await one.ask('GET', '/bill/list');
    expect((bills.body['rows'] as Schemas['Bill'][])[0]).toMatchObject({
      billType: 'props',
      transferType: 'toPromotion',
      amount: -40_000,
      referenceNo: record.recordId,
      origin: 'promotionRecord',
    });
    expect(await one.records({ status: 'ongoing' })).toMatchObject({ total: 1, rows: [{ recordId: record.recordId }] });
    expect((await one.record(record.recordId)).content).toBe('content en_US');
  });

  test('is offered on the games of its scope alone, with the share that counts, until its deadline', async () => {
    const scope = [{ kind: 'game', ref: games.mango, contribution: 50 }] as const;
    const promotion = await addPromotion(server, { scope, play_hours: 1 });
    const one = await newParticipant(server, 100_000);
    const { recordId, deadline } = await one.joined(promotion, 40_000);
    const offered = async (game: string, player = one) =>
      (await player.ask('GET', `/gamePromotion/record/game/${game}`)).body['data'];
    expect(await offered(games.mango)).toEqual([
      {
        recordId,
        title: 'title en_US',
        promotionBalance: 60_000,
        deadline,
        contribution: 50,
        platforms: ['pc', 'other'],
      },
    ]);
    expect(await offered(String(Number(games.mango) + 1))).toEqual([]);
    expect(await offered(games.mango, await newParticipant(server))).toEqual([]);
    await server.hook('clock', { offsetMs: HOUR });
    expect(await offered(games.mango)).toEqual([]);
  });

  test('is quoted before with exactly what it then gives and requires', async () => {
    const promotion = await addPromotion(server, {
      bet_percent: 333,
      net_win_percent: 17,
      balance_percent: 111,
      free_spins: 3,
      free_spin_stake: 700,
    });
    const one = await newParticipant(server, 100_000);
    const quote = async (amount: number, id = promotion) =>
      one.ask('GET', `/gamePromotion/quote/${id}`, { query: { amount: String(amount) } });
    for (const amount of [10_001, 39_999, 40_000]) {
      const quoted = dataOf(await quote(amount)) as Schemas['PromotionQuote'];
      const other = await newParticipant(server, 100_000);
      const { record, balance } = dataOf(await other.join(promotion, amount)) as Schemas['RecordResult'];
      expect(quoted).toMatchObject({
        bonus: record.bonusAmount,
        requiredBet: record.requiredBet,
        requiredNetWin: record.requiredNetWin,
        requiredBalance: record.requiredBalance,
        releaseAmount: record.releaseAmount,
        freeSpins: record.freeSpinsLeft,
        freeSpinStake: record.freeSpinStake,
        balanceAfter: balance,
      });
    }
    expect(dataOf(await quote(100_000))).toMatchObject({ balanceAfter: 0 });
    expect((await quote(9999)).body.code).toBe(codes.amountOutOfRange);
    expect((await quote(40_000, 'nobody')).body.code).toBe(codes.notFound);
    expect(await one.money()).toEqual({ wallet: 100_000, locked: 0 });
  });

  test.each([
    ['less than the least', 9999, codes.amountOutOfRange],
    ['more than the most', 100_001, codes.amountOutOfRange],
    ['nothing', 0, codes.amountOutOfRange],
    ['a negative amount', -20_000, codes.amountOutOfRange],
    ['more than the wallet holds', 60_000, codes.insufficientBalance],
    ['no whole minor units', 20_000.5, codes.invalidRequest],
  ])('is refused with %s, and nothing moves', async (_, amount, code) => {
    const one = await newParticipant(server, 50_000);
    expect((await one.join(await addPromotion(server), amount)).body.code).toBe(code);
    expect(await one.money()).toEqual({ wallet: 50_000, locked: 0 });
    expect((await one.records()).total).toBe(0);
  });

  test('is refused before its start, after its end, and for an unknown promotion', async () => {
    const one = await newParticipant(server);
    const now = Date.now();
    expect((await one.join(await addPromotion(server, { starts_at: new Date(now + HOUR) }), 20_000)).body.code).toBe(
      codes.ended,
    );
    expect((await one.join(await addPromotion(server, { ends_at: new Date(now - HOUR) }), 20_000)).body.code).toBe(
      codes.ended,
    );
    expect((await one.join('nothing', 20_000)).body.code).toBe(codes.notFound);
    expect(await one.money()).toEqual({ wallet: 100_000, locked: 0 });
  });

  test('is possible once at a time, and as often as the terms say', async () => {
    const promotion = await addPromotion(server, { times_per_player: 2 });
    const one = await newParticipant(server);
    const first = await one.joined(promotion, 20_000);
    expect((await one.join(promotion, 20_000)).body.code).toBe(codes.used);
    await one.ended('close', first.recordId);
    const second = await one.joined(promotion, 20_000);
    await one.ended('close', second.recordId);
    expect((await one.join(promotion, 20_000)).body.code).toBe(codes.used);
    expect(dataOf(await one.ask('GET', `/gamePromotion/info/${promotion}`))).toMatchObject({
      status: 'used',
      timesLeft: 0,
    });
  });

  test('requested ten times at once happens once', async () => {
    const promotion = await addPromotion(server);
    const one = await newParticipant(server);
    const answers = await Promise.all(Array.from({ length: 10 }, () => one.join(promotion, 20_000)));
    expect(answers.map(({ body }) => body.code).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 9 }, () => codes.used),
    ]);
    expect(await one.money()).toEqual({ wallet: 80_000, locked: 30_000 });
  });

  test('never exceeds its places, with any number of parallel requests', async () => {
    const promotion = await addPromotion(server, { quota: 2 });
    const many = await Promise.all(Array.from({ length: 6 }, () => newParticipant(server)));
    const answers = await Promise.all(many.map((one) => one.join(promotion, 20_000)));
    expect(answers.map(({ body }) => body.code).toSorted((a, b) => a - b)).toEqual([
      200,
      200,
      ...Array.from({ length: 4 }, () => codes.full),
    ]);
  });

  test('requested again under its key returns the same bytes and moves nothing', async () => {
    const promotion = await addPromotion(server);
    const [one, other] = [await newParticipant(server), await newParticipant(server)];
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => one.join(promotion, 20_000, { key })));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await one.join(promotion, 20_000, { key })).text).toBe(answers[0]?.text);
    expect((await one.join(promotion, 30_000, { key })).body.code).toBe(codes.keyReused);
    expect(await one.money()).toEqual({ wallet: 80_000, locked: 30_000 });
    expect((await other.join(promotion, 20_000, { key })).body.code).toBe(200);
  });

  test('gives at most the bonus limit', async () => {
    const one = await newParticipant(server);
    expect(await one.joined(await addPromotion(server, { max_bonus: 7000 }), 40_000)).toMatchObject({
      bonusAmount: 7000,
      promotionBalance: 47_000,
    });
  });

  test('keeps its terms when the promotion changes', async () => {
    const promotion = await addPromotion(server);
    const one = await newParticipant(server);
    const { recordId, ...before } = await one.joined(promotion, 20_000);
    const { db } = server.parts;
    await db
      .updateTable('promotion')
      .set({ bet_percent: 9000, release_percent: 99, title: JSON.stringify({ en_US: 'Other' }), play_hours: 1 })
      .where('id', '=', promotion)
      .execute();
    await db.deleteFrom('promotion_scope').where('promotion_id', '=', promotion).execute();
    const after = await one.record(recordId);
    for (const name of ['title', 'requiredBet', 'releaseAmount', 'deadline', 'autoSettleTime'] as const)
      expect(after[name]).toBe(before[name]);
    expect(after.gameCount).toBeGreaterThan(0);
    await expect(
      db
        .updateTable('promotion_record')
        .set({ required_bet: 1 } as never)
        .where('id', '=', Number(recordId))
        .execute(),
    ).rejects.toThrow('frozen');
  });

  test("shows offers to visitors, and to a player the player's own state", async () => {
    const promotion = await addPromotion(server, { position: 0, quota: 5 });
    const one = await newParticipant(server);
    const { recordId } = await one.joined(promotion, 20_000);
    const seen = async (who: { body: { [key: string]: unknown } }) =>
      (who.body['rows'] as Schemas['PromotionCard'][]).find(({ promotionId }) => promotionId === promotion);
    expect(await seen(await server.call('GET', '/gamePromotion/list', { query: { limit: '100' } }))).toMatchObject({
      status: 'open',
      placesLeft: 4,
      recordId: null,
    });
    expect(await seen(await one.ask('GET', '/gamePromotion/list', { query: { limit: '100' } }))).toMatchObject({
      status: 'joined',
      recordId,
    });
  });

  describe('with a code', () => {
    test('needs one that is meant for it', async () => {
      const promotion = await addPromotion(server, { needs_code: true });
      const [right, foreign] = [await addCode(server, promotion), await addCode(server, await addPromotion(server))];
      const one = await newParticipant(server);
      expect((await one.join(promotion, 20_000)).body).toMatchObject({ code: codes.codeNeeded, field: 'code' });
      for (const code of [foreign, 'NOTHING9'])
        expect((await one.join(promotion, 20_000, { code })).body.code).toBe(codes.codeWrong);
      expect((await one.join(promotion, 20_000, { code: right.toLowerCase() })).body.code).toBe(200);
      expect(await one.money()).toEqual({ wallet: 80_000, locked: 30_000 });
    });

    test('that was redeemed opens the promotion, and checking does not use it', async () => {
      const promotion = await addPromotion(server, { needs_code: true });
      const code = await addCode(server, promotion, { most_uses: 1 });
      const [one, other] = [await newParticipant(server), await newParticipant(server)];
      for (let times = 0; times < 3; times += 1)
        expect(dataOf(await one.ask('POST', '/gamePromotion/code/check', { body: { code } }))).toMatchObject({
          kind: 'entry',
          promotion: { promotionId: promotion, needsCode: true },
        });
      expect(
        dataOf(await one.ask('POST', '/gamePromotion/code/redeem', { body: { code }, key: randomUUID() })),
      ).toMatchObject({ kind: 'entry', record: null, promotion: { needsCode: false } });
      expect(
        (await one.ask('POST', '/gamePromotion/code/redeem', { body: { code }, key: randomUUID() })).body.code,
      ).toBe(codes.codeUsed);
      expect((await other.ask('POST', '/gamePromotion/code/check', { body: { code } })).body.code).toBe(codes.codeUsed);
      // Who has redeemed it can look up what it gave: the response of redeeming may have been lost.
      expect(dataOf(await one.ask('POST', '/gamePromotion/code/check', { body: { code } }))).toMatchObject({
        kind: 'entry',
        usedTime: expect.any(String),
        recordId: null,
      });
      expect((await one.join(promotion, 20_000)).body.code).toBe(200);
    });

    test('that is a gift opens a record without an amount, once', async () => {
      const promotion = await addPromotion(server);
      const code = await addCode(server, promotion, { kind: 'gift', gift_amount: 5000 });
      const one = await newParticipant(server, 1000);
      const key = randomUUID();
      const answers = await Promise.all(
        Array.from({ length: 4 }, () => one.ask('POST', '/gamePromotion/code/redeem', { body: { code }, key })),
      );
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect(dataOf(answers[0] ?? (await one.ask('GET', '/getInfo')))).toMatchObject({
        kind: 'gift',
        record: { promotionAmount: 0, bonusAmount: 5000, promotionBalance: 5000, requiredBet: 25_000 },
      });
      expect(
        (await one.ask('POST', '/gamePromotion/code/redeem', { body: { code }, key: randomUUID() })).body.code,
      ).toBe(codes.codeUsed);
      const [record] = (await one.records()).rows;
      expect(dataOf(await one.ask('POST', '/gamePromotion/code/check', { body: { code } }))).toMatchObject({
        giftAmount: 5000,
        quote: { amount: 0, bonus: 5000, requiredBet: 25_000, balanceAfter: 1000 },
        usedTime: expect.any(String),
        recordId: record?.recordId,
      });
      expect(await one.money()).toEqual({ wallet: 1000, locked: 5000 });
    });

    test('with a limit is used at most that often, with any number of parallel requests', async () => {
      const code = await addCode(server, await addPromotion(server), { kind: 'gift', gift_amount: 5000, most_uses: 2 });
      const many = await Promise.all(Array.from({ length: 5 }, () => newParticipant(server, 0)));
      const answers = await Promise.all(
        many.map((one) => one.ask('POST', '/gamePromotion/code/redeem', { body: { code }, key: randomUUID() })),
      );
      expect(answers.filter(({ body }) => body.code === 200)).toHaveLength(2);
      expect(answers.filter(({ body }) => body.code === codes.codeUsed)).toHaveLength(3);
    });

    test('that redeeming would refuse is refused by the check, with its reason', async () => {
      const [one, other] = [await newParticipant(server), await newParticipant(server)];
      const check = async (code: string) =>
        (await one.ask('POST', '/gamePromotion/code/check', { body: { code } })).body.code;
      const past = { ends_at: new Date(Date.now() - HOUR) };
      expect(await check(await addCode(server, await addPromotion(server), past))).toBe(codes.codeExpired);
      expect(await check(await addCode(server, await addPromotion(server, past)))).toBe(codes.ended);
      const joined = await addPromotion(server);
      await one.joined(joined, 20_000);
      expect(await check(await addCode(server, joined))).toBe(codes.used);
      const full = await addPromotion(server, { quota: 1 });
      await other.joined(full, 20_000);
      expect(await check(await addCode(server, full))).toBe(codes.full);
    });

    test('that does not exist is tried five times per hour; right ones do not count', async () => {
      const one = await newParticipant(server);
      const right = await addCode(server, await addPromotion(server), { kind: 'gift', gift_amount: 5000 });
      const check = async (code: string) =>
        (await one.ask('POST', '/gamePromotion/code/check', { body: { code } })).body;
      const guesses = [];
      for (let times = 0; times < 5; times += 1) {
        guesses.push((await check(`GUESS${times}`)).code);
        expect((await check(right)).code).toBe(times < 4 ? 200 : 429);
      }
      expect(guesses).toEqual(Array.from({ length: 5 }, () => codes.codeWrong));
      const redeem = { body: { code: right }, key: randomUUID() };
      const refused = (await one.ask('POST', '/gamePromotion/code/redeem', redeem)).body as unknown as {
        code: number;
        until: string;
      };
      expect(refused.code).toBe(429);
      expect(Date.parse(refused.until) - Date.now()).toBeGreaterThan(HOUR - 60_000);
      expect(Date.parse(refused.until) - Date.now()).toBeLessThanOrEqual(HOUR);
      await server.hook('clock', { offsetMs: HOUR + 60_000 });
      expect((await one.ask('POST', '/gamePromotion/code/redeem', redeem)).body.code).toBe(200);
      expect(await one.money()).toEqual({ wallet: 100_000, locked: 5000 });
    });

    test('cannot be guessed by taking part', async () => {
      const promotion = await addPromotion(server, { needs_code: true });
      const right = await addCode(server, promotion);
      const one = await newParticipant(server);
      const guesses = [];
      for (let times = 0; times < 6; times += 1)
        guesses.push((await one.join(promotion, 20_000, { code: `GUESS${times}` })).body.code);
      expect(guesses).toEqual([...Array.from({ length: 5 }, () => codes.codeWrong), 429]);
      // The right code cannot be distinguished from a wrong one either.
      expect((await one.join(promotion, 20_000, { code: right })).body.code).toBe(429);
      // Taking part without a code is not limited.
      expect((await one.join(await addPromotion(server), 20_000)).body.code).toBe(200);
    });

    test('that was used gets its stored response, also after the tries are used up', async () => {
      const promotion = await addPromotion(server, { needs_code: true });
      const one = await newParticipant(server);
      const [join, redeem] = [
        { key: randomUUID(), code: await addCode(server, promotion) },
        { key: randomUUID(), body: { code: await addCode(server, await addPromotion(server)) } },
      ];
      const joined = await one.join(promotion, 20_000, join);
      const redeemed = await one.ask('POST', '/gamePromotion/code/redeem', redeem);
      expect([joined.body.code, redeemed.body.code]).toEqual([200, 200]);
      for (let times = 0; times < 6; times += 1)
        await one.ask('POST', '/gamePromotion/code/check', { body: { code: `GUESS${times}` } });
      expect((await one.join(promotion, 20_000, join)).text).toBe(joined.text);
      expect((await one.ask('POST', '/gamePromotion/code/redeem', redeem)).text).toBe(redeemed.text);
      expect((await one.join(promotion, 30_000, join)).body.code).toBe(codes.keyReused);
    });
  });
});
