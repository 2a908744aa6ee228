import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { Answer, keyedWriteMachine } from '../../../machines/shared/keyedWrite.machine.js';
import type { Result } from '../../../machines/vocabulary.js';
import { orderWrite, withdrawalWrite } from '../../../machines/wallet/writes.js';

type Request = { request: { key: string } };
const never = () => new Promise<never>(() => undefined);

test.each([
  ['the order of a deposit after 300 s, since a payment channel may be slow', 300_000, orderWrite],
  ['a withdrawal after 60 s', 60_000, withdrawalWrite],
])('without a response the server is asked about %s (B4)', (_, timeout, write) => {
  const clock = new SimulatedClock();
  // What is sent makes no difference to the timeout.
  const silent = (write as unknown as typeof keyedWriteMachine).provide({
    actors: {
      sendRequest: fromPromise<Result<string>, Request>(never),
      traceRequest: fromPromise<Answer<string>, Request>(never),
    },
  });
  const actor = createActor(silent, { clock, input: { request: { key: 'key-1' }, mayExist: false } }).start();
  clock.increment(timeout - 1);
  expect(actor.getSnapshot().value).toBe('sending');
  clock.increment(1);
  expect(actor.getSnapshot().value).toEqual({ unknown: 'tracing' });
});
