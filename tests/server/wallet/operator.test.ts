import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../../openapi/user-api.js';
import { post } from '../../../server/ledger/post.js';
import { auditCommand } from '../../../server/operator/audit.js';
import type { Command } from '../../../server/operator/command.js';
import { oldestWaiting } from '../../../server/domain/oldest-waiting.js';
import { deposits } from '../../../server/operator/deposits.js';
import { suspense } from '../../../server/operator/suspense.js';
import { withdrawals } from '../../../server/operator/withdrawals.js';
import { ENGINES } from '../databases.js';
import type { TestServer } from '../harness.js';
import { runCommand } from '../run-command.js';
import { askNoProof } from '../people.js';
import { dataOf, expectSoundLedger, startStocked } from '../stocked.js';
import { Till } from './till.js';

describe.each(ENGINES)('an operator at the command line, on %s', (engine) => {
  let server: TestServer;
  let till: Till;
  let said: string;
  beforeAll(async () => {
    server = await startStocked(engine);
    await askNoProof(server);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.hook('reset', {});
    till = new Till(server, await server.newPlayer({ balance: 1_000_000 }));
    said = '';
  });
  afterEach(() => expectSoundLedger(server));

  const run = async (command: Command, ...args: string[]): Promise<number> => {
    const ran = await runCommand(server, command, ...args);
    said += ran.said;
    return ran.code;
  };

  async function withdrawal(): Promise<string> {
    const { id } = dataOf(
      await till.ask('POST', '/gameUserBankCard', {
        body: { bank: 'ISAV', bankCardName: 'Juan Cruz', bankCardAccount: '001234567890' },
      }),
    ) as { id: string };
    return (
      dataOf(
        await till.ask('POST', '/pay/withdraw', {
          body: { cardId: id, amount: 300_000 },
          headers: { 'idempotency-key': randomUUID() },
        }),
      ) as { orderNo: string }
    ).orderNo;
  }
  async function deposit(): Promise<string> {
    const now = server.parts.services.clock.now();
    const orderNo = randomUUID().replaceAll('-', '');
    await server.parts.db
      .insertInto('manual_deposit')
      .values({
        order_no: orderNo,
        player_id: till.player.id,
        bank_id: 'manual-isav',
        sent_under: null,
        amount: 50_000,
        currency: 'PHP',
        payer_name: 'Juan Cruz',
        payer_account: '1234',
        paid_at: now,
        transaction_no: null,
        receipts: '[]',
        status: 'pendingReview',
        reason: null,
        created_at: now,
        ended_at: null,
      })
      .execute();
    return orderNo;
  }
  const info = async (path: string) =>
    dataOf(await till.ask('GET', path)) as Pick<components['schemas']['Withdrawal'], 'status' | 'reason'>;

  /** What the gauges of `/metrics` show as waiting. */
  const waiting = async () =>
    Object.entries(await oldestWaiting(server.parts.db)).flatMap(([kind, since]) => (since === null ? [] : [kind]));

  test('sees who gets the money, and is warned if the names differ', async () => {
    await server.parts.db
      .updateTable('player')
      .set({ realname: 'Marisol Reyes' })
      .where('id', '=', till.player.id)
      .execute();
    const orderNo = await withdrawal();
    expect(await run(withdrawals)).toBe(0);
    expect(said).toMatch(
      new RegExp(`${orderNo}.*PHP 3000.00.*Juan Cruz, Island Savings 001234567890.*holder is not Marisol Reyes`),
    );
    expect(await run(withdrawals, 'reject', orderNo, 'nameMismatch')).toBe(0);
    expect(await info(`/pay/withdraw/info/${orderNo}`)).toMatchObject({ status: 1, reason: 'nameMismatch' });
    expect(await till.balance()).toBe(1_000_000);
  });

  test('approves and pays out, each once', async () => {
    const orderNo = await withdrawal();
    expect(await waiting()).toEqual(['withdrawal']);
    expect([
      await run(withdrawals, 'pay', orderNo),
      await run(withdrawals, 'approve', orderNo),
      await run(withdrawals, 'approve', orderNo),
    ]).toEqual([1, 0, 1]);
    expect([
      await run(withdrawals, 'pay', orderNo),
      await run(withdrawals, 'pay', orderNo),
      await run(withdrawals, 'reject', orderNo, 'other'),
    ]).toEqual([0, 1, 1]);
    expect(await info(`/pay/withdraw/info/${orderNo}`)).toMatchObject({ status: 3 });
    expect(await waiting()).toEqual([]);
    expect(await till.balance()).toBe(700_000);
  });

  test('credits or refuses a manual deposit, and the player is notified', async () => {
    const [good, bad] = [await deposit(), await deposit()];
    expect(await waiting()).toEqual(['review']);
    await run(deposits);
    expect(said).toContain(good);
    expect(said).toContain('PHP 500.00 by Juan Cruz');
    expect([
      await run(deposits, 'approve', good),
      await run(deposits, 'approve', good),
      await run(deposits, 'reject', bad, 'notReceived'),
    ]).toEqual([0, 1, 0]);
    expect([await info(`/pay/ManualDeposit/info/${good}`), await info(`/pay/ManualDeposit/info/${bad}`)]).toMatchObject(
      [{ status: 3 }, { status: 1, reason: 'notReceived' }],
    );
    expect(await till.balance()).toBe(1_050_000);
    const told = await server.parts.db
      .selectFrom('message')
      .select('kind')
      .where('player_id', '=', till.player.id)
      .orderBy('id')
      .execute();
    expect(told.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['manualDepositDone', 'depositRejected']));
  });

  test('sees which deposits may report the same payment', async () => {
    const { db } = server.parts;
    const [one, other, dearer, older] = [await deposit(), await deposit(), await deposit(), await deposit()];
    await sql`update manual_deposit set amount = 50001 where order_no = ${dearer}`.execute(db);
    await sql`update manual_deposit set paid_at = paid_at - interval '2 days' where order_no = ${older}`.execute(db);
    await run(deposits);
    const lineOf = (orderNo: string) => said.split('\n').find((line) => line.startsWith(orderNo));
    expect(lineOf(one)).toMatch(new RegExp(`PERHAPS THE SAME PAYMENT AS.* ${other}`));
    expect(lineOf(other)).toMatch(new RegExp(`PERHAPS THE SAME PAYMENT AS.* ${one}`));
    for (const orderNo of [dearer, older]) expect(lineOf(orderNo)).not.toContain('PERHAPS');
  });

  test('decides once who gets money that lies in suspense', async () => {
    const { db, services } = server.parts;
    const at = services.clock.now();
    const held = { kind: 'maker_balance', playerId: till.player.id, makerId: 1 } as const;
    const wallet = { kind: 'player_wallet', playerId: till.player.id } as const;
    const common = { amount: 700, currency: 'PHP', referenceNo: 'session-7', at };
    const id = await db.transaction().execute(async (trx) => {
      await post(trx, { ...common, type: 'to_maker', from: wallet, to: held });
      return post(trx, { ...common, type: 'maker_difference', from: held, to: { kind: 'suspense' } });
    });
    await run(auditCommand);
    await run(suspense);
    const sentence = `maker 1 returned PHP 7.00 less than player ${till.player.id} had there, in session session-7`;
    expect(said.split(sentence)).toHaveLength(3);
    for (const reason of [[], ['  '], ['no'], ['x'.repeat(301)]])
      expect(await run(suspense, 'player', id, ...reason)).toBe(1);
    expect(said).toContain('the reason has 3 to 300 characters');
    expect(await run(suspense, 'player', id, 'The', 'maker', 'confirms', 'it')).toBe(0);
    expect(await run(suspense, 'maker', id, 'Too late')).toBe(1);
    expect(await run(suspense, 'player', 'nothing', 'Because')).toBe(1);
    const decided = db.selectFrom('suspense_decision').select('reason').where('transfer_id', '=', id);
    expect(await decided.execute()).toEqual([{ reason: 'The maker confirms it' }]);
    expect(await till.balance()).toBe(1_000_000);
    expect((await till.bills()).rows[0]).toMatchObject({ billType: 'games', amount: 700 });
    said = '';
    await run(suspense, 'list');
    expect(said).not.toContain(id);
  });

  test('reads a help text after a mistake, and nothing changes', async () => {
    const orderNo = await withdrawal();
    for (const args of [
      ['reject', orderNo],
      ['reject', orderNo, 'cancelled'],
      ['delete', orderNo],
    ])
      expect(await run(withdrawals, ...args)).toBe(1);
    expect(await run(deposits, 'reject', 'nothing', 'because')).toBe(1);
    expect(said).toContain('nameMismatch');
    expect(await info(`/pay/withdraw/info/${orderNo}`)).toMatchObject({ status: 0 });
  });
});
