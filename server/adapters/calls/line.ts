import { AsyncResource } from 'node:async_hooks';
import {
  BrokenCircuitError,
  bulkhead,
  BulkheadRejectedError,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  handleAll,
  TaskCancelledError,
  timeout,
  TimeoutStrategy,
  wrap,
} from 'cockatiel';
import * as v from 'valibot';
import { COMPANY_MS } from '../../base/deadlines.js';
import { asEvidence, type Evidence } from './evidence.js';
import { NoClearAnswer, type CallProblem } from './no-clear-answer.js';

/** Failures in a row after which a company is not asked for a while, in ms; then one call tries it. */
const FAILURES = 5;
const PAUSE_MS = 10_000;
/** Calls that may wait for their turn, for each that may be in flight. */
const WAITING = 20;

export type BreakerState = 'closed' | 'halfOpen' | 'open';

/** Who learns of the calls. */
export interface CallWatch {
  /** A company can be asked. */
  opened(company: string): void;
  /** A call had a clear answer. */
  answered(company: string, call: string): void;
  /** A call had no clear answer. */
  failed(error: NoClearAnswer): void;
  /** The circuit breaker of a company changed its state. */
  changed(company: string, state: BreakerState): void;
  keep(evidence: Evidence): Promise<void>;
}

export interface LineOptions {
  readonly watch: CallWatch;
  /** The most calls in flight to one company. */
  readonly inFlight: number;
  /** Whether the running code holds a transaction, and with it row locks and a connection. */
  readonly isInTransaction: () => boolean;
  /** How long a call may take, in ms, including the time in which it waits for its turn. */
  readonly limitMs?: number;
}

/** A call to a company: its name at the port, what it is about, and what may come back. */
export interface Asked<Schema extends v.GenericSchema> {
  readonly call: string;
  readonly about: string;
  readonly answer: Schema;
  /** The items of a malformed list that fit; null if the answer is no list. */
  readonly salvage?: (answer: unknown) => readonly unknown[] | null;
}

/** The one way to a company: bounded in time and in number, behind a circuit breaker, and every answer is parsed. */
export interface Line {
  readonly company: string;
  state(): BreakerState;
  /**
   * Rejects with `NoClearAnswer`. Inside of a transaction it rejects with another error and asks nothing: a company that hangs
   * would hold its locks and its connection.
   */
  ask<Schema extends v.GenericSchema>(
    asked: Asked<Schema>,
    work: (signal: AbortSignal) => Promise<unknown>,
    signal?: AbortSignal,
  ): Promise<v.InferOutput<Schema>>;
}

const STATES: Readonly<Record<CircuitState, BreakerState>> = {
  [CircuitState.Closed]: 'closed',
  [CircuitState.HalfOpen]: 'halfOpen',
  [CircuitState.Open]: 'open',
  [CircuitState.Isolated]: 'open',
};

export function openLine(
  company: string,
  { watch, inFlight, isInTransaction, limitMs = COMPANY_MS }: LineOptions,
): Line {
  const inTime = () => timeout(limitMs, TimeoutStrategy.Aggressive);
  const breaker = circuitBreaker(handleAll, { halfOpenAfter: PAUSE_MS, breaker: new ConsecutiveBreaker(FAILURES) });
  breaker.onStateChange((state) => watch.changed(company, STATES[state]));
  watch.opened(company);
  const turn = wrap(inTime(), bulkhead(inFlight, inFlight * WAITING));
  // The second limit frees the place of a call whose adapter does not obey its signal.
  const tried = wrap(breaker, inTime());

  const asking = (work: (signal: AbortSignal) => Promise<unknown>, signal?: AbortSignal): Promise<unknown> =>
    turn.execute(
      // Bound: a call that waited would otherwise run in the asynchronous context of the call whose place it takes.
      AsyncResource.bind(async (context: { readonly signal: AbortSignal }) => {
        // One call tries the company. The library would let all others wait for it.
        if (breaker.state === CircuitState.HalfOpen) throw new BrokenCircuitError();
        return tried.execute(async (inner) => work(inner.signal), context.signal);
      }),
      signal,
    );

  return {
    company,
    state: () => STATES[breaker.state],
    async ask({ call, about, answer: schema, salvage }, work, signal) {
      if (isInTransaction()) throw new Error(`${company}: ${call} was called inside of a transaction`);
      const failed = (problem: CallProblem, why: ConstructorParameters<typeof NoClearAnswer>[4]) => {
        const error = new NoClearAnswer(company, call, problem, about, why);
        watch.failed(error);
        return error;
      };
      const answer = await asking(work, signal).catch((cause: unknown) => {
        throw failed(problemOf(cause), { cause });
      });
      const parsed = v.safeParse(schema, answer);
      if (parsed.success) {
        watch.answered(company, call);
        return parsed.output;
      }
      const problem = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'answer'}: ${issue.type}`).join(', ');
      await watch.keep({ company, call, about, problem: problem.slice(0, 500), answer: asEvidence(answer) });
      throw failed('misfit', { cause: new Error(problem.slice(0, 500)), wellFormed: salvage?.(answer) ?? null });
    },
  };
}

function problemOf(cause: unknown): CallProblem {
  if (cause instanceof BrokenCircuitError) return 'open';
  if (cause instanceof BulkheadRejectedError) return 'busy';
  const isEnded = cause instanceof Error && ['AbortError', 'TimeoutError'].includes(cause.name);
  return cause instanceof TaskCancelledError || isEnded ? 'late' : 'failed';
}
