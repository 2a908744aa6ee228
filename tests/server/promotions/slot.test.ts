import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../../openapi/user-api.js';
import { compileBills } from '../../../server/domain/promotions/bill.js';
import { ENGINES } from '../databases.js';
import type { TestServer } from '../harness.js';
import { games, type Settled } from '../play-support.js';
import { dataOf } from '../stocked.js';
import { addPromotion, codes, expectSound, newParticipant, startPromotions, type Participant } from './support.js';

type Schemas = components['schemas'];

describe.each(ENGINES)('a slot played on a promotion balance, on %s', (engine) => {
  let server: TestServer;
  let one: Participant;
  let id: string;
  beforeAll(async () => {
    server = await startPromotions(engine);
  });
  afterAll(() => server.close());
  const begin = async (terms: Parameters<typeof addPromotion>[1] = { bet_percent: 9000 }) => {
    one = await newParticipant(server);
    id = (await one.joined(await addPromotion(server, terms), 20_000)).recordId;
  };
  afterEach(async () => {
    await server.hook('reset', {});
    await expectSound(server);
  });

  const bill = async () =>
    (await one.ask('GET', `/gamePromotion/bill/list/${id}`)).body as unknown as {
      rows: Schemas['PromotionBillLine'][];
      total: number;
      bill: Schemas['PromotionBillState'];
    };

  test("moves the record's balance round by round, and never the wallet's", async () => {
    await begin();
    const { sessionId, token } = await one.sit(id);
    let expected = 30_000;
    for (let spins = 0; spins < 8; spins += 1) {
      const { round, balance } = (await one.visitor.spin(token, 1000)).body as Settled;
      expected += round.win - 1000;
      expect(balance).toBe(expected);
    }
    expect(await one.money()).toEqual({ wallet: 80_000, locked: expected });
    expect(await one.record(id)).toMatchObject({
      promotionBalance: expected,
      currentBet: 8000,
      currentNetWin: expected - 30_000,
      openSessionId: sessionId,
    });
    expect((await one.visitor.session(sessionId)).session).toMatchObject({
      inGameBalance: expected,
      transferInAmount: 0,
    });
    expect((await one.visitor.exit(sessionId)).data).toMatchObject({ status: 'done', balance: 80_000 });
    expect((await one.visitor.spin(token, 1000)).body).toEqual({ error: 'closed' });
    expect((await one.record(id)).openSessionId).toBeNull();
  });

  test('settles each round once under one key, however often it is requested', async () => {
    await begin();
    const { token } = await one.sit(id);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 6 }, () => one.visitor.spin(token, 1000, key)));
    expect(new Set(answers.map(({ body }) => JSON.stringify((body as Settled).round))).size).toBe(1);
    expect((await one.record(id)).currentBet).toBe(1000);
    const hands = await Promise.all(Array.from({ length: 8 }, () => one.visitor.spin(token, 500)));
    expect(hands.every(({ status }) => status === 200)).toBe(true);
    expect((await one.record(id)).currentBet).toBe(5000);
  });

  test('stakes no more than the record has, though the wallet has more', async () => {
    await begin();
    await one.playRounds(id, [{ stake: 29_500, win: 0 }]);
    const { token } = await one.sit(id);
    expect((await one.visitor.spin(token, 1000)).body).toEqual({ error: 'insufficient' });
    expect(await one.money()).toEqual({ wallet: 80_000, locked: 500 });
  });

  test('takes no money from the wallet into the game, and allows no second game', async () => {
    await begin();
    const { sessionId } = await one.sit(id);
    expect((await one.visitor.add(sessionId, 1000)).code).toBe(codes.apart);
    expect((await one.visitor.play(games.dragon, 10_000)).code).toBe(codes.sessionOpen);
    expect((await one.play(id, games.dragon)).body.code).toBe(codes.sessionOpen);
    expect(await one.money()).toEqual({ wallet: 80_000, locked: 30_000 });
    expect(dataOf(await one.ask('GET', '/user/getBalanceInfo'))).toMatchObject({ balance: 80_000, inGame: [] });
  });

  test('of another player is not found', async () => {
    await begin();
    const thief = await newParticipant(server);
    expect((await thief.play(id)).body.code).toBe(codes.notFound);
    expect((await thief.ask('GET', `/gamePromotion/bill/list/${id}`)).body.code).toBe(codes.notFound);
    expect(
      (await thief.ask('GET', `/gamePromotion/record/preview/${id}`, { query: { action: 'close' } })).body.code,
    ).toBe(codes.notFound);
    const { promotionId } = await one.record(id);
    expect(
      (await thief.ask('GET', `/gamePromotion/game/list/${promotionId}`, { query: { recordId: id } })).body.code,
    ).toBe(codes.notFound);
  });

  test('loses remaining free spins with the record, and the preview says so', async () => {
    await begin({ bet_percent: 9000, free_spins: 5, free_spin_stake: 1000 });
    expect(await one.preview(id, 'close')).toMatchObject({ freeSpinsLost: 5, lost: 30_000 });
    expect((await one.ended('close', id)).record.freeSpinsLeft).toBe(0);
  });

  test('is in the compiled bill, one line for each transfer', async () => {
    await begin();
    await one.playRounds(id, [
      { stake: 2000, win: 500 },
      { stake: 1000, win: 0 },
    ]);
    await one.playRounds(id, [{ stake: 700, win: 900 }], games.dragon);
    expect(await bill()).toMatchObject({ total: 0, bill: { status: 'compiling', compileTime: null } });
    await compileBills(server.parts.db, server.parts.services);
    const first = await bill();
    expect(first.bill.status).toBe('ready');
    expect(
      first.rows
        .map(({ kind, gameName, rounds, stake, win, amount }) => ({ kind, gameName, rounds, stake, win, amount }))
        .toReversed(),
    ).toEqual([
      { kind: 'stake', gameName: null, rounds: 0, stake: 0, win: 0, amount: 20_000 },
      { kind: 'bonus', gameName: null, rounds: 0, stake: 0, win: 0, amount: 10_000 },
      { kind: 'play', gameName: 'Mango Moon', rounds: 2, stake: 3000, win: 500, amount: -2500 },
      { kind: 'play', gameName: 'Dragon Fruit', rounds: 1, stake: 700, win: 900, amount: 200 },
    ]);
    expect(first.rows.reduce((sum, { amount }) => sum + amount, 0)).toBe((await one.money()).locked);
    await one.ended('close', id);
    expect((await bill()).bill.status).toBe('compiling');
    await Promise.all([
      compileBills(server.parts.db, server.parts.services),
      compileBills(server.parts.db, server.parts.services),
    ]);
    const last = await bill();
    expect(last).toMatchObject({ total: 5, bill: { status: 'ready' } });
    expect(last.rows[0]).toMatchObject({ kind: 'void', amount: -27_700 });
    expect(last.rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    expect(await compileBills(server.parts.db, server.parts.services)).toEqual({ done: 0, failures: [] });
  });

  test('is compiled by a later run, if the first one fails', async () => {
    await begin();
    const compiled = () => compileBills(server.parts.db, server.parts.services);
    const renamed = (from: string, to: string) =>
      server.database.asOwner((script) => script(`alter table ${from} rename to ${to}`));
    const later = (hours: number) => server.hook('clock', { offsetMs: hours * 3_600_000 });
    await later(1);
    await renamed('promotion_bill_line', 'lines_away');
    expect((await compiled()).failures).not.toEqual([]);
    await renamed('lines_away', 'promotion_bill_line');
    await later(2);
    expect((await compiled()).failures).toEqual([]);
    expect((await bill()).bill.status).toBe('ready');
  });

  test("needs the player's own record, not a demo", async () => {
    await begin();
    const answer = await one.ask('POST', `/game/play/${games.mango}`, {
      key: randomUUID(),
      body: { deviceType: 'other', demo: true, promotionRecordId: id, returnUrl: '/pages/index/gamePostMessagePage' },
    });
    expect(answer.body.code).toBe(codes.invalidRequest);
    expect((await one.play('999999')).body.code).toBe(codes.notFound);
    expect(dataOf(await one.play(id))).toMatchObject({ status: 'playing', promotionRecordId: id });
  });
});
