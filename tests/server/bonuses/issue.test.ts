import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { payAutomatic } from '../../../server/domain/bonuses/settle-due.js';
import { giveTestBonus } from '../../../server/testing/bonuses.js';
import { birthdaysOn } from '../../../server/domain/bonuses/give-occasions.js';
import { requireTurnover, turnoverOf } from '../../../server/domain/turnover.js';
import type { components } from '../../../openapi/user-api.js';
import { ENGINES } from '../databases.js';
import type { TestServer } from '../harness.js';
import { addPromotion, Participant } from '../promotions/support.js';
import { dataOf, expectSoundLedger, rowsOf, startStocked } from '../stocked.js';
import { DAY, forgetLooks, HOUR, issueAt, newMember, type Member } from './member.js';

type Schemas = components['schemas'];

/** Noon in Manila; the day there began at 16:00 UTC of the day before. */
const NOON = new Date('2026-11-21T04:00:00Z');
const after = (ms: number, from = NOON) => new Date(from.getTime() + ms);

describe.each(ENGINES)('bonuses given by the background work, on %s', (engine) => {
  let server: TestServer;
  let member: Member;
  beforeAll(async () => {
    server = await startStocked(engine);
    // Bonuses expire: what was given on a day is still pending only soon after it.
    await server.hook('clock', { offsetMs: NOON.getTime() - Date.now() });
  });
  afterAll(async () => {
    await expectSoundLedger(server);
    await server.close();
  });
  beforeEach(async () => {
    await forgetLooks(server);
    member = await newMember(server);
  });

  const setLevel = (level: number) =>
    server.parts.db.updateTable('player').set({ level }).where('id', '=', member.player.id).execute();
  const setRule = (kind: 'monthly' | 'rebate', is_automatic: boolean) =>
    server.parts.db.updateTable('bonus_rule').set({ is_automatic }).where('kind', '=', kind).execute();

  test('that fails to be paid holds up no other, and is paid by the next run', async () => {
    const { db, services } = server.parts;
    await setRule('monthly', true);
    const given = [member, await newMember(server)].map(({ player: { id } }) =>
      giveTestBonus(server.parts, { kind: 'monthly', playerId: id, at: NOON }),
    );
    const ids = await Promise.all(given);
    await setRule('monthly', false);
    const clock = { ...services.clock, now: vi.fn(() => after(HOUR)) };
    clock.now.mockImplementationOnce(() => {
      throw new Error('broken');
    });
    const run = () => payAutomatic(db, { ...services, clock }, after(HOUR));
    const first = await run();
    expect(first.failures).toMatchObject([{ cause: { message: 'broken' } }]);
    expect(first.done).toBeGreaterThan(0);
    expect((await run()).failures).toEqual([]);
    const paid = await db.selectFrom('bonus').select('status').where('id', 'in', ids).execute();
    expect(paid).toEqual([{ status: 'issued' }, { status: 'issued' }]);
  });

  describe('a level', () => {
    test('rises with stakes and deposits together, and each level on the way gives its bonus once', async () => {
      await member.deposited(10_000_000, NOON);
      await member.staked(450_000, after(HOUR));
      await issueAt(server, after(2 * HOUR));
      // ₱4,500 of stakes reach Bronze; the deposits would be enough for Pearl.
      expect(await member.schedule()).toMatchObject({
        level: 1,
        levelName: 'Bronze',
        nextLevel: 2,
        stakes: 450_000,
        stakesLeft: 50_000,
        depositsLeft: 0,
        percent: 90,
      });
      await member.staked(1_600_000, after(3 * HOUR));
      for (const at of [4, 5, 6]) await issueAt(server, after(at * HOUR));
      expect(await member.schedule()).toMatchObject({ level: 3, levelName: 'Gold', nextLevel: 4 });
      const { rows } = await member.levelBonuses({ kind: 'upgrade' });
      expect(rows.toSorted((a, b) => a.level - b.level).map(({ level, amount }) => [level, amount])).toEqual([
        [1, 1800],
        [2, 3800],
        [3, 8800],
      ]);
    });

    test('never falls, and is not raised by a deposit alone', async () => {
      await setLevel(4);
      await member.deposited(10_000_000, NOON);
      await issueAt(server, after(HOUR));
      expect(await member.schedule()).toMatchObject({ level: 4, nextLevel: 5, stakes: 0, percent: 0 });
      expect((await member.levelBonuses({ kind: 'upgrade' })).total).toBe(0);
    });

    test('at the top has no next one', async () => {
      await setLevel(9);
      expect(await member.schedule()).toMatchObject({
        level: 9,
        nextLevel: null,
        nextLevelName: null,
        stakesLeft: 0,
        percent: 100,
      });
    });

    test('raised by two servers at once gives one bonus', async () => {
      await member.deposited(1_000_000, NOON);
      await member.staked(150_000, NOON);
      await Promise.all([issueAt(server, after(HOUR)), issueAt(server, after(HOUR))]);
      expect((await member.levelBonuses({ kind: 'upgrade' })).total).toBe(1);
    });
  });

  test('a stake of a promotion balance counts for its promotion alone, a stake of the wallet for all else', async () => {
    const { db, services } = server.parts;
    const at = services.clock.now();
    const playerId = member.player.id;
    await member.deposited(100_000, at);
    await requireTurnover(db, { playerId, source: 'deposit', referenceNo: 'order-1', amount: 50_000, at });
    const counts = async () => {
      const { today } = dataOf(await member.ask('GET', '/rebate/getDetail')) as Schemas['RebateDetail'];
      const { stakes: forLevel } = await member.schedule();
      return { forWithdrawal: (await turnoverOf(db, playerId)).done, forLevel, forRebate: today.stakes };
    };
    const one = new Participant(server, member.player);
    const { recordId } = await one.joined(await addPromotion(server), 20_000);
    await one.playRounds(recordId, [{ stake: 15_000, win: 15_000 }]);
    expect((await one.record(recordId)).currentBet).toBe(15_000);
    expect(await counts()).toEqual({ forWithdrawal: 0, forLevel: 0, forRebate: 0 });
    await member.staked(7_000, services.clock.now());
    expect((await one.record(recordId)).currentBet).toBe(15_000);
    expect(await counts()).toEqual({ forWithdrawal: 7_000, forLevel: 7_000, forRebate: 7_000 });
    // A player who only played for a promotion has not played for the monthly bonus either: no bonus of any kind.
    const other = await newMember(server, { balance: 50_000 });
    const two = new Participant(server, other.player);
    const record = await two.joined(await addPromotion(server), 20_000);
    await two.playRounds(record.recordId, [{ stake: 15_000, win: 15_000 }]);
    await db.updateTable('player').set({ level: 3 }).where('id', '=', other.player.id).execute();
    await issueAt(server, new Date(services.clock.now().getTime() + 32 * DAY));
    expect((await other.rebates()).total).toBe(0);
    expect((await other.levelBonuses({ kind: 'monthly' })).total).toBe(0);
  });

  describe('the monthly bonus', () => {
    /** The first minute of December in Manila. */
    const december = new Date('2026-11-30T16:00:00Z');

    test("is given from the first of the site's month to players who played in the month before", async () => {
      await setLevel(2);
      await member.deposited(100_000, NOON);
      await member.staked(1000, NOON);
      await issueAt(server, after(-HOUR, december));
      expect((await member.levelBonuses({ kind: 'monthly' })).total).toBe(0);
      for (const hours of [1, 2, 30]) await issueAt(server, after(hours * HOUR, december));
      const { rows, total } = await member.levelBonuses({ kind: 'monthly' });
      expect(total).toBe(1);
      // It may be claimed from ten o'clock on the first.
      expect(rows[0]).toMatchObject({
        level: 2,
        amount: 1800,
        turnoverRequired: 5400,
        releaseTime: '2026-12-01T02:00:00.000Z',
      });
    });

    test('is not given to players who did not play, nor below Bronze', async () => {
      const idle = member;
      await setLevel(3);
      const low = await newMember(server);
      await low.deposited(10_000, NOON);
      await low.staked(1000, NOON);
      await issueAt(server, after(HOUR, december));
      expect([(await idle.levelBonuses()).total, (await low.levelBonuses({ kind: 'monthly' })).total]).toEqual([0, 0]);
    });

    test('that needs no claim is paid once at its release', async () => {
      await setRule('monthly', true);
      await setLevel(1);
      await member.deposited(10_000, NOON);
      await member.staked(1000, NOON);
      await issueAt(server, after(HOUR, december));
      expect(await member.balance()).toBe(9000);
      await Promise.all([issueAt(server, after(11 * HOUR, december)), issueAt(server, after(11 * HOUR, december))]);
      expect(await member.balance()).toBe(9800);
      expect(rowsOf(await member.ask('GET', '/message/list', { query: { category: 'activity' } })).rows).toMatchObject([
        { title: 'Bonus paid', summary: '₱8.00 is in your wallet.' },
      ]);
      expect((await member.levelBonuses({ kind: 'monthly' })).rows).toMatchObject([{ status: 'issued', amount: 800 }]);
      await setRule('monthly', false);
    });
  });

  describe('the birthday bonus', () => {
    const born = async (birthday: string, created: Date) => {
      await setLevel(1);
      await server.parts.db
        .updateTable('player')
        .set({ birthday, created_at: created } as never)
        .where('id', '=', member.player.id)
        .execute();
    };

    test("is given on the day in the site's time zone, once a year", async () => {
      await born('1990-11-21', after(-60 * DAY));
      await issueAt(server, new Date('2026-11-20T15:00:00Z'));
      expect((await member.levelBonuses({ kind: 'birthday' })).total).toBe(0);
      for (const at of ['2026-11-20T16:30:00Z', '2026-11-21T15:00:00Z', '2026-11-22T15:00:00Z'])
        await issueAt(server, new Date(at));
      expect((await member.levelBonuses({ kind: 'birthday' })).rows).toMatchObject([
        { amount: 1800, releaseTime: '2026-11-20T16:00:00.000Z' },
      ]);
      await issueAt(server, new Date('2027-11-21T05:00:00Z'));
      expect((await member.levelBonuses({ kind: 'birthday' })).total).toBe(2);
    });

    test('is given some days late after a downtime, and not to new accounts', async () => {
      await born('1990-11-18', after(-60 * DAY));
      await issueAt(server, NOON);
      expect((await member.levelBonuses({ kind: 'birthday' })).total).toBe(1);
      await forgetLooks(server);
      member = await newMember(server);
      await born('1990-11-21', after(-DAY));
      await issueAt(server, NOON);
      expect((await member.levelBonuses({ kind: 'birthday' })).total).toBe(0);
    });

    test('of 29 February is on the 28th in years without a 29th', () => {
      expect([birthdaysOn('2027-02-28'), birthdaysOn('2028-02-28'), birthdaysOn('2028-02-29')]).toEqual([
        ['02-28', '02-29'],
        ['02-28'],
        ['02-29'],
      ]);
    });
  });

  test("the first deposit of a month gives the level's bonus, up to its limit", async () => {
    await setLevel(3);
    await member.deposited(50_050, after(-HOUR));
    await issueAt(server, NOON);
    await member.deposited(5_000_000, after(HOUR));
    await issueAt(server, after(2 * HOUR));
    expect((await member.levelBonuses({ kind: 'deposit' })).rows).toMatchObject([
      { amount: 1001, turnoverRequired: 5005 },
    ]);
    await member.deposited(5_000_000, after(12 * DAY));
    await issueAt(server, after(12 * DAY + HOUR));
    expect((await member.levelBonuses({ kind: 'deposit' })).rows.map(({ amount }) => amount)).toEqual([20_000, 1001]);
  });

  describe('the rebate', () => {
    const games = async () => {
      const rows = await server.parts.db.selectFrom('game').select(['id', 'category_id']).execute();
      return (category: string) => rows.find((row) => row.category_id === category)?.id ?? 0;
    };

    test('of a day is computed from its settled stakes by category and level, and shows its calculation', async () => {
      const game = await games();
      await setLevel(3);
      await member.deposited(1_000_000, after(-DAY));
      await member.staked(30_000, after(-DAY), game('slots'));
      await member.staked(3_333, after(-DAY + HOUR), game('slots'));
      await member.staked(20_001, after(-DAY), game('poker'));
      // Today's stakes count for tomorrow's rebate.
      await member.staked(7_000, after(-HOUR), game('slots'));
      await issueAt(server, NOON);
      const { rows, total } = await member.rebates();
      expect(total).toBe(1);
      // Slots at Gold 0.60%: 33,333 → 199; poker 0.40% of half: 10,000 → 40.
      expect(rows[0]).toMatchObject({
        day: '2026-11-20',
        level: 3,
        levelName: 'Gold',
        stakes: 53_334,
        counted: 43_333,
        amount: 239,
        turnoverRequired: 239,
        status: 'pending',
        lines: [
          { categoryId: 'poker', contribution: 50, counted: 10_000, rate: 40, amount: 40 },
          { categoryId: 'slots', categoryName: 'Slots', stakes: 33_333, rate: 60, amount: 199 },
        ],
      });
      await issueAt(server, after(HOUR));
      expect((await member.rebates()).total).toBe(1);
    });

    test('is given for every day on which no server ran', async () => {
      await issueAt(server, after(-9 * DAY));
      await member.deposited(1_000_000, after(-8 * DAY));
      for (const days of [7, 5, 1]) await member.staked(100_000, after(-days * DAY));
      await Promise.all([issueAt(server, NOON), issueAt(server, NOON)]);
      expect((await member.rebates()).rows.map(({ day }) => day).toSorted()).toEqual([
        '2026-11-14',
        '2026-11-16',
        '2026-11-20',
      ]);
    });

    test('waits until the last rounds of the day have settled', async () => {
      const midnight = new Date('2026-11-21T16:00:00Z');
      await member.deposited(1_000_000, NOON);
      await member.staked(50_000, after(-1000, midnight));
      await issueAt(server, after(9 * 60_000, midnight));
      expect((await member.rebates()).total).toBe(0);
      await issueAt(server, after(11 * 60_000, midnight));
      expect((await member.rebates()).rows).toMatchObject([{ day: '2026-11-21', amount: 150 }]);
    });

    test('of the current day is shown as it grows', async () => {
      const now = server.parts.services.clock.now();
      await member.deposited(1_000_000, now);
      await member.staked(100_000, now);
      const detail = dataOf(await member.ask('GET', '/rebate/getDetail'));
      expect(detail).toMatchObject({
        level: 0,
        isAutomatic: false,
        today: { stakes: 100_000, counted: 100_000, amount: 300, lines: [{ categoryId: 'slots', rate: 30 }] },
      });
    });

    test('below the smallest coin is not given', async () => {
      await member.deposited(1000, after(-DAY));
      await member.staked(100, after(-DAY));
      await issueAt(server, NOON);
      expect((await member.rebates()).total).toBe(0);
    });

    test('has a plan that a visitor can read', async () => {
      const plan = dataOf(await server.call('GET', '/rebate/plan', { query: { lang: 'zh_CN' } })) as {
        categories: readonly { categoryId: string; rates: readonly { level: number; rate: number }[] }[];
      };
      expect(plan.categories).toHaveLength(6);
      for (const { rates } of plan.categories)
        expect(rates.map(({ rate }) => rate)).toEqual(rates.map(({ rate }) => rate).toSorted((a, b) => a - b));
    });
  });

  describe('a friend', () => {
    const invited = async (): Promise<Member> => {
      const friend = await newMember(server);
      await server.parts.db
        .updateTable('player')
        .set({ invited_by: member.player.id } as never)
        .where('id', '=', friend.player.id)
        .execute();
      return friend;
    };
    const info = async () => dataOf(await member.ask('GET', '/referral/getInfo'));
    const friends = async () =>
      (await member.ask('GET', '/referral/list')).body['rows'] as readonly { name: string; status: string }[];

    test('earns one reward with the first deposit that is large enough, and none with a smaller one', async () => {
      const friend = await invited();
      expect(await friends()).toMatchObject([{ status: 'registered', depositTime: null }]);
      await friend.deposited(19_999, after(-HOUR));
      await issueAt(server, NOON);
      expect(await friends()).toMatchObject([{ status: 'deposited' }]);
      await friend.deposited(20_000, after(HOUR));
      await friend.deposited(50_000, after(2 * HOUR));
      await Promise.all([issueAt(server, after(3 * HOUR)), issueAt(server, after(3 * HOUR))]);
      const { rows, total } = await member.rewards();
      expect(total).toBe(1);
      expect(rows[0]).toMatchObject({ amount: 5000, turnoverRequired: 15_000, status: 'pending' });
      expect(await friends()).toMatchObject([{ status: 'rewarded' }]);
      expect(await info()).toMatchObject({
        isOpen: true,
        friends: 1,
        depositors: 1,
        rewardAmount: 5000,
        leastDeposit: 20_000,
        mostPerMonth: 20,
      });
    });

    test.each(['browser', 'bank account'] as const)(
      'with the same %s as the inviter earns no reward',
      async (shared) => {
        const [friend, stranger] = [await invited(), await invited()];
        const { db } = server.parts;
        if (shared === 'browser') {
          const browse = ({ player }: Member, browser: string) =>
            db
              .insertInto('session')
              .values({
                player_id: player.id,
                token_hash: randomBytes(32),
                browser_uuid: browser,
                user_agent: '',
                ip: '127.0.0.1',
                created_at: NOON,
                last_used_at: NOON,
                ended_at: NOON,
              })
              .execute();
          const [old, later] = [randomUUID(), randomUUID()];
          await browse(member, old);
          for (const browser of [old, later]) await browse(friend, browser);
          await browse(stranger, later);
        } else {
          const { code } = await db.selectFrom('bank').select('code').executeTakeFirstOrThrow();
          const card = {
            bank_code: code,
            bank_name: code,
            account_number: String(randomInt(10 ** 11, 10 ** 12)),
            created_at: NOON,
          };
          await db
            .insertInto('player_bank_card')
            .values([
              { ...card, player_id: member.player.id, holder: 'One' },
              { ...card, player_id: friend.player.id, holder: 'Another', deleted_at: NOON },
            ])
            .execute();
        }
        for (const one of [friend, stranger]) await one.deposited(50_000, after(-HOUR));
        await issueAt(server, NOON);
        const { total, rows } = await member.rewards();
        expect([total, rows.length]).toEqual([1, 1]);
        expect((await friends()).map(({ status }) => status).toSorted()).toEqual(['deposited', 'rewarded']);
      },
    );

    test('over the monthly limit earns nothing, with any number of servers, and the next month counts from zero', async () => {
      const { db } = server.parts;
      const setting = await db
        .selectFrom('site_setting')
        .select('value')
        .where('key', '=', 'referralTerms')
        .executeTakeFirstOrThrow();
      const setTerms = (value: object) =>
        db
          .updateTable('site_setting')
          .set({ value: JSON.stringify(value) })
          .where('key', '=', 'referralTerms')
          .execute();
      await setTerms({ ...Object(setting.value), mostPerMonth: 2 });
      try {
        for (let count = 0; count < 4; count += 1) await (await invited()).deposited(50_000, after(-HOUR));
        await Promise.all([issueAt(server, NOON), issueAt(server, NOON)]);
        expect((await member.rewards()).total).toBe(2);
        await (await invited()).deposited(50_000, new Date('2026-12-01T00:00:00Z'));
        await issueAt(server, new Date('2026-12-01T01:00:00Z'));
        expect((await member.rewards()).total).toBe(3);
      } finally {
        await setTerms(Object(setting.value));
      }
    });

    test('is shown by a masked name only', async () => {
      const friend = await invited();
      const { text } = await member.ask('GET', '/referral/list');
      expect(text).not.toContain(friend.player.username);
      expect(text).not.toContain(friend.player.phone);
      expect((await friends())[0]?.name).toMatch(/\*\*\*/);
    });

    test('of another player is not in the list', async () => {
      await invited();
      const other = await newMember(server);
      expect((await other.ask('GET', '/referral/list')).body).toMatchObject({ code: 200, total: 0 });
    });

    test('signs up with the code that the info shows', async () => {
      const { inviteCode, invitePath } = (await info()) as { inviteCode: string; invitePath: string };
      expect(inviteCode).toMatch(/^[A-Z0-9]{6}$/);
      expect(invitePath).toBe(`/?inviteCode=${inviteCode}`);
    });
  });

  test('only bonuses that are not claimed in time expire', async () => {
    const late = await member.given('upgrade', { at: after(-91 * DAY) });
    const fresh = await member.given('upgrade', { at: after(-89 * DAY) });
    await issueAt(server, NOON);
    const rows = await server.parts.db
      .selectFrom('bonus')
      .select(['id', 'status'])
      .where('id', 'in', [late, fresh])
      .execute();
    expect(Object.fromEntries(rows.map(({ id, status }) => [id, status]))).toEqual({
      [late]: 'expired',
      [fresh]: 'pending',
    });
  });

  test('a visitor can read the levels with their requirements and benefits', async () => {
    const levels = dataOf(await server.call('GET', '/gameUserLevel/list')) as readonly { level: number }[];
    expect(levels).toHaveLength(10);
    expect(levels[1]).toMatchObject({
      level: 1,
      levelName: 'Bronze',
      requiredStakes: 100_000,
      requiredDeposits: 50_000,
      upgradeBonus: 1800,
    });
  });
});
