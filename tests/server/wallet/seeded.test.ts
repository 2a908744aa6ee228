import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../../openapi/user-api.js';
import { openManualDeposits } from '../../../server/domain/wallet/review-deposits.js';
import type { CountryCode } from '../../../server/base/site.js';
import { ENGINES } from '../databases.js';
import { startTestServer, type TestServer } from '../harness.js';
import { solvedCaptcha } from '../people.js';
import { dataOf, expectSoundLedger, rowsOf } from '../stocked.js';

const SITES: readonly CountryCode[] = ['PH', 'MM'];

describe.each(ENGINES.flatMap((engine) => SITES.map((site) => ({ engine, site }))))(
  'the till of the demo player in $site, on $engine',
  ({ engine, site }) => {
    let server: TestServer;
    let token: string;
    beforeAll(async () => {
      server = await startTestServer({ engine, settings: { SEED: true, SITE: site } });
      const { body } = await server.call('POST', '/login', {
        body: {
          username: 'demo',
          password: 'demo1234',
          browserUUID: '0f8fad5b-d9cb-469f-a165-70867728950e',
          ...(await solvedCaptcha(server)),
        },
      });
      token = String(body['token']);
    });
    afterAll(async () => {
      await expectSoundLedger(server);
      await server.close();
    });

    const ask = (path: string, query: Record<string, string> = {}) => server.call('GET', path, { token, query });
    const ordersOf = async (table: 'withdrawal' | 'manual_deposit') =>
      (
        await server.parts.db
          .selectFrom(table)
          .innerJoin('player', 'player.id', 'player_id')
          .select('order_no')
          .where('username', '=', 'demo')
          .execute()
      ).map(({ order_no }) => order_no);

    test('shows withdrawals and manual deposits in every state', async () => {
      const withdrawals = await Promise.all(
        (await ordersOf('withdrawal')).map(
          async (orderNo) => dataOf(await ask(`/pay/withdraw/info/${orderNo}`)) as components['schemas']['Withdrawal'],
        ),
      );
      expect(new Set(withdrawals.map(({ status, reason }) => reason ?? status))).toEqual(
        new Set([0, 3, 'nameMismatch', 'cancelled', 'payoutFailed', 'accountInvalid', 'riskReview']),
      );
      const deposits = await Promise.all(
        (await ordersOf('manual_deposit')).map(
          async (orderNo) =>
            dataOf(await ask(`/pay/ManualDeposit/info/${orderNo}`)) as components['schemas']['ManualDeposit'],
        ),
      );
      expect(new Set(deposits.map(({ status, reason }) => reason ?? status))).toEqual(
        new Set([0, 3, 'notReceived', 'receiptUnclear', 'amountDiffers', 'riskReview']),
      );
      const receipt = await fetch(server.url + (deposits[0]?.receiptUrls[0] ?? ''), {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(receipt.headers.get('content-type')).toBe('image/webp');
    });

    test('shows bills of every kind, and months to analyse', async () => {
      for (const type of ['deposit', 'withdrawal', 'games'])
        expect(rowsOf(await ask('/bill/list', { type })).total, type).toBeGreaterThan(5);
      expect(rowsOf(await ask('/bill/list', { type: 'withdrawal', status: 'pendingReview' })).total).toBe(1);
      expect(rowsOf(await ask('/pay/order/list', { status: '1' })).total).toBeGreaterThan(2);
      const year = dataOf(
        await ask('/bill/analyzeBill', { period: 'last12Months' }),
      ) as components['schemas']['BillAnalysis'];
      expect(year.days.length).toBeGreaterThan(20);
      expect(year.stakes).toBeGreaterThan(0);
    });

    test('has three cards, one with another holder, and an open withdrawal', async () => {
      const request = dataOf(await ask('/pay/getWithdrawRequest')) as components['schemas']['WithdrawRequest'];
      expect(request.cards.map(({ defaultStatus, warning }) => [defaultStatus, warning])).toEqual([
        [1, null],
        [0, null],
        [0, 'holderDiffers'],
      ]);
      expect(request.reasons).toContain('withdrawalUnderReview');
    });

    test('leaves something for an operator to review', async () => {
      expect((await openManualDeposits(server.parts.db)).length).toBeGreaterThan(3);
    });
  },
);
