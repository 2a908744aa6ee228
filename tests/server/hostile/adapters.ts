import { exampleAdapters } from '../../../docs/adapters-example.js';
import { guardGateway, guardMaker } from '../../../server/adapters/calls/guard.js';
import { openLine, type LineOptions } from '../../../server/adapters/calls/line.js';
import type { TestServer } from '../harness.js';
import { linesOf } from '../lines.js';
import { SECRET } from './wire.js';

/** Asks a company. Rejects when the connection breaks. */
export async function ask<Answer>(url: string, path: string, body: object): Promise<Answer> {
  const response = await fetch(url + path, { method: 'POST', body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: HTTP ${response.status}`);
  return (await response.json()) as Answer;
}

/**
 * Replaces the sandboxes of a server by the companies at this address. A hasty server gives a company 150 ms to respond;
 * on a busy machine that also cuts off responses of obedient companies. Any other waits as the real server does.
 */
export function useCompanies(server: TestServer, url: string, { isHasty }: { readonly isHasty: boolean }): void {
  const options: LineOptions = { ...linesOf(server.parts), ...(isHasty ? { limitMs: 150 } : {}) };
  const { maker, gateways } = exampleAdapters({ url, secret: SECRET });
  Object.assign(server.parts.services, {
    maker: guardMaker(maker, openLine('maker', { ...options, isInTransaction: () => false })),
    gateways: new Map(
      [...gateways.values()].map((gateway) => ['sandbox', guardGateway(gateway, openLine('pay-sandbox', options))]),
    ),
  });
}
