import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../../openapi/user-api.js';
import { isSameName } from '../../../server/domain/wallet/holder.js';
import { ENGINES } from '../databases.js';
import type { TestServer } from '../harness.js';
import { dataOf, startStocked } from '../stocked.js';
import { openTill, type Till } from './till.js';

type BankCard = components['schemas']['BankCard'];

describe.each(ENGINES)('bank cards, on %s', (engine) => {
  let server: TestServer;
  let till: Till;
  beforeAll(async () => {
    server = await startStocked(engine);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.hook('reset', {});
    till = await openTill(server);
  });

  const add = (bankCardAccount: string, more: object = {}) =>
    till.ask('POST', '/gameUserBankCard', {
      body: { bank: 'ISAV', bankCardName: 'Marisol Reyes', bankCardAccount, ...more },
    });
  const added = async (...args: Parameters<typeof add>) => dataOf(await add(...args)) as BankCard;
  const change = (body: object) => till.ask('PUT', '/gameUserBankCard', { body });
  const all = async () => dataOf(await till.ask('GET', '/gameUserBankCard/list')) as BankCard[];
  const defaults = async () => (await all()).filter(({ defaultStatus }) => defaultStatus === 1).map(({ id }) => id);

  test('show only the last four digits of their number', async () => {
    const card = await added('001234567890');
    expect(card).toMatchObject({
      bank: 'ISAV',
      bankName: 'Island Savings',
      bankCardAccount: '•••• 7890',
      operatorCode: 'CUSTOM',
      defaultStatus: 1,
      warning: null,
      usableTime: null,
      isBusy: false,
    });
    expect(await all()).toEqual([card]);
    expect((await till.ask('GET', `/gameUserBankCard/${card.id}`)).text).not.toContain('001234567890');
  });

  test('the first is the default, and one of the cards always is', async () => {
    const first = await added('1001');
    const second = await added('1002');
    const third = await added('1003', { defaultStatus: 1 });
    expect((await all()).map(({ id }) => id)).toEqual([third.id, first.id, second.id]);
    for (const card of [first, second])
      expect(dataOf(await till.ask('GET', `/gameUserBankCard/${card.id}`))).toMatchObject({
        id: card.id,
        bankCardAccount: card.bankCardAccount,
      });
    expect(await defaults()).toEqual([third.id]);
    expect(dataOf(await till.ask('PUT', `/gameUserBankCard/default/${second.id}`))).toMatchObject({ defaultStatus: 1 });
    expect(await defaults()).toEqual([second.id]);
    dataOf(await change({ id: first.id, defaultStatus: 1 }));
    expect(await defaults()).toEqual([first.id]);
    expect((await till.ask('DELETE', `/gameUserBankCard/${first.id}`)).body.code).toBe(200);
    expect(await defaults()).toEqual([second.id]);
    expect((await till.ask('DELETE', `/gameUserBankCard/${second.id},${third.id}`)).body.code).toBe(200);
    expect(await all()).toEqual([]);
    expect((await added('1001')).defaultStatus).toBe(1);
  });

  test('the same account cannot be added twice, also not in parallel or by changing another card', async () => {
    const answers = await Promise.all([add('2001'), add('2001'), add('2001')]);
    expect(answers.map(({ body }) => body.code).toSorted((a, b) => a - b)).toEqual([200, 10_213, 10_213]);
    const other = await added('2002');
    expect((await change({ id: other.id, bankCardAccount: '2001' })).body).toMatchObject({
      code: 10_213,
      field: 'bankCardAccount',
    });
    expect((await add('2001', { bank: 'MABT' })).body.code).toBe(200);
  });

  test('there are at most five, also when they are added in parallel', async () => {
    const answers = await Promise.all(Array.from({ length: 7 }, (_, index) => add(`300${index}`)));
    expect(answers.filter(({ body }) => body.code === 200)).toHaveLength(5);
    expect(answers.filter(({ body }) => body.code === 10_214)).toHaveLength(2);
    expect(await defaults()).toHaveLength(1);
  });

  test('a change keeps the fields that it leaves out', async () => {
    const card = await added('4001', { bankCardRemark: '09171234567' });
    expect(dataOf(await change({ id: card.id, bankCardName: ' Marisol R. Reyes ' }))).toEqual({
      ...card,
      bankCardName: 'Marisol R. Reyes',
    });
    expect(dataOf(await change({ id: card.id, bank: 'SMPN', bankCardAccount: '09170001111' }))).toMatchObject({
      bankName: 'Sampan Pay',
      bankCardAccount: '•••• 1111',
      bankCardRemark: '0917•••4567',
    });
  });

  test("have the phone of the holder, which is masked, and without one the player's own", async () => {
    const { phone } = till.player;
    const masked = `${phone.slice(0, 4)}•••${phone.slice(-4)}`;
    const own = await added('4101');
    expect(own.bankCardRemark).toBe(masked);
    const other = await added('4102', { bankCardRemark: '+63 918 111 2222' });
    expect(other.bankCardRemark).toBe('0918•••2222');
    expect(dataOf(await change({ id: own.id, bankCardRemark: '0918-111-2222' }))).toMatchObject({
      bankCardRemark: '0918•••2222',
    });
    const stored = await server.parts.db
      .selectFrom('player_bank_card')
      .select('remark')
      .where('player_id', '=', till.player.id)
      .execute();
    expect(stored.map(({ remark }) => remark)).toEqual(['09181112222', '09181112222']);
    for (const bankCardRemark of ['0917 123', '+66 81 234 5678', 'a phone'])
      for (const answer of [await add('4103', { bankCardRemark }), await change({ id: own.id, bankCardRemark })])
        expect(answer.body).toMatchObject({ code: 10_110, field: 'bankCardRemark' });
  });

  test.each(['', 'Mama'])(
    "a card that was added with %j for a phone gets the player's own when it changes",
    async (remark) => {
      const card = await added('4201');
      await server.parts.db.updateTable('player_bank_card').set({ remark }).execute();
      expect((await all())[0]?.bankCardRemark).toBe('');
      expect(dataOf(await change({ id: card.id, bankCardName: 'Marisol Reyes' }))).toMatchObject({
        bankCardRemark: card.bankCardRemark,
      });
    },
  );

  test('of a player without a phone need one', async () => {
    await server.parts.db.updateTable('player').set({ phone: null }).where('id', '=', till.player.id).execute();
    expect((await add('4301')).body).toMatchObject({ code: 10_110, field: 'bankCardRemark' });
    expect((await added('4301', { bankCardRemark: '09181112222' })).bankCardRemark).toBe('0918•••2222');
  });

  test('name who pays out to them: the site, or one of its payment companies', async () => {
    expect(await added('4401')).toMatchObject({ operatorCode: 'CUSTOM', operatorName: 'Paraw' });
    expect(await added('4402', { operatorCode: 'SANDBOX' })).toMatchObject({
      operatorCode: 'SANDBOX',
      operatorName: 'SANDBOX',
    });
    expect((await add('4403', { operatorCode: 'NOBODY' })).body).toMatchObject({
      code: 10_400,
      field: 'operatorCode',
    });
  });

  test('an unknown bank or an invalid number is refused', async () => {
    expect((await add('5001', { bank: 'NONE' })).body).toMatchObject({ code: 10_111, field: 'bank' });
    for (const account of ['123', '12345a', '1'.repeat(31), ''])
      expect((await add(account)).body).toMatchObject({ code: 10_400, field: 'bankCardAccount' });
    expect((await add('5002', { bankCardName: '  ' })).body).toMatchObject({ code: 10_400, field: 'bankCardName' });
    expect(await all()).toEqual([]);
  });

  test('a holder other than the player causes a warning before money is sent there (E5)', async () => {
    await server.parts.db
      .updateTable('player')
      .set({ realname: 'Marisol REYES' })
      .where('id', '=', till.player.id)
      .execute();
    expect((await added('6001', { bankCardName: 'Reyes, Marisol' })).warning).toBe(null);
    expect((await added('6002', { bankCardName: 'Juan Cruz' })).warning).toBe('holderDiffers');
  });

  test("another player's cards are not found and do not change", async () => {
    const card = await added('7001');
    const thief = await openTill(server);
    for (const [method, path, body] of [
      ['GET', `/gameUserBankCard/${card.id}`],
      ['DELETE', `/gameUserBankCard/${card.id}`],
      ['PUT', `/gameUserBankCard/default/${card.id}`],
      ['PUT', '/gameUserBankCard', { id: card.id, bankCardName: 'Thief' }],
    ] as const) {
      expect((await thief.ask(method, path, body === undefined ? {} : { body })).body.code).toBe(10_404);
    }
    expect(dataOf(await thief.ask('GET', '/gameUserBankCard/list'))).toEqual([]);
    expect(await all()).toEqual([card]);
  });
});

describe('two names', () => {
  test.each([
    ['Marisol Reyes', 'reyes  marisol', true],
    ['สมชาย ใจดี', 'สมชาย ใจดี', true],
    ['အောင်ကျော်', 'အောင်ကျော်', true],
    ['Ｍａｒｉｓｏｌ', 'marisol', true],
    ['Marisol Reyes', 'Marisol Cruz', false],
    ['သူဇာ', 'သုဇာ', false],
    ['Marisol', '', null],
  ])('%s and %s', (holder, realname, same) => expect(isSameName(holder, realname)).toBe(same));
});
