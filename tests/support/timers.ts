import type { AnyActorRef } from 'xstate';

/** Durations written by hand: copied from the chart they would prove nothing. Several, or a function of the context, where they vary. */
export type Delays<Context = never> = Readonly<
  Record<string, number | readonly number[] | ((context: Context) => number)>
>;

type Scheduled = { target: AnyActorRef; source: AnyActorRef; event: { type: string }; delay: number; id: string };
type Scheduling = {
  getSnapshot: () => { _scheduledEvents: Readonly<Record<string, Scheduled>> };
  scheduler: { cancel: (source: AnyActorRef, id: string) => void };
};

/** No timer fires by itself. In real time the shortest timer always wins, so longer ones could never be tested alone. */
export const stoppedClock = { setTimeout: () => 0, clearTimeout: () => undefined };

/**
 * Lets a delay of an actor pass. The delay is found by its name, because two delays may have the same length. Tests of
 * elapsed time are the machine tests (`SimulatedClock`).
 */
export function pass(actor: AnyActorRef, delay: { name: string; state?: string }, delays: Delays<unknown>): void {
  const system = actor.system as unknown as Scheduling;
  const waiting = Object.values(system.getSnapshot()._scheduledEvents).filter(({ target }) => target === actor);
  const prefix = `xstate.after.${delay.name}.`;
  const due = waiting.filter(({ event: { type } }) =>
    delay.state ? type === prefix + delay.state : type.startsWith(prefix),
  );
  const [timer, another] = due;
  if (!timer)
    throw new Error(
      `Nothing waits for ${delay.name}, only for ${waiting.map(({ event }) => event.type).join(', ') || 'nothing'}`,
    );
  if (another)
    throw new Error(`Two states wait for ${delay.name}, say which: ${due.map(({ event }) => event.type).join(', ')}`);
  const expected = durationsOf(delays[delay.name], actor.getSnapshot().context);
  if (!expected.includes(timer.delay))
    throw new Error(`${delay.name} lasts ${timer.delay} ms, expected ${expected.join(' or ') || 'in delays'}`);
  system.scheduler.cancel(timer.source, timer.id);
  actor.send(timer.event);
}

function durationsOf(expected: Delays<unknown>[string] | undefined, context: unknown): readonly number[] {
  if (expected === undefined) return [];
  if (typeof expected === 'function') return [expected(context)];
  return typeof expected === 'number' ? [expected] : expected;
}
