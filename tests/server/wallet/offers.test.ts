import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../../openapi/user-api.js';
import type { CountryCode } from '../../../server/base/site.js';
import { LOCALES } from '../../../server/base/locale.js';
import { ENGINES } from '../databases.js';
import type { TestServer } from '../harness.js';
import { dataOf, startStocked } from '../stocked.js';
import { openTill, type Till } from './till.js';

type Schemas = components['schemas'];

/** Decision E3, in minor units. */
const limits: Readonly<Record<CountryCode, { least: number; most: number; currency: string }>> = {
  PH: { least: 10_000, most: 5_000_000, currency: 'PHP' },
  TH: { least: 10_000, most: 10_000_000, currency: 'THB' },
  MM: { least: 500_000, most: 200_000_000, currency: 'MMK' },
};

describe.each(ENGINES.flatMap((engine) => (['PH', 'TH', 'MM'] as const).map((site) => ({ engine, site }))))(
  'ways to deposit in $site, on $engine',
  ({ engine, site }) => {
    const { least, most, currency } = limits[site];
    let server: TestServer;
    let till: Till;
    beforeAll(async () => {
      server = await startStocked(engine, site);
      till = await openTill(server);
    });
    afterAll(() => server.close());

    const channels = async (method: string, lang = 'en_US') =>
      dataOf(await till.ask('GET', `/pay/getPayChannel/${method}`, { query: { lang } })) as Schemas['PayChannel'][];

    test('are named in five languages, each with the endpoint for its orders (E1)', async () => {
      const names = [];
      for (const lang of LOCALES) {
        const methods = dataOf(
          await till.ask('GET', '/pay/getPayMethod', { query: { lang } }),
        ) as Schemas['PayMethod'][];
        expect(methods.map(({ method, endpoint }) => [method, endpoint])).toEqual([
          ['qr', 'charge'],
          ['ewallet', 'charge'],
          ['bank', 'recharge'],
        ]);
        names.push(methods[0]?.name);
      }
      expect(new Set(names).size).toBe(LOCALES.length);
    });

    test('have the limits of the country (E3), all still available', async () => {
      for (const method of ['qr', 'ewallet', 'bank']) {
        const found = await channels(method);
        expect(found.length).toBeGreaterThan(0);
        for (const { minAmount, maxAmount, todayLeft } of found)
          expect({ minAmount, maxAmount, todayLeft }).toEqual({
            minAmount: least,
            maxAmount: most,
            todayLeft: most * 4,
          });
      }
    });

    test('that do not exist are not found', async () => {
      expect((await till.ask('GET', '/pay/getPayChannel/nothing')).body.code).toBe(10_404);
    });

    test('suggest amounts that can be paid', async () => {
      const { amounts, minAmount } = dataOf(
        await till.ask('GET', '/pay/getDepositAmountList'),
      ) as Schemas['DepositAmounts'];
      expect(minAmount).toBe(least);
      expect(amounts.length).toBeGreaterThan(3);
      expect(amounts.filter((amount) => amount < least || amount > most)).toEqual([]);
    });

    test('are quoted with their fee, rounded up to the smallest coin', async () => {
      expect(dataOf(await till.quote(least))).toEqual({
        amount: least,
        payAmount: least,
        fee: 0,
        bonus: 0,
        turnover: 0,
      });
      const odd = site === 'MM' ? 500_100 : 10_001;
      // A kyat has no hundredths to pay with (D3).
      const fee = site === 'MM' ? 5_100 : 101;
      expect(dataOf(await till.quote(odd, 'ewallet-kite'))).toEqual({
        amount: odd,
        payAmount: odd + fee,
        fee,
        bonus: 0,
        turnover: 0,
      });
    });

    test('refuse an amount outside their limits, naming the field', async () => {
      for (const amount of [-least, 0, least - 100, most + 100])
        expect((await till.quote(amount)).body).toMatchObject({ code: 10_201, field: 'amount' });
      expect((await till.quote(most)).body.code).toBe(200);
      expect((await till.charge(most + 100)).body).toMatchObject({ code: 10_201, field: 'amount' });
    });

    test('refuse fractions of minor units', async () => {
      for (const amount of [10_000.5, '10000', null, 1e300]) {
        const { body } = await till.ask('POST', '/pay/budgetAmount', { body: { channelId: 'qr-instant', amount } });
        expect(body, String(amount)).toMatchObject({ code: 10_400, field: 'amount' });
      }
    });

    test('refuse half a kyat and accept half a peso (D3)', async () => {
      expect((await till.quote(least + 50)).body.code).toBe(site === 'MM' ? 10_201 : 200);
    });

    test('refuse a channel that is closed or unknown', async () => {
      const { db } = server.parts;
      await db.updateTable('pay_channel').set({ is_open: false }).where('id', '=', 'ewallet-sampan').execute();
      for (const channelId of ['ewallet-sampan', 'nothing']) {
        expect((await till.quote(least, channelId)).body.code).toBe(10_202);
        expect((await till.charge(least, { method: 'ewallet', channelId })).body.code).toBe(10_202);
      }
      expect((await channels('ewallet')).find(({ id }) => id === 'ewallet-sampan')?.isOpen).toBe(false);
    });

    test('show an empty wallet as zero in the currency of the site, apart from games', async () => {
      expect(dataOf(await till.ask('GET', '/user/getBalanceInfo'))).toMatchObject({ balance: 0, currency, inGame: [] });
    });

    test('are switched by flags that are texts (B6)', async () => {
      const params = dataOf(await till.ask('GET', '/pay/getWalletParams')) as Record<string, string>;
      expect(params).toEqual({
        openStatus: 'true',
        manualDepositOpenStatus: 'true',
        autoDepositFunctionStatus: 'true',
        depositAmountListStatus: 'true',
        withdrawAmountListStatus: 'true',
      });
    });
  },
);
