import { inTime } from '../../../server/adapters/in-time.js';
import type { Maker } from '../../../server/adapters/maker/maker.js';
import type { PayGateway } from '../../../server/adapters/pay/gateway.js';
import type { TestServer } from '../harness.js';
import type { WireRound } from './wire.js';

/** Asks a company. Rejects when the connection breaks. */
export async function ask<Answer>(url: string, path: string, body: object): Promise<Answer> {
  const response = await fetch(url + path, { method: 'POST', body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: HTTP ${response.status}`);
  return (await response.json()) as Answer;
}

const makerAt = (url: string): Maker => ({
  transferIn: (_, transfer) => ask(url, '/maker/in', transfer),
  transferOut: (_, transfer) => ask(url, '/maker/out', transfer),
  transferOutcome: (_, id) => ask(url, '/maker/outcome', { id }),
  holdings: (_, account) => ask(url, '/maker/holdings', account),
  rounds: async (_, account) =>
    (await ask<WireRound[]>(url, '/maker/rounds', account)).map((round) => ({ ...round, at: new Date() })),
  launchUrl: ({ ticket }) => `${url}/game?ticket=${ticket}`,
  verifies: () => Promise.resolve(false),
});

const gatewayAt = (url: string): PayGateway => ({
  open: (_, request) => ask(url, '/pay/open', request),
  close: (_, orderNo) => ask(url, '/pay/close', { orderNo }),
  outcomeOf: (_, orderNo) => ask(url, '/pay/outcome', { orderNo }),
  verifies: () => Promise.resolve(true),
});

/**
 * Replaces the sandboxes of a server by the companies at this address. A hasty server gives a company 150 ms to respond;
 * on a busy machine that also cuts off responses of obedient companies. Any other waits as the real server does.
 */
export function useCompanies(server: TestServer, url: string, { isHasty }: { readonly isHasty: boolean }): void {
  const ms = isHasty ? 150 : undefined;
  Object.assign(server.parts.services, {
    maker: inTime(makerAt(url), 'maker', ms),
    gateways: new Map([['sandbox', inTime(gatewayAt(url), 'gateway', ms)]]),
  });
}
