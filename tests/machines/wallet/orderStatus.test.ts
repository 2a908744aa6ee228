import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import type { Order } from '../../../machines/wallet/order.js';
import { orderStatusMachine } from '../../../machines/wallet/orderStatus.machine.js';
import { order } from '../../fixtures/wallet/orders.js';

const minute = 60_000;
type Tick = { type: 'clock.ticked'; now: number };

/** Advances time in steps of 1 s, with a server that never receives a payment. */
async function pendingFor(duration: number): Promise<{ askedAt: number[]; output: Order | undefined }> {
  const clock = new SimulatedClock();
  const askedAt: number[] = [];
  let tick: (tick: Tick) => void = () => undefined;
  const loadOrder = fromPromise<Order, { orderNo: string }>(async () => {
    askedAt.push(clock.now());
    return order({ age: clock.now(), remaining: 15 * minute - clock.now(), readAt: clock.now() });
  });
  const watchClock = fromCallback<Tick>(({ sendBack }) => {
    tick = sendBack;
  });
  const machine = orderStatusMachine.provide({
    actors: { loadOrder, watchClock, watchPage: fromCallback(() => undefined) },
  });
  const actor = createActor(machine, { clock, input: { order: order() } }).start();
  while (clock.now() < duration) {
    for (let settled = 0; settled < 8; settled++) await Promise.resolve();
    clock.increment(1_000);
    tick({ type: 'clock.ticked', now: clock.now() });
  }
  for (let settled = 0; settled < 8; settled++) await Promise.resolve();
  return { askedAt, output: actor.getSnapshot().output };
}

/** The pause in ms after a request, by the age of the order in ms. */
function pauseAt(age: number): number {
  if (age < minute) return 3_000;
  return age < 5 * minute ? 5_000 : 15_000;
}

test('polls every 3 s, then 5 s, then 15 s, a last time at the end, and times out then (E2)', async () => {
  const { askedAt, output } = await pendingFor(16 * minute);
  const pauses = askedAt
    .slice(1, -1)
    .map((time, index) => [askedAt[index] ?? 0, time - (askedAt[index] ?? 0)] as const);
  for (const [from, pause] of pauses) expect([from, pause]).toEqual([from, pauseAt(from)]);
  expect(askedAt.at(-1)).toBe(15 * minute);
  expect(output).toMatchObject({ status: 'pendingPayment', remaining: 0 });
});
