import { randomUUID } from 'node:crypto';
import type { components } from '../../../openapi/user-api.js';
import type { TestPlayer } from '../../../server/testing/players.js';
import type { TestAnswer, TestServer } from '../harness.js';
import { dataOf, rowsOf, type Rows } from '../stocked.js';

type Schemas = components['schemas'];
export type Order = Schemas['Order'];

/** What tests do with the deposits and withdrawals of one player. */
export class Till {
  constructor(
    private readonly server: TestServer,
    readonly player: TestPlayer,
  ) {}

  /** Opens an order; `key` is new unless given. */
  charge(
    amount: number,
    {
      key = randomUUID(),
      method = 'qr',
      channelId = 'qr-instant',
      endpoint = 'charge',
      bankCode,
    }: { key?: string; method?: string; channelId?: string; endpoint?: string; bankCode?: string } = {},
  ): Promise<TestAnswer> {
    return this.ask('POST', `/pay/${method}/${endpoint}`, {
      body: { channelId, amount, ...(bankCode === undefined ? {} : { bankCode }) },
      headers: { 'idempotency-key': key },
    });
  }

  async order(amount = 50_000): Promise<Order> {
    return dataOf(await this.charge(amount)) as Order;
  }

  async status(orderNo: string): Promise<Order> {
    return dataOf(await this.ask('GET', `/pay/getOrderStatus/${orderNo}`)) as Order;
  }

  /** The order of any kind that a number or a key leads to. */
  find = async (body: object) =>
    dataOf(await this.ask('POST', '/pay/order/trace', { body })) as Schemas['TracedOrder'] | null;
  /** The deposit that a number or a key leads to. */
  trace = async (body: object): Promise<Order | null> => {
    const found = await this.find(body);
    return found?.kind === 'deposit' ? found.order : null;
  };
  cancel = (orderNo: string) => this.ask('POST', `/pay/order/cancel/${orderNo}`);
  quote = (amount: number, channelId = 'qr-instant') =>
    this.ask('POST', '/pay/budgetAmount', { body: { channelId, amount } });
  balance = async () => (dataOf(await this.ask('GET', '/user/getBalanceInfo')) as Schemas['BalanceInfo']).balance;
  bills = async (query: Record<string, string> = {}) =>
    rowsOf(await this.ask('GET', '/bill/list', { query })) as Rows<Schemas['Bill']>;
  orders = async (query: Record<string, string> = {}) =>
    rowsOf(await this.ask('GET', '/pay/order/list', { query })) as Rows<Order>;

  ask(method: string, path: string, call: Parameters<TestServer['call']>[2] = {}): Promise<TestAnswer> {
    return this.server.call(method, path, { token: this.player.token, ...call });
  }
}

export const openTill = async (server: TestServer): Promise<Till> => new Till(server, await server.newPlayer());

/** Presses a button of the payment page as a browser does; returns the page that follows. */
export async function press(
  { url }: TestServer,
  { payUrl }: Pick<Order, 'payUrl'>,
  outcome: 'paid' | 'declined',
): Promise<string> {
  if (payUrl === null) throw new Error('the order has no page to pay at');
  const answer = await fetch(url + payUrl, { method: 'POST', body: new URLSearchParams({ outcome }) });
  return answer.text();
}
