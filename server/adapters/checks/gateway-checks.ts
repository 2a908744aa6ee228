import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Called } from '../called.js';
import { originProblem } from '../company.js';
import type { PayGateway, PaymentRequest } from '../pay/gateway.js';
import type { Bench, Check } from './check.js';
import { pageProblem } from '../page-problem.js';

const PAY_AMOUNT = 50_000;
const MINUTES_15 = 900_000;

const newPayment = ({ currency, now }: Bench): PaymentRequest => {
  const orderNo = randomUUID().replaceAll('-', '');
  return {
    orderNo,
    payAmount: PAY_AMOUNT,
    currency,
    channelName: 'Check',
    payType: 'url',
    bankCode: null,
    expiresAt: new Date(now().getTime() + MINUTES_15),
    at: now(),
    returnUrl: `https://lobby.example/pages/account/myWallet/depositResult?orderNo=${orderNo}`,
    lang: 'en_US',
  };
};

/** What every payment company promises (`PayGateway`). `name`: its key among the gateways. */
const checksOf = (name: string, gateway: Called<PayGateway>): readonly Check[] => [
  {
    name: `gateway ${name}: an order that is opened twice has one payment, on a page that the lobby can open`,
    run: async (bench) => {
      const payment = newPayment(bench);
      const first = await gateway.open(payment);
      assert.equal(pageProblem(first.payUrl, gateway), null);
      assert.deepEqual(await gateway.open(payment), first);
    },
  },
  {
    name: `gateway ${name}: an open payment has no outcome yet`,
    run: async (bench) => {
      const payment = newPayment(bench);
      await gateway.open(payment);
      assert.equal(await gateway.outcomeOf(payment.orderNo), null);
    },
  },
  {
    name: `gateway ${name}: an unknown order has no outcome`,
    run: async (bench) => {
      assert.equal(await gateway.outcomeOf(newPayment(bench).orderNo), null);
    },
  },
  {
    name: `gateway ${name}: an unpaid payment can be closed, repeatedly, and is not paid afterwards`,
    run: async (bench) => {
      const payment = newPayment(bench);
      await gateway.open(payment);
      assert.equal(await gateway.close(payment.orderNo), true);
      assert.equal(await gateway.close(payment.orderNo), true, 'repeated');
      assert.notEqual((await gateway.outcomeOf(payment.orderNo))?.state, 'paid');
    },
  },
  {
    name: `gateway ${name}: an unsigned callback is not verified`,
    run: async (bench) => {
      const { orderNo, payAmount } = newPayment(bench);
      const told = { orderNo, payAmount, currency: bench.currency, status: 'paid' } as const;
      for (const body of [told, { ...told, signature: '0'.repeat(64) }]) {
        const received = { rawBody: Buffer.from(JSON.stringify(body)), headers: {} };
        assert.equal(await gateway.verifies(body, received), false);
      }
    },
  },
  {
    name: `gateway ${name}: its origins can be used, and its name can stand in a callback's address`,
    run: async () => {
      assert.deepEqual(
        (gateway.origins ?? []).map(originProblem).filter((problem) => problem !== null),
        [],
      );
      assert.match(name, /^[a-z0-9-]{1,32}$/);
    },
  },
];

export const gatewayChecks = (gateways: ReadonlyMap<string, Called<PayGateway>>): readonly Check[] =>
  [...gateways].flatMap(([name, gateway]) => checksOf(name, gateway));
