import { randomUUID } from 'node:crypto';
import type { components } from '../../../openapi/user-api.js';
import { captchaAnswer } from './hooks.js';
import type { Lobby } from './lobby.js';

type Server = Pick<Lobby, 'origin'>;
export type WireOrder = components['schemas']['Order'];

type Asked = { token?: string; body?: object };

/** One call of the API, beside the browser. Throws what the lobby said when it refused. */
export async function ask<T extends object>(
  { origin }: Server,
  method: 'GET' | 'POST',
  path: string,
  { token, body }: Asked = {},
): Promise<T> {
  const headers = {
    origin,
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(body === undefined ? {} : { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
  };
  const answer = await fetch(`${origin}/user-api${path}${path.includes('?') ? '&' : '?'}lang=en_US`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const said = (await answer.json()) as T & { code: number };
  if (said.code !== 200) throw new Error(`${method} ${path} answered ${answer.status} ${JSON.stringify(said)}`);
  return said;
}

/** A session of the demo player, whose history the seed wrote. */
export async function demoToken(lobby: Server): Promise<string> {
  const { uuid } = await ask<{ uuid: string }>(lobby, 'GET', '/captcha/captchaImage');
  const body = {
    username: 'demo',
    password: 'demo1234',
    code: await captchaAnswer(lobby, uuid),
    uuid,
    browserUUID: randomUUID(),
  };
  return (await ask<{ token: string }>(lobby, 'POST', '/login', { body })).token;
}

/** Channels of the Philippine lobby, each with its method. */
const methods = { 'qr-instant': 'qr', 'ewallet-sampan': 'ewallet', 'ewallet-kite': 'ewallet' } as const;

/** An order that waits for its payment; `amount` in minor units. */
export async function placeOrder(
  lobby: Server,
  token: string,
  channelId: keyof typeof methods,
  amount: number,
): Promise<WireOrder> {
  return (
    await ask<{ data: WireOrder }>(lobby, 'POST', `/pay/${methods[channelId]}/charge`, {
      token,
      body: { channelId, amount },
    })
  ).data;
}

/** What the player does on the page of the payment company. */
export async function settle(
  { origin }: Server,
  { payUrl }: Pick<WireOrder, 'payUrl'>,
  outcome: 'paid' | 'declined',
): Promise<void> {
  const answer = await fetch(new URL(payUrl ?? '', origin), {
    method: 'POST',
    headers: { origin },
    body: new URLSearchParams({ outcome }),
    redirect: 'manual',
  });
  if (answer.status !== 303) throw new Error(`The payment page answered ${answer.status}`);
}
