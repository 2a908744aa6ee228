import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { endDueRecords } from '../../../server/domain/promotions/end.js';
import type { components } from '../../../openapi/user-api.js';
import { atomically } from '../../../server/db/open.js';
import { decideLateWin } from '../../../server/domain/promotions/late-wins.js';
import { pageOf } from '../../../server/domain/lobby/paging.js';
import { listRecords, statusAt } from '../../../server/domain/promotions/records.js';
import { bookOnRecord } from '../../../server/domain/play/record-rounds.js';
import { audit } from '../../../server/ledger/audit.js';
import { openSuspense, type SuspenseEntry } from '../../../server/ledger/suspense.js';
import { lateWins } from '../../../server/operator/late-wins.js';
import { suspense } from '../../../server/operator/suspense.js';
import { ENGINES } from '../databases.js';
import type { TestServer } from '../harness.js';
import { games } from '../play-support.js';
import { runCommand } from '../run-command.js';
import { dataOf, rowsOf } from '../stocked.js';
import {
  addPromotion,
  codes,
  expectSound,
  HOUR,
  newParticipant,
  startPromotions,
  type Participant,
} from './support.js';

type Schemas = components['schemas'];

/** Staking the whole 30,000 once and winning it back meets these terms. */
const once = { bet_percent: 100, play_hours: 8, wait_hours: 4 } as const;
const metBy = [{ stake: 30_000, win: 30_000 }] as const;

describe.each(ENGINES)('the end of a promotion record, on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startPromotions(engine);
  });
  afterAll(() => server.close());
  afterEach(async () => {
    await server.hook('reset', {});
    await expectSound(server);
  });

  const later = (hours: number) => server.hook('clock', { offsetMs: hours * HOUR });
  /** Ends due records as the job queue does; returns how many were ended. */
  const sweep = async () => (await endDueRecords(server.parts.db, server.parts.services)).done;
  const sessionOf = (id: string) =>
    server.parts.db.selectFrom('game_session').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  /** A player with 20,000 in a promotion that gave 10,000, and the stakes that met the conditions. */
  async function participation(
    terms: Parameters<typeof addPromotion>[1] = once,
    isMet = true,
  ): Promise<{ one: Participant; id: string }> {
    const one = await newParticipant(server);
    const { recordId: id } = await one.joined(await addPromotion(server, terms), 20_000);
    if (isMet) await one.playRounds(id, metBy);
    return { one, id };
  }

  const toldTexts = async (one: Participant) =>
    (
      (await one.ask('GET', '/message/list', { query: { category: 'activity' } })).body['rows'] as Schemas['Message'][]
    ).map(({ title, summary }) => `${title}: ${summary}`);
  const toldTitles = async (one: Participant) => (await toldTexts(one)).map((text) => text.split(':', 1)[0]);

  test('by settling moves the whole balance into the wallet, as the preview said', async () => {
    const { one, id } = await participation();
    expect(await one.record(id)).toMatchObject({
      status: 'settlable',
      buttonStatus: 1,
      currentBet: 30_000,
      promotionBalance: 30_000,
    });
    expect(await one.preview(id, 'settle')).toMatchObject({
      isAllowed: true,
      kept: 30_000,
      lost: 0,
      balanceAfter: 110_000,
    });
    const { record, balance } = await one.ended('settle', id);
    expect(record).toMatchObject({
      status: 'settled',
      buttonStatus: 0,
      promotionBalance: 0,
      endedBy: 'player',
      endedAmount: 30_000,
    });
    expect(balance).toBe(110_000);
    expect(await one.money()).toEqual({ wallet: 110_000, locked: 0 });
    const { body } = await one.ask('GET', '/bill/list');
    expect((body['rows'] as Schemas['Bill'][])[0]).toMatchObject({
      billType: 'rewards',
      transferType: 'promotionSettlement',
      amount: 30_000,
      referenceNo: id,
      origin: 'promotionRecord',
    });
    expect(await toldTexts(one)).toEqual(['Promotion settled: You settled it: ₱300.00 is in your wallet.']);
  });

  test('by settling is refused before the conditions are met, and closing is refused afterwards', async () => {
    const { one, id } = await participation(once, false);
    expect((await one.end('settle', id)).body.code).toBe(codes.notSettlable);
    expect((await one.preview(id, 'settle')).isAllowed).toBe(false);
    await one.playRounds(id, metBy);
    for (const action of ['close', 'unlock'] as const)
      expect((await one.end(action, id)).body.code).toBe(codes.settleFirst);
    expect(await one.money()).toEqual({ wallet: 80_000, locked: 30_000 });
  });

  test('by closing voids the balance', async () => {
    const { one, id } = await participation(once, false);
    expect(await one.preview(id, 'close')).toMatchObject({
      isAllowed: true,
      kept: 0,
      lost: 30_000,
      balanceAfter: 80_000,
      openBets: 0,
      openStake: 0,
    });
    expect((await one.ended('close', id)).record).toMatchObject({ status: 'closed', endedAmount: 30_000 });
    expect(await one.money()).toEqual({ wallet: 80_000, locked: 0 });
    expect(await toldTexts(one)).toEqual(['Promotion closed: You closed it. Its balance of ₱300.00 is forfeited.']);
  });

  test('is refused when something else would be lost than what was confirmed', async () => {
    const { one, id } = await participation(once, false);
    const { kept, lost, freeSpinsLost } = await one.preview(id, 'close');
    await one.playRounds(id, [{ stake: 1_000, win: 0 }]);
    const confirmed = { kept, lost, freeSpinsLost };
    expect((await one.end('close', id, randomUUID(), confirmed)).body.code).toBe(codes.amountsChanged);
    expect(
      (await one.end('close', id, randomUUID(), { ...confirmed, lost: lost - 1_000, freeSpinsLost: 9 })).body.code,
    ).toBe(codes.amountsChanged);
    expect(await one.money()).toEqual({ wallet: 80_000, locked: 29_000 });
    const changed = { ...confirmed, lost: 29_000 };
    const ended = dataOf(await one.end('close', id, randomUUID(), changed)) as Schemas['RecordResult'];
    expect(ended.record.endedAmount).toBe(29_000);
  });

  test('by unlocking is possible only with less than the release amount left', async () => {
    const { one, id } = await participation({ bet_percent: 5000 }, false);
    await one.playRounds(id, [{ stake: 27_000, win: 0 }]);
    expect((await one.record(id)).promotionBalance).toBe(3000);
    expect((await one.end('unlock', id)).body.code).toBe(codes.notUnlockable);
    await one.playRounds(id, [{ stake: 1, win: 0 }]);
    expect(await one.record(id)).toMatchObject({ promotionBalance: 2999, releaseAmount: 3000, buttonStatus: 3 });
    expect((await one.ended('unlock', id)).record).toMatchObject({ status: 'unlocked', endedAmount: 2999 });
    expect(await one.money()).toEqual({ wallet: 80_000, locked: 0 });
    expect(await toldTexts(one)).toEqual(['Promotion unlocked: You unlocked it. Its balance of ₱29.99 is forfeited.']);
  });

  test('by unlocking is possible without a balance, and then nothing can be played', async () => {
    const { one, id } = await participation({ bet_percent: 5000 }, false);
    await one.playRounds(id, [{ stake: 30_000, win: 0 }]);
    expect((await one.ended('unlock', id)).record).toMatchObject({ status: 'unlocked', endedAmount: 0 });
    expect((await one.play(id)).body.code).toBe(codes.recordEnded);
  });

  test('happens once: an ended record refuses another end', async () => {
    const { one, id } = await participation();
    await one.ended('settle', id);
    for (const action of ['settle', 'close', 'unlock'] as const)
      expect((await one.end(action, id)).body.code).toBe(codes.recordEnded);
    expect(
      (await one.ask('GET', `/gamePromotion/record/preview/${id}`, { query: { action: 'settle' } })).body.code,
    ).toBe(codes.recordEnded);
    await expect(
      server.parts.db
        .updateTable('promotion_record')
        .set({ status: 'ongoing', ended_at: null, ended_by: null, ended_amount: null })
        .where('id', '=', Number(id))
        .execute(),
    ).rejects.toThrow('ended');
  });

  test.each(['settle', 'close', 'unlock'] as const)(
    '%s returns the same bytes when it is repeated under its key',
    async (action) => {
      const { one, id } = await participation(action === 'settle' ? once : { bet_percent: 5000 }, action === 'settle');
      if (action === 'unlock') await one.playRounds(id, [{ stake: 29_000, win: 0 }]);
      const key = randomUUID();
      const answers = await Promise.all(Array.from({ length: 5 }, () => one.end(action, id, key)));
      expect(answers[0]?.body.code).toBe(200);
      expect(new Set([...answers, await one.end(action, id, key)].map(({ text }) => text)).size).toBe(1);
      const other = await one.joined(await addPromotion(server), 20_000);
      expect((await one.end(action, other.recordId, key)).body.code).toBe(codes.keyReused);
      const thief = await newParticipant(server);
      expect((await thief.end(action, id, key)).body.code).toBe(codes.notFound);
    },
  );

  test('waits while a game is open on the record, and names the game', async () => {
    const { one, id } = await participation();
    const { sessionId } = await one.sit(id);
    expect(await one.preview(id, 'settle')).toMatchObject({ isAllowed: false, openSessionId: sessionId });
    for (const action of ['settle', 'close', 'unlock'] as const)
      expect((await one.end(action, id)).body.code).toBe(codes.inGame);
    await one.visitor.exit(sessionId);
    expect((await one.end('settle', id)).body.code).toBe(200);
  });

  test('names the bets that are still open, whose stakes are not in the balance', async () => {
    const { one, id } = await participation(once, false);
    const { sessionId } = await one.sit(id);
    const session = await sessionOf(sessionId);
    const at = server.parts.services.clock.now();
    for (const [ref, stake] of [
      ['first', 2_000],
      ['second', 3_000],
    ] as const)
      await atomically(server.parts.db, (trx) =>
        bookOnRecord(trx, session, { ref: `${ref}-${id}`, stake, win: null, at }),
      );
    await one.visitor.exit(sessionId);
    expect(await one.preview(id, 'close')).toMatchObject({ lost: 25_000, openBets: 2, openStake: 5_000 });
    await atomically(server.parts.db, (trx) =>
      bookOnRecord(trx, session, { ref: `first-${id}`, stake: 0, win: 0, at }),
    );
    expect(await one.preview(id, 'close')).toMatchObject({ lost: 25_000, openBets: 1, openStake: 3_000 });
  });

  test('is offered for records that can be settled, the most urgent first', async () => {
    const one = await newParticipant(server);
    expect(await one.settlable()).toBeNull();
    const slow = await one.joined(await addPromotion(server, { ...once, play_hours: 200 }), 20_000);
    const quick = await one.joined(await addPromotion(server, { ...once, play_hours: 10 }), 20_000);
    for (const { recordId } of [slow, quick]) await one.playRounds(recordId, metBy);
    expect(await one.settlable()).toEqual({ id: quick.recordId, buttonStatus: 1 });
    await one.ended('settle', quick.recordId);
    expect(await one.settlable()).toEqual({ id: slow.recordId, buttonStatus: 1 });
  });

  describe('by time', () => {
    test('past its deadline a record is closing, cannot be played, and closes', async () => {
      const { one, id } = await participation(once, false);
      await later(7.9);
      expect((await one.record(id)).status).toBe('ongoing');
      await later(8.1);
      expect(await one.record(id)).toMatchObject({ status: 'closing', buttonStatus: 2 });
      expect((await one.records({ status: 'closing' })).total).toBe(1);
      expect((await one.records({ status: 'ongoing' })).total).toBe(0);
      expect((await one.records({ status: 'open' })).rows.map(({ recordId }) => recordId)).toEqual([id]);
      expect((await one.play(id)).body.code).toBe(codes.recordEnded);
      await sweep();
      expect((await one.record(id)).status).toBe('closing');
      await later(12.1);
      await sweep();
      expect(await one.record(id)).toMatchObject({ status: 'closed', endedBy: 'time', endedAmount: 30_000 });
      expect(await one.money()).toEqual({ wallet: 80_000, locked: 0 });
    });

    test('from exactly its deadline on a record is closing, by its state and in every list', async () => {
      const { id } = await participation(once, false);
      const { db } = server.parts;
      const record = await db
        .selectFrom('promotion_record')
        .selectAll()
        .where('id', '=', Number(id))
        .executeTakeFirst();
      const { player_id, deadline_at } = record as NonNullable<typeof record>;
      for (const [before, status] of [
        [1, 'ongoing'],
        [0, 'closing'],
      ] as const) {
        const at = new Date(deadline_at.getTime() - before);
        expect(record && statusAt(record, at)).toBe(status);
        for (const asked of ['ongoing', 'closing'] as const) {
          const { total } = await listRecords(db, player_id, { status: asked, page: pageOf({}), at });
          expect(total).toBe(asked === status ? 1 : 0);
        }
      }
    });

    test('a record that can be settled is settled at its deadline, not a minute early, and once', async () => {
      const { one, id } = await participation();
      await later(11.9);
      await sweep();
      expect((await one.record(id)).status).toBe('settlable');
      await later(12.1);
      await Promise.all([sweep(), sweep(), sweep()]);
      expect(await one.record(id)).toMatchObject({ status: 'settled', endedBy: 'time' });
      expect(await one.money()).toEqual({ wallet: 110_000, locked: 0 });
      expect(await sweep()).toBe(0);
      const told = (await one.ask('GET', '/message/list', { query: { category: 'activity' } })).body['rows'] as {
        title: string;
        content?: string;
      }[];
      expect(told.map(({ title }) => title)).toEqual(['Promotion settled']);
    });

    test('a game that was left open does not hold the money for ever', async () => {
      const { one, id } = await participation();
      const { sessionId, token } = await one.sit(id);
      await later(12.1);
      await sweep();
      expect(await one.money()).toEqual({ wallet: 110_000, locked: 0 });
      expect((await one.visitor.session(sessionId)).session.status).toBe('settled');
      expect((await one.visitor.spin(token, 1000)).body).toEqual({ error: 'closed' });
    });
  });

  describe('by parallel requests', () => {
    test('settle, close, unlock and the sweep: one of them wins, and the money moves once', async () => {
      for (const isMet of [true, false]) {
        const { one, id } = await participation(once, isMet);
        await later(12.1);
        const answers = await Promise.all([
          one.end('settle', id),
          one.end('close', id),
          one.end('unlock', id),
          sweep(),
          one.end('settle', id),
          one.end('close', id),
          sweep(),
        ]);
        const won = answers.filter((answer) => typeof answer !== 'number' && answer.body.code === 200);
        const { status, endedBy } = await one.record(id);
        expect(won.length).toBe(endedBy === 'player' ? 1 : 0);
        expect(status).toBe(isMet ? 'settled' : 'closed');
        expect(await one.money()).toEqual({ wallet: isMet ? 110_000 : 80_000, locked: 0 });
        await server.hook('reset', {});
      }
    });

    test('an end and a new game: never both', async () => {
      for (let round = 0; round < 4; round += 1) {
        const { one, id } = await participation();
        const [ended, played] = await Promise.all([one.end('settle', id), one.play(id)]);
        expect([
          [200, codes.recordEnded],
          [codes.inGame, 200],
        ]).toContainEqual([ended.body.code, played.body.code]);
      }
    });
  });

  describe('and wins that come after it', () => {
    /** A win of 70,000 that arrives twice, after the player has closed the record. */
    async function lateWin(): Promise<{ one: Participant; id: string; ref: string; entry: SuspenseEntry }> {
      const { one, id } = await participation({ bet_percent: 5000 }, false);
      const { sessionId } = dataOf(await one.play(id)) as Schemas['GameSession'];
      const { db, services } = server.parts;
      const ref = randomUUID();
      const session = await sessionOf(sessionId);
      await atomically(db, (trx) =>
        bookOnRecord(trx, session, { ref, stake: 10_000, win: null, at: services.clock.now() }),
      );
      await one.visitor.exit(sessionId);
      await one.ended('close', id);
      const win = () =>
        atomically(db, (trx) => bookOnRecord(trx, session, { ref, stake: 0, win: 70_000, at: services.clock.now() }));
      await win();
      await win();
      const entries = (await openSuspense(db)).filter(({ referenceNo }) => referenceNo === id);
      expect(entries).toHaveLength(1);
      return { one, id, ref, entry: entries[0] as SuspenseEntry };
    }
    const run = (...args: string[]) => runCommand(server, lateWins, ...args);
    const houseGot = async (recordId: string) => {
      const rows = await server.parts.db
        .selectFrom('transfer')
        .select('amount')
        .where('reference_no', '=', recordId)
        .where('type', '=', 'late_win_to_house')
        .execute();
      return rows.map(({ amount }) => amount);
    };
    test('go to suspense once; the audit reports them, and the operator sees round and end', async () => {
      const { one, id, ref, entry } = await lateWin();
      expect(await one.money()).toEqual({ wallet: 80_000, locked: 0 });
      expect((await audit(server.parts.db)).suspense).toContainEqual(entry);
      expect(entry).toMatchObject({ amount: 70_000, roundRef: ref, playerId: one.player.id, currency: 'PHP' });
      const { said } = await run('list');
      const line = said.split('\n').find((text) => text.startsWith(entry.id));
      for (const part of [one.player.username, 'PHP 700.00', 'stake of PHP 100.00', ref, `${id} closed by player`])
        expect(line).toContain(part);
    });

    test('booked by an operator are paid into the wallet once, with a bill, a message and the reason', async () => {
      const { one, id, entry } = await lateWin();
      expect(await run('book', entry.id, 'The', 'maker', 'was', 'down')).toEqual({
        code: 0,
        said: `${entry.id} is booked to the player's wallet.\n`,
      });
      expect((await run('book', entry.id, 'Once more')).code).toBe(1);
      expect((await run('refuse', entry.id, 'Changed my mind')).code).toBe(1);
      expect(await one.money()).toEqual({ wallet: 150_000, locked: 0 });
      expect(await houseGot(id)).toEqual([]);
      const { rows } = rowsOf(await one.ask('GET', '/bill/list', { query: { type: 'rewards' } }));
      expect(rows).toMatchObject([
        {
          billType: 'rewards',
          transferType: 'promotionSettlement',
          amount: 70_000,
          balanceAfter: 150_000,
          status: 'done',
        },
      ]);
      expect(await toldTitles(one)).toEqual(['Late win paid', 'Promotion closed']);
      expect((await run('list')).said).not.toContain(entry.id);
      expect((await run('decided')).said).toMatch(new RegExp(`${entry.id}.*booked .*: The maker was down\n`));
    });

    test('decided by two operators at once are decided once', async () => {
      const { one, id, entry } = await lateWin();
      const { db, services } = server.parts;
      const decide = (isPaid: boolean) => decideLateWin(db, services, { id: entry.id, isPaid, reason: 'At once' });
      const answers = await Promise.all([decide(true), decide(false), decide(true), decide(false)]);
      expect(answers.filter(Boolean)).toHaveLength(1);
      const isPaid = answers.indexOf(true) % 2 === 0;
      expect(await one.money()).toEqual({ wallet: isPaid ? 150_000 : 80_000, locked: 0 });
      expect(await houseGot(id)).toEqual(isPaid ? [] : [70_000]);
      expect(await toldTitles(one)).toEqual([isPaid ? 'Late win paid' : 'Late win not paid', 'Promotion closed']);
    });

    test('refused by an operator stay with the house, and the player reads it', async () => {
      const { one, id, entry } = await lateWin();
      expect(await run('refuse', entry.id, 'Closed before the round')).toEqual({
        code: 0,
        said: `${entry.id} is refused and left to the house.\n`,
      });
      for (const what of ['refuse', 'book']) expect((await run(what, entry.id, 'Once more')).code).toBe(1);
      expect(await houseGot(id)).toEqual([70_000]);
      expect(await one.money()).toEqual({ wallet: 80_000, locked: 0 });
      expect(rowsOf(await one.ask('GET', '/bill/list', { query: { type: 'rewards' } })).rows).toEqual([]);
      expect(await toldTitles(one)).toEqual(['Late win not paid', 'Promotion closed']);
      expect((await run('decided')).said).toMatch(new RegExp(`${entry.id}.*refused .*: Closed before the round\n`));
    });

    test('wait on when the operator gives no reason, an unknown id or the command for differences', async () => {
      const { one, entry } = await lateWin();
      for (const args of [
        ['book', entry.id],
        ['book', entry.id, '  '],
        ['refuse', entry.id, 'x'.repeat(301)],
        ['pay', entry.id, 'Because'],
        ['book', randomUUID(), 'Because'],
        ['book', 'nothing', 'Because'],
      ])
        expect((await run(...args)).code).toBe(1);
      for (const to of ['player', 'maker'])
        expect((await runCommand(server, suspense, to, entry.id, 'Because')).code).toBe(1);
      expect(await openSuspense(server.parts.db)).toContainEqual(entry);
      expect(await one.money()).toEqual({ wallet: 80_000, locked: 0 });
    });

    test('before it belong to the record, once, however often they arrive', async () => {
      const { one, id } = await participation({ bet_percent: 5000 }, false);
      const { sessionId } = dataOf(await one.play(id)) as Schemas['GameSession'];
      const { db, services } = server.parts;
      const session = await sessionOf(sessionId);
      const round = { ref: randomUUID(), stake: 10_000, win: 15_000, at: services.clock.now() };
      await Promise.all(
        Array.from({ length: 4 }, () => atomically(db, (trx) => bookOnRecord(trx, session, round)).catch(() => null)),
      );
      await atomically(db, (trx) => bookOnRecord(trx, session, round));
      expect(await one.record(id)).toMatchObject({ promotionBalance: 35_000, currentBet: 10_000, currentNetWin: 5000 });
    });
  });

  describe('depends on', () => {
    test.each([
      ['stakes', { bet_percent: 200 }, [{ stake: 30_000, win: 30_000 }], [{ stake: 30_000, win: 20_000 }]],
      [
        'winnings',
        { kind: 'netWin' as const, bet_percent: 0, net_win_percent: 50 },
        [{ stake: 1000, win: 10_999 }],
        [{ stake: 1000, win: 1001 }],
      ],
      [
        'the balance',
        { kind: 'balance' as const, bet_percent: 0, balance_percent: 150 },
        [{ stake: 1000, win: 15_999 }],
        [{ stake: 1000, win: 1001 }],
      ],
    ])('%s: a minor unit less is not enough', async (_, terms, almost, rest) => {
      const { one, id } = await participation(terms, false);
      await one.playRounds(id, almost);
      expect((await one.record(id)).status).toBe('ongoing');
      await one.playRounds(id, rest);
      expect((await one.record(id)).status).toBe('settlable');
      expect((await one.end('settle', id)).body.code).toBe(200);
    });

    test('a balance that falls again no longer meets the condition', async () => {
      const { one, id } = await participation({ kind: 'balance', bet_percent: 0, balance_percent: 150 }, false);
      await one.playRounds(id, [{ stake: 1000, win: 20_000 }]);
      expect((await one.record(id)).status).toBe('settlable');
      await one.playRounds(id, [{ stake: 20_000, win: 0 }]);
      expect((await one.record(id)).status).toBe('ongoing');
    });

    test('the share of each game: the narrowest rule for it applies', async () => {
      const scope = [
        { kind: 'category', ref: 'slots', contribution: 50 },
        { kind: 'maker', ref: '1', contribution: 20 },
        { kind: 'game', ref: games.dragon, contribution: 0 },
      ] as const;
      const { one, id } = await participation({ bet_percent: 5000, scope }, false);
      await one.playRounds(id, [{ stake: 999, win: 999 }]);
      expect((await one.record(id)).currentBet).toBe(199);
      await one.playRounds(id, [{ stake: 999, win: 999 }], games.dragon);
      expect((await one.record(id)).currentBet).toBe(199);
      const { promotionId } = await one.record(id);
      const listed = await one.ask('GET', `/gamePromotion/game/list/${promotionId}`, { query: { recordId: id } });
      expect(
        (listed.body['rows'] as Schemas['PromotionGame'][]).find(({ game }) => game.gameId === games.dragon)
          ?.contribution,
      ).toBe(0);
    });

    test('games of the promotion: other games cannot be opened on it', async () => {
      const { one, id } = await participation(
        { ...once, scope: [{ kind: 'game', ref: games.mango, contribution: 100 }] },
        false,
      );
      expect((await one.play(id, games.dragon)).body.code).toBe(codes.excluded);
      const { promotionId } = await one.record(id);
      expect(await one.ask('GET', `/gamePromotion/game/list/${promotionId}`)).toMatchObject({ body: { total: 1 } });
    });

    test('the kind of device', async () => {
      const { one, id } = await participation({ ...once, platforms: JSON.stringify(['pc']) }, false);
      expect((await one.play(id)).body.code).toBe(codes.otherDevice);
      expect((await one.play(id, games.mango, { deviceType: 'pc' })).body.code).toBe(200);
    });
  });
});
