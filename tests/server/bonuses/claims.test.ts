import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { turnoverOf } from '../../../server/domain/turnover.js';
import { ENGINES } from '../databases.js';
import type { TestServer } from '../harness.js';
import { dataOf, expectSoundLedger, startStocked } from '../stocked.js';
import { DAY, HOUR, newMember, type Member } from './member.js';

const KINDS = [
  { kind: 'monthly', path: '/levelBonus', billType: 'member', source: 'level_bonus', wager: 3 },
  { kind: 'rebate', path: '/rebate', billType: 'rebate', source: 'rebate', wager: 1 },
  { kind: 'system', path: '/systemBonus', billType: 'rewards', source: 'system_bonus', wager: 1 },
  { kind: 'referral', path: '/referral', billType: 'rewards', source: 'referral', wager: 3 },
] as const;

describe.each(ENGINES)('claiming bonuses, on %s', (engine) => {
  let server: TestServer;
  let member: Member;
  beforeAll(async () => {
    server = await startStocked(engine);
  });
  afterAll(async () => {
    await expectSoundLedger(server);
    await server.close();
  });
  beforeEach(async () => {
    member = await newMember(server);
  });

  const now = () => server.parts.services.clock.now();
  const given = async (kind: (typeof KINDS)[number]['kind'], at?: Date): Promise<string> =>
    member.given(kind, {
      ...(at === undefined ? {} : { at }),
      ...(kind === 'referral' ? { friendId: (await server.newPlayer()).id } : {}),
    });

  test('a reward tells whether it was claimed, after a lost response', async () => {
    const id = await given('referral');
    const read = async () => dataOf(await member.ask('GET', `/referral/reward/info/${id}`));
    expect(await read()).toMatchObject({ status: 'pending' });
    await member.claim('/referral', id);
    expect(await read()).toMatchObject({ status: 'claimed' });
  });

  describe.each(KINDS)('a $kind bonus', ({ kind, path, billType, source, wager }) => {
    test('is paid into the wallet with a bill and its turnover', async () => {
      const id = await given(kind);
      expect(dataOf(await member.claim(path, id))).toMatchObject({
        bonusId: id,
        amount: 1000,
        balance: 1000,
        status: 'claimed',
        turnoverRequired: wager * 1000,
      });
      expect(await member.balance()).toBe(1000);
      expect(await member.bills()).toMatchObject([
        { billType, transferType: null, amount: 1000, balanceAfter: 1000, status: 'done', referenceNo: id },
      ]);
      const { requirements } = await turnoverOf(server.parts.db, member.player.id);
      expect(requirements).toMatchObject([{ source, referenceNo: id, required: wager * 1000, done: 0 }]);
    });

    test('is paid once: a repeat gets the same bytes, another key is refused', async () => {
      const [id, key] = [await given(kind), randomUUID()];
      const first = await member.claim(path, id, key);
      expect((await member.claim(path, id, key)).text).toBe(first.text);
      expect((await member.claim(path, id)).body.code).toBe(10703);
      expect(await member.balance()).toBe(1000);
    });

    test('is paid once for eight taps under one key', async () => {
      const [id, key] = [await given(kind), randomUUID()];
      const same = await Promise.all(Array.from({ length: 4 }, () => member.claim(path, id, key)));
      const others = await Promise.all(Array.from({ length: 4 }, () => member.claim(path, id)));
      expect(new Set(same.map(({ text }) => text)).size).toBe(1);
      expect(others.map(({ body }) => body.code)).toEqual([10703, 10703, 10703, 10703]);
      expect(await member.balance()).toBe(1000);
    });

    test('is paid once for parallel requests under different keys', async () => {
      const id = await given(kind);
      const codes = (await Promise.all(Array.from({ length: 6 }, () => member.claim(path, id)))).map(
        ({ body }) => body.code,
      );
      expect(codes.toSorted((a, b) => a - b)).toEqual([200, 10703, 10703, 10703, 10703, 10703]);
      expect(await member.balance()).toBe(1000);
    });

    test('is not paid before its release, and is after it', async () => {
      const id = await given(kind, new Date(now().getTime() + HOUR));
      expect((await member.claim(path, id)).body.code).toBe(10701);
      expect(await member.balance()).toBe(0);
      await server.hook('clock', { offsetMs: 2 * HOUR });
      expect((await member.claim(path, id)).body.code).toBe(200);
      await server.hook('clock', { offsetMs: 0 });
    });

    test('expires when it is not claimed in time', async () => {
      const id = await given(kind, new Date(now().getTime() - 90 * DAY));
      expect((await member.claim(path, id)).body.code).toBe(10702);
      expect(await member.balance()).toBe(0);
    });

    test('another one under the same key is refused', async () => {
      const [one, other, key] = [await given(kind), await given(kind), randomUUID()];
      await member.claim(path, one, key);
      expect((await member.claim(path, other, key)).body.code).toBe(10206);
      expect(await member.balance()).toBe(1000);
    });

    test('of another player is not found', async () => {
      const id = await given(kind);
      const thief = await newMember(server);
      expect((await thief.claim(path, id)).text).toBe((await thief.claim(path, 'f'.repeat(32))).text);
      expect([await thief.balance(), await member.balance()]).toEqual([0, 0]);
    });

    test('is not found under the address of another kind', async () => {
      const id = await given(kind);
      for (const { path: door } of KINDS.filter((one) => one.path !== path))
        expect((await member.claim(door, id)).body.code).toBe(10404);
    });

    test('is refused in the language of the player', async () => {
      const id = await given(kind, new Date(now().getTime() + HOUR));
      const said = await member.ask('POST', `${path}/claim/${id}`, {
        query: { lang: 'zh_CN' },
        headers: { 'idempotency-key': randomUUID() },
      });
      expect(said.body.msg).toBe('该奖金尚未到领取时间。');
    });
  });

  test.each(KINDS.filter((one) => one.kind !== 'referral'))(
    'the status of a $kind bonus says whether a claim without a response has arrived',
    async ({ kind, path }) => {
      const id = await given(kind);
      const status = async () => (dataOf(await member.ask('GET', `${path}/info/${id}`)) as { status: string }).status;
      expect(await status()).toBe('pending');
      await member.claim(path, id);
      expect(await status()).toBe('claimed');
    },
  );

  test('two different bonuses at once are both paid', async () => {
    const ids = [
      await member.given('monthly'),
      await member.given('birthday'),
      await member.given('upgrade'),
      await member.given('deposit'),
    ];
    await Promise.all(ids.map((id) => member.claim('/levelBonus', id)));
    expect(await member.balance()).toBe(4000);
  });

  test('a list distinguishes every state, even before the sweep has run', async () => {
    const at = now().getTime();
    await member.given('monthly', { at: new Date(at - 90 * DAY) });
    const claimed = await member.given('birthday', { at: new Date(at - DAY) });
    await member.given('deposit', { at: new Date(at + HOUR) });
    await member.given('upgrade', { at: new Date(at) });
    await member.claim('/levelBonus', claimed);
    const { rows, total } = await member.levelBonuses();
    expect(total).toBe(4);
    expect(rows.map(({ kind, status }) => [kind, status])).toEqual([
      ['deposit', 'pending'],
      ['upgrade', 'pending'],
      ['birthday', 'claimed'],
      ['monthly', 'expired'],
    ]);
    expect(rows[2]).toMatchObject({ turnoverRequired: 3000, turnoverDone: 0, bonusWager: 3 });
    for (const [status, count] of [
      ['pending', 2],
      ['claimed', 1],
      ['expired', 1],
      ['issued', 0],
    ] as const)
      expect((await member.levelBonuses({ status })).total).toBe(count);
    expect((await member.levelBonuses({ kind: 'birthday' })).rows).toHaveLength(1);
    expect((await member.levelBonuses({ page: '2', limit: '3' })).rows).toHaveLength(1);
    expect(dataOf(await member.ask('GET', '/levelBonus/getDetail'))).toMatchObject({
      claimable: { count: 1, amount: 1000 },
      waiting: { count: 1, amount: 1000 },
      received: { count: 1, amount: 1000 },
      expired: { count: 1, amount: 1000 },
    });
  });

  test('the turnover of a claimed bonus moves with the stakes', async () => {
    const id = await member.given('upgrade');
    await member.claim('/levelBonus', id);
    const turnoverDone = async () =>
      (dataOf(await member.ask('GET', `/levelBonus/info/${id}`)) as { turnoverDone: number }).turnoverDone;
    await member.staked(400, new Date(now().getTime() + 1000));
    expect(await turnoverDone()).toBe(400);
    await member.deposited(5000, now());
    await member.staked(5000, new Date(now().getTime() + 2000));
    expect(await turnoverDone()).toBe(3000);
  });

  test('a system bonus carries its title in the language of the player and the note of the operator', async () => {
    const id = await member.given('system', { system: { reason: 'compensation', note: 'For the pause on Tuesday' } });
    const read = async (lang: string) =>
      dataOf(await member.ask('GET', `/systemBonus/info/${id}`, { query: { lang } }));
    expect(await read('en_US')).toMatchObject({
      title: 'Compensation',
      note: 'For the pause on Tuesday',
      status: 'pending',
    });
    expect(await read('th_TH')).toMatchObject({ title: 'เงินชดเชย' });
    expect((await member.ask('GET', '/systemBonus/list', { query: { status: 'pending' } })).body).toMatchObject({
      code: 200,
      total: 1,
    });
  });

  test('an ended bonus keeps its state', async () => {
    const id = await member.given('upgrade');
    await member.claim('/levelBonus', id);
    await expect(
      server.parts.db.updateTable('bonus').set({ status: 'pending', ended_at: null }).where('id', '=', id).execute(),
    ).rejects.toMatchObject({ constraint: 'bonus_ended' });
  });
});
