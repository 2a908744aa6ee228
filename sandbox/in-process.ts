import { randomBytes } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Adapters } from '../server/adapters/own.js';
import { sandboxAdapters } from './adapters/adapters.js';
import { openCompanies, type Companies } from './companies.js';
import type { SiteName } from './formats.js';
import type { Log } from './parts.js';
import type { Store } from './store/store.js';
import type { Fetch } from './wire.js';

/** The companies in the process of the lobby, at its address. */
export interface SandboxInProcess extends Companies {
  readonly adapters: Adapters;
  /** The lobby that callbacks go to. Before it is there, no callback is answered, and each is sent again later. */
  callTo(lobby: FastifyInstance): void;
}

/**
 * Opens the companies beside a lobby. Both sides speak the same JSON as two processes would, through the app of the other and
 * without a socket. `secret`: empty for one that only this process knows.
 */
export async function openInProcess({
  store,
  secret,
  now,
  log,
  site,
  isTest,
}: {
  readonly store: Store;
  readonly secret: string;
  readonly now: () => Date;
  readonly log: Log;
  readonly site: SiteName;
  readonly isTest: boolean;
}): Promise<SandboxInProcess> {
  const known = secret === '' ? randomBytes(32).toString('base64url') : secret;
  let lobby: FastifyInstance | null = null;
  const companies = await openCompanies({
    store,
    now,
    log,
    site,
    isTest,
    lobby: { url: 'http://localhost', secret: known, fetch: into(() => lobby) },
  });
  // Not on the lobby's own app: nobody else can reach what the adapters call.
  const calls = Fastify({ bodyLimit: 64 * 1024 });
  await companies.addCalls(calls);
  return {
    ...companies,
    adapters: sandboxAdapters({ url: 'http://localhost', secret: known, fetch: into(() => calls) }, ''),
    callTo(app) {
      lobby = app;
    },
    async close() {
      await calls.close();
      await companies.close();
    },
  };
}

/** A fetch that ends in an app of this process. */
const into =
  (app: () => FastifyInstance | null): Fetch =>
  async (url, { method, headers, body, signal }) => {
    const target = app();
    if (target === null) throw new Error('nobody is at this address yet');
    const { pathname, search } = new URL(url);
    const response = await target.inject({
      method,
      url: `${pathname}${search}`,
      headers: { ...headers, host: 'localhost' },
      signal,
      ...(body === undefined ? {} : { payload: body }),
    });
    return { status: response.statusCode, text: () => Promise.resolve(response.payload) };
  };
