import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { CallCounts } from '../domain/watch-calls.js';
import type { Db, Opened } from '../db/open.js';
import type { Swept } from '../base/each-row.js';
import { oldestWaiting } from '../domain/oldest-waiting.js';
import { lastAudit, lastResult } from '../ledger/stored-audit.js';

/** What the server counts for its operators, in the text format of Prometheus. */
export interface Metrics extends CallCounts {
  /** Counts every response of the app by route and status, with its time. */
  countResponses(app: FastifyInstance): void;
  /** Shows how many tasks wait in a queue; `waiting` is asked at every reading, and left out if it rejects. */
  watchQueue(name: string, waiting: () => number | Promise<number>): void;
  /** Counts a run of a sweep; null if the run failed as a whole. */
  countSweep(name: string, swept: Swept | null): void;
  text(): Promise<string>;
}

/** Longest response times that are told apart, in seconds: a tap feels immediate up to 0.1 s, a company may take 8 s. */
const SECONDS = [0.01, 0.03, 0.1, 0.3, 1, 3, 10];

/** Opens the counters of one server. They include those of the process: memory, event-loop lag, garbage collection. */
export function openMetrics(database: Pick<Opened, 'db' | 'poolUse'>): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const responses = new Histogram({
    name: 'lobby_http_response_seconds',
    help: 'Time from the request to the end of the response; errors are those with a status of 500 or more',
    labelNames: ['route', 'method', 'status'],
    buckets: SECONDS,
    registers,
  });
  const rows = new Counter({
    name: 'lobby_sweep_rows_total',
    help: 'Rows that scheduled work handled, by result',
    labelNames: ['sweep', 'result'],
    registers,
  });
  const failedRuns = new Counter({
    name: 'lobby_sweep_failed_runs_total',
    help: 'Runs of scheduled work that failed as a whole',
    labelNames: ['sweep'],
    registers,
  });
  const calls = new Counter({
    name: 'lobby_company_calls_total',
    help: 'Calls to companies by result: answered, failed, late, misfit (not allowed by the port), open and busy (not asked)',
    labelNames: ['company', 'call', 'result'],
    registers,
  });
  const breakers = new Gauge({
    name: 'lobby_company_breaker',
    help: 'Circuit breaker of a company: 1 at its state',
    labelNames: ['company', 'state'],
    registers,
  });
  const queues = new Map<string, () => number | Promise<number>>();
  void new Gauge({
    name: 'lobby_queue_waiting',
    help: 'Tasks that wait for their turn',
    labelNames: ['queue'],
    registers,
    async collect() {
      this.reset();
      for (const [queue, waiting] of queues) {
        const count = await Promise.resolve(waiting()).catch(() => null);
        if (count !== null) this.set({ queue }, count);
      }
    },
  });
  addPool(registry, database);
  addLedger(registry, database.db);
  addAges(registry, database.db);

  return {
    countResponses(app) {
      app.addHook('onResponse', async (request, reply) => {
        const { method, routeOptions } = request;
        const labels = { route: routeOptions.url ?? 'unknown', method, status: reply.statusCode };
        responses.observe(labels, reply.elapsedTime / 1000);
      });
    },
    watchQueue: (name, waiting) => void queues.set(name, waiting),
    countSweep(sweep, swept) {
      // Both results exist from the first run on: an alarm on an increase needs the zero before it.
      rows.inc({ sweep, result: 'done' }, swept?.done ?? 0);
      rows.inc({ sweep, result: 'failed' }, swept?.failures.length ?? 0);
      failedRuns.inc({ sweep }, swept === null ? 1 : 0);
    },
    countCall: (company, call, result) => calls.inc({ company, call, result }),
    noteBreaker(company, current) {
      for (const state of ['closed', 'halfOpen', 'open'] as const)
        breakers.set({ company, state }, state === current ? 1 : 0);
    },
    text: () => registry.metrics(),
  };
}

/** Connections to PostgreSQL. The embedded database has none. */
function addPool(registry: Registry, { poolUse }: Pick<Opened, 'poolUse'>): void {
  if (poolUse === undefined) return;
  void new Gauge({
    name: 'lobby_pool_connections',
    help: 'Connections to the database by state; waiting: requests that wait for a connection',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(poolUse())) this.set({ state }, count);
    },
  });
}

/**
 * The result of the last audit, whichever process ran it. Of one that failed there are no figures but the failure; without an
 * audit so far, or without a database, there is nothing.
 */
function addLedger(registry: Registry, db: Db): void {
  const figures: readonly (readonly [name: string, help: string, of: () => Promise<number | null | undefined>])[] = [
    [
      'lobby_ledger_audit_failed',
      'Whether the last audit of the ledger came to no result',
      async () => {
        const last = await lastAudit(db);
        return last && Number(last.error !== null);
      },
    ],
    ['lobby_ledger_drift', 'Findings of the last audit of the ledger', async () => (await lastAudit(db))?.findings],
    [
      'lobby_suspense_entries',
      'Amounts that an operator had to decide about then',
      async () => (await lastAudit(db))?.suspense,
    ],
    [
      'lobby_ledger_audited_timestamp_seconds',
      'When an audit of the ledger last came to a result, in seconds since 1970',
      async () => {
        const last = await lastResult(db);
        return last && last.at.getTime() / 1000;
      },
    ],
  ];
  for (const [name, help, of] of figures)
    void new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.remove();
        const value = (await of().catch(() => null)) ?? null;
        if (value !== null) this.set(value);
      },
    });
}

/** What waits for a company or for a person, by the age of the oldest; 0 where nothing waits. */
function addAges(registry: Registry, db: Db): void {
  void new Gauge({
    name: 'lobby_oldest_waiting_seconds',
    help:
      'Age of the oldest: transfer with unknown outcome, payment whose company did not give its link, withdrawal that is not ' +
      'paid out, manual deposit that waits for its review',
    labelNames: ['kind'],
    registers: [registry],
    async collect() {
      this.reset();
      for (const [kind, since] of Object.entries(await oldestWaiting(db).catch(() => ({}))))
        this.set({ kind }, since === null ? 0 : Math.max(0, (Date.now() - since.getTime()) / 1000));
    },
  });
}
