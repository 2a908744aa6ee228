import type { FastifyInstance } from 'fastify';
import { adapterCalls } from './calls.js';
import type { SiteName } from './formats.js';
import { identityPage } from './identity/page.js';
import type { LobbyReach } from './lobby.js';
import { settleDueRounds, tellDueRounds } from './maker/due.js';
import { makerPages } from './maker/maker.js';
import type { Log, Parts } from './parts.js';
import { paymentPage } from './payment/page.js';
import { tellDuePayments } from './payment/payments.js';
import { smsPage } from './sms/page.js';
import { migrate } from './store/migrate.js';
import type { Db, Store } from './store/store.js';
import { emptyBooks, testRoutes } from './test-routes.js';
import { tidy } from './tidy.js';

/** The other companies, on their own books. */
export interface Companies {
  readonly db: Db;
  /** Adds what browsers open: the pages of payments, messages, identity and games. */
  addPages(app: FastifyInstance): Promise<void>;
  /** Adds what the lobby's adapters call. */
  addCalls(app: FastifyInstance): Promise<void>;
  /** Does now what is due: settles open rounds, repeats callbacks without an answer. Returns how much it did. */
  due(): Promise<number>;
  /** Does what is due every few seconds, until the function that it returns is called. */
  work(): () => Promise<void>;
  /** Forgets everything. For tests. */
  empty(): Promise<void>;
  close(): Promise<void>;
}

/** Time between two runs of what is due, and between two times of tidying up, in ms. */
const DUE_MS = 5_000;
const TIDY_MS = 3_600_000;

export async function openCompanies({
  store,
  lobbies = [],
  isTest = false,
  ...rest
}: {
  readonly store: Store;
  readonly lobby: LobbyReach;
  readonly now: () => Date;
  readonly log: Log;
  readonly site: SiteName;
  /** Origins of the lobby where it is not on the origin of these pages. */
  readonly lobbies?: readonly string[];
  readonly isTest?: boolean;
}): Promise<Companies> {
  await migrate(store);
  const parts: Parts = { ...rest, db: store.db };
  const due = async (): Promise<number> =>
    (await settleDueRounds(parts)) + (await tellDueRounds(parts)) + (await tellDuePayments(parts));

  return {
    db: store.db,
    due,
    addCalls: (app) => adapterCalls(app, parts),
    async addPages(app) {
      await makerPages(app, parts, lobbies);
      await paymentPage(app, parts);
      await identityPage(app, parts, lobbies);
      smsPage(app, parts);
      if (isTest) await testRoutes(app, parts, due);
    },
    work: () => repeat(parts.log, due, () => tidy(parts)),
    empty: () => emptyBooks(parts),
    close: () => store.close(),
  };
}

/** One run at a time: a slow lobby must not be asked by two. */
function repeat(log: Log, due: () => Promise<unknown>, tidyUp: () => Promise<unknown>): () => Promise<void> {
  let running: Promise<unknown> | null = null;
  const run = (work: () => Promise<unknown>): void => {
    running ??= work()
      .catch((error: unknown) => log.warn({ err: error }, 'due work of the sandbox failed'))
      .finally(() => (running = null));
  };
  const timers = [setInterval(() => run(due), DUE_MS), setInterval(() => run(tidyUp), TIDY_MS)];
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await running;
  };
}
