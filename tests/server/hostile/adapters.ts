import { exampleAdapters } from '../../../docs/adapters-example.js';
import { guarded } from '../../../server/adapters/calls/guard.js';
import type { TestServer } from '../harness.js';
import { linesOf } from '../lines.js';
import { SECRET } from './wire.js';

/** Asks a company. Rejects when the connection breaks. */
export async function ask<Answer>(url: string, path: string, body: object): Promise<Answer> {
  const response = await fetch(url + path, { method: 'POST', body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: HTTP ${response.status}`);
  return (await response.json()) as Answer;
}

/** How long a hasty server waits for a company, in ms. On a busy machine that also cuts off responses of obedient companies. */
export const HASTY_MS = 150;

/** Replaces the sandboxes of a server by the companies at this address; `limitMs` is how long a company has to respond. */
export function useCompanies(server: TestServer, url: string, limitMs?: number): void {
  const { gateways, ...others } = exampleAdapters({ url, secret: SECRET });
  const renamed = new Map([...gateways.values()].map((gateway) => ['sandbox', gateway]));
  const options = { ...linesOf(server.parts), ...(limitMs === undefined ? {} : { limitMs }) };
  Object.assign(server.parts.services, guarded({ ...others, gateways: renamed }, options));
}
