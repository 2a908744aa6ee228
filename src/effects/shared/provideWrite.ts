import { fromPromise } from 'xstate';
import type { Answer, KeyedWrite } from '../../../machines/shared/keyedWrite.machine.js';
import type { Result } from '../../../machines/vocabulary.js';

type Requests<Request, Value> = {
  send: (request: Request, signal: AbortSignal) => Promise<Result<Value>>;
  /** Resolves to what the server made of the request, null if nothing arrived; rejects if the server does not say. */
  trace: (request: Request, signal: AbortSignal) => Promise<Answer<Value>>;
};

/** A write under a key with its requests. */
export const provideWrite = <Request, Value>(
  write: KeyedWrite<Request, Value>,
  { send, trace }: NoInfer<Requests<Request, Value>>,
): KeyedWrite<Request, Value> =>
  write.provide({
    actors: {
      sendRequest: fromPromise<Result<Value>, { request: Request }>(({ input, signal }) => send(input.request, signal)),
      traceRequest: fromPromise<Answer<Value>, { request: Request }>(({ input, signal }) =>
        trace(input.request, signal),
      ),
    },
  });

/** The answer of a lookup that tells whether it happened. If it did not, the flow goes on as after a refusal. */
export const outcomeOf = (hasHappened: boolean): Answer<null> =>
  hasHappened ? { ok: true, value: null } : { ok: false, problem: { code: 'unreachable' } };

/** The answer of a lookup that found something, or nothing. */
export const answerOf = <Value>(found: Value | null): Answer<Value> => found && { ok: true, value: found };
