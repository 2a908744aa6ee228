import type { FastifyBaseLogger } from 'fastify';
import type { BreakerState, CallWatch } from '../adapters/calls/line.js';
import type { CallProblem } from '../adapters/calls/no-clear-answer.js';
import type { Clock } from '../base/clock.js';
import { isInTransaction, type Db } from '../db/open.js';
import { keepEvidence } from './company-evidence.js';

/** What is counted of the calls. */
export interface CallCounts {
  /** A call by its result: answered, or why it has no clear answer. */
  countCall(company: string, call: string, result: 'answered' | CallProblem): void;
  noteBreaker(company: string, state: BreakerState): void;
}

/** Where the calls to companies leave their trace. */
export interface CallLog {
  /** The log, once there is one: the companies are wired before the app. */
  readonly log?: (() => Pick<FastifyBaseLogger, 'error' | 'warn' | 'info'> | undefined) | undefined;
  readonly metrics?: CallCounts | null | undefined;
}

/** Logs and counts each call without a clear answer once, and keeps answers that the port does not allow. */
export const watchCalls = (db: Db, clock: Clock, { log, metrics }: CallLog): CallWatch => ({
  opened: (company) => metrics?.noteBreaker(company, 'closed'),
  answered: (company, call) => metrics?.countCall(company, call, 'answered'),
  failed(error) {
    const { company, call, problem, about } = error;
    metrics?.countCall(company, call, problem);
    // Calls that were not made follow from those that failed.
    if (error.wasAsked) log?.()?.warn({ err: error, company, call, problem, about }, 'a company gave no clear answer');
  },
  changed(company, state) {
    metrics?.noteBreaker(company, state);
    log?.()?.[state === 'open' ? 'error' : 'info']({ company, state }, 'the circuit breaker of a company');
  },
  async keep(evidence) {
    const kept = keepEvidence(db, evidence, clock.now()).catch((error: unknown) =>
      log?.()?.error({ err: error, company: evidence.company, call: evidence.call }, 'an answer was not kept'),
    );
    // The database of the embedded engine has one connection, which a surrounding transaction holds.
    if (!isInTransaction()) await kept;
  },
});
