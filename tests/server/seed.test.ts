import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit, type Finding } from '../../server/ledger/audit.js';
import { walletBalance } from '../../server/ledger/balance.js';
import { catchUp } from '../../demo/catch-up.js';
import { seedOnce } from '../../demo/seed.js';
import type { CountryCode } from '../../server/base/site.js';
import { ENGINES } from './databases.js';
import { startTestServer, type TestServer } from './harness.js';
import { solvedCaptcha } from './people.js';

const SITES: readonly CountryCode[] = ['PH', 'TH', 'MM'];
const DAY = 86_400_000;

describe.each(ENGINES.flatMap((engine) => SITES.map((site) => ({ engine, site }))))(
  'a seeded lobby of $site, on $engine',
  ({ engine, site }) => {
    let server: TestServer;
    beforeAll(async () => {
      server = await startTestServer({ engine, settings: { SEED: true, SITE: site } });
    });
    afterAll(() => server.close());

    const winners = async (period: string) =>
      (await server.call('GET', '/game/winner/list', { query: { period } })).body.data as readonly { amount: number }[];

    test('has two hundred games, ten makers and six categories', async () => {
      const { db } = server.parts;
      const count = async (table: 'game' | 'maker' | 'category') =>
        (
          await db
            .selectFrom(table)
            .select(({ fn }) => fn.countAll<number>().as('count'))
            .executeTakeFirstOrThrow()
        ).count;
      expect([await count('game'), await count('maker'), await count('category')]).toEqual([200, 10, 6]);
    });

    test('has a ledger without findings', async () => {
      const { findings, transfers } = await audit(server.parts.db);
      expect(findings).toEqual([]);
      expect(transfers).toBeGreaterThan(2000);
    });

    test('has an auditor that finds every record that differs from the ledger', async () => {
      const { db } = server.parts;
      /** The auditor's findings after a statement, which is rolled back. */
      const after = async (statement: RawBuilder<unknown>): Promise<unknown[]> => {
        const found: Finding[] = [];
        const takenBack = new Error('taken back');
        await db
          .transaction()
          .execute(async (trx) => {
            await statement.execute(trx);
            found.push(...(await audit(trx)).findings);
            throw takenBack;
          })
          .catch((error: unknown) => {
            if (error !== takenBack) throw error;
          });
        return found.map(({ what, expected, found: moved }) => [what, Math.sign(expected), Math.sign(moved)]);
      };
      const order = (table: string, status: string) =>
        sql`(select order_no from ${sql.table(table)} where status = ${status} order by 1 limit 1)`;

      // An order that is done without a deposit, and a deposit whose order is not done or has another amount.
      for (const table of ['pay_order', 'manual_deposit']) {
        expect(
          await after(
            sql`update ${sql.table(table)} set status = 'done', reason = null, ended_at = created_at where order_no = ${order(table, 'failed')}`,
          ),
        ).toEqual([['deposit', 1, 0]]);
        expect(
          await after(sql`update ${sql.table(table)} set amount = amount + 1 where order_no = ${order(table, 'done')}`),
        ).toEqual([['deposit', 1, 1]]);
      }
      expect(
        await after(
          sql`update pay_order set status = 'failed', reason = 'expired' where order_no = ${order('pay_order', 'done')}`,
        ),
      ).toEqual([['deposit', 0, 1]]);
      expect(await after(sql`delete from manual_deposit where order_no = ${order('manual_deposit', 'done')}`)).toEqual([
        ['deposit', 0, 1],
      ]);
      // A bonus that is marked as paid without a payment, and a paid bonus that was deleted.
      expect(
        await after(
          sql`update bonus set status = 'claimed', ended_at = created_at where id = (select min(id) from bonus where status = 'pending')`,
        ),
      ).toEqual([['bonus', 1, 0]]);
      expect(
        await after(sql`delete from bonus where id = (select min(id) from bonus where status = 'claimed')`),
      ).toEqual([['bonus', 0, 1]]);
      expect(
        await after(
          sql`update activity_entry set claimed_at = joined_at where id = (select min(id) from activity_entry where claimed_at is null)`,
        ),
      ).toEqual([['activity', 1, 0]]);
      expect(
        await after(
          sql`update activity_entry set claimed_at = null where id = (select min(id) from activity_entry where claimed_at is not null)`,
        ),
      ).toEqual([['activity', 0, 1]]);
      // A hold without a withdrawal or with another amount, and a fee that was not charged.
      expect(await after(sql`delete from withdrawal where order_no = ${order('withdrawal', 'pendingReview')}`)).toEqual(
        [['withdrawal', 0, 1]],
      );
      expect(
        await after(sql`update withdrawal set amount = amount + 1 where order_no = ${order('withdrawal', 'done')}`),
      ).toEqual([['withdrawal', 1, 1]]);
      expect(
        await after(sql`update withdrawal set fee = fee + 1 where order_no = ${order('withdrawal', 'done')}`),
      ).toMatchObject([['fee', 1, expect.any(Number)]]);
    });

    test.each(['daily', 'weekly', 'monthly'])('names twenty %s winners', async (period) => {
      expect(await winners(period)).toHaveLength(20);
    });

    test('lets the demo player log in, with money and a history', async () => {
      const { body } = await server.call('POST', '/login', {
        body: {
          username: 'demo',
          password: 'demo1234',
          browserUUID: '0f8fad5b-d9cb-469f-a165-70867728950e',
          ...(await solvedCaptcha(server)),
        },
      });
      const token = String(body['token']);
      const { user } = (await server.call('GET', '/getInfo', { token })).body as unknown as {
        user: { userId: string };
      };
      expect(
        await walletBalance(server.parts.db, Number(user.userId), server.parts.services.site.currency),
      ).toBeGreaterThan(0);
      expect(
        ((await server.call('GET', '/bill/list', { token })).body as unknown as { total: number }).total,
      ).toBeGreaterThan(5);
    });

    test('is seeded once', async () => {
      expect(await seedOnce(server.parts.db, server.parts.services)).toBe(false);
    });

    test('continues: three days later the winners of the day are of that day', async () => {
      await server.hook('clock', { offsetMs: 3 * DAY });
      expect(await winners('daily')).toEqual([]);
      expect(await catchUp(server.parts.db, server.parts.services)).toBeGreaterThan(20);
      expect((await winners('daily')).length).toBeGreaterThan(10);
      expect(await catchUp(server.parts.db, server.parts.services)).toBe(0);
      expect((await audit(server.parts.db)).findings).toEqual([]);
    });
  },
);
