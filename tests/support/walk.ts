import { isDeepStrictEqual } from 'node:util';
import { createActor, setup, type AnyActorRef, type AnyStateMachine, type InspectionEvent } from 'xstate';
import { expect } from 'vitest';
import type { AnyEvent } from './fixtures.js';
import type { Shown } from './lone-scope.js';
import { delayOf, leavesIn, settlementOf } from './names.js';
import { planPaths, shownIn, type PlanOptions, type Step } from './plan.js';
import { present } from './present.js';
import { longLived, settle, StandIns } from './stand-ins.js';
import { pass, stoppedClock, type Delays } from './timers.js';

/** `spec` is the child's own `PathSpec`: what is planned of it starts with the input that it really got. */
export type ChildSpec = {
  machine: AnyStateMachine;
  spec: {
    events: object;
    delays: Delays;
    remember?: (context: never) => unknown;
    speaksTo?: readonly string[] | Shown;
  };
};
export type Hosting = {
  input: unknown;
  delays: Delays;
  speaksTo?: PlanOptions<AnyStateMachine>['speaksTo'];
  /** Invoked machines that really run: each must earn the outputs that the fixtures claim. */
  children?: Readonly<Record<string, ChildSpec>>;
};
export type Executor = {
  send: (event: AnyEvent) => void | Promise<void>;
  sees: (leaf: string) => void | Promise<void>;
  /** Surrounds whatever may re-render. */
  act: (run: () => Promise<void>) => Promise<void>;
};

/** A walk's end: the chart, what long-lived actors and the parent heard, what its own actors were asked and told. */
export type Visit = { ref: AnyActorRef; heard: AnyEvent[]; asked: StandIns['asked']; told: StandIns['told'] };

export async function walk(
  machine: AnyStateMachine,
  hosting: Hosting,
  steps: readonly Step[],
  executorOf: (ref: AnyActorRef) => Executor,
  inspect: (event: InspectionEvent) => void = () => undefined,
): Promise<Visit> {
  const kids = Object.entries(hosting.children ?? {});
  const real = kids.map(([id, { machine: kid }]) => [id, kid.provide({ actors: new StandIns(kid).actors })] as const);
  const standIns = new StandIns(machine, Object.fromEntries(real));
  const { ref, heard } = hosted(machine.provide({ actors: standIns.actors }), hosting, inspect);
  const executor = executorOf(ref);

  await look();
  for (const { event, value } of steps) {
    const { status } = ref.getSnapshot();
    if (status !== 'active') throw new Error(`The chart is ${status} before ${event.type}`);
    await perform(event);
    if (ref.getSnapshot().status === 'error') throw ref.getSnapshot().error;
    if (value !== undefined) expect(ref.getSnapshot().value, `after ${event.type}`).toEqual(value);
    await look();
  }
  return { ref, heard, asked: standIns.asked, told: standIns.told };

  async function look() {
    for (const leaf of leavesIn(ref.getSnapshot().value)) await executor.sees(leaf);
  }

  async function perform(event: AnyEvent): Promise<void> {
    if (!settlementOf(event.type) && !delayOf(event.type)) return executor.send(event);
    const settled = settlementOf(event.type);
    const child = settled?.kind === 'done' ? hosting.children?.[settled.actor] : undefined;
    if (!settled || !child) return executor.act(async () => happen(event, ref, hosting.delays));
    const input = standIns.asked[settled.actor]?.at(-1);
    for (const step of wayTo(
      event.output,
      settled.actor,
      { ...child.spec, input } as unknown as PlanOptions<AnyStateMachine>,
      child.machine,
    )) {
      const running = present(childOf(ref, settled.actor), `${settled.actor} is not running`);
      await executor.act(async () => happen(step.event, running, child.spec.delays));
    }
  }
}

/** What nobody does: answers and passing time; and what is done to a child, which has no view of its own here. */
function happen(event: AnyEvent, on: AnyActorRef, delays: Delays): void {
  const settled = settlementOf(event.type);
  const delay = delayOf(event.type);
  if (settled) settle(on, settled.kind, settled.actor, settled.kind === 'done' ? event.output : event.error);
  else if (delay) pass(on, delay, delays as Delays<unknown>);
  else on.send(event);
}

function wayTo(
  output: unknown,
  child: string,
  options: PlanOptions<AnyStateMachine>,
  machine: AnyStateMachine,
): readonly Step[] {
  const way = planPaths(machine, options).find(
    ({ state }) => state.status === 'done' && isDeepStrictEqual(state.output, output),
  );
  return present(way, `${child} never ends with ${JSON.stringify(output)}`).steps;
}

const childOf = (ref: AnyActorRef, id: string) =>
  (ref.getSnapshot().children as Record<string, AnyActorRef | undefined>)[id];

/** Runs the chart as a child, so that the actors it finds through the system, and its parent, exist. */
function hosted(subject: AnyStateMachine, { speaksTo, input }: Hosting, inspect: (event: InspectionEvent) => void) {
  const heard: AnyEvent[] = [];
  const shown = Object.entries(shownIn(speaksTo));
  const listeners = Object.fromEntries(shown.map(([id, shows]) => [`long lived ${id}`, longLived(heard, shows)]));
  const host = setup({ actors: { ...listeners, subject } }).createMachine({
    invoke: [
      ...shown.map(([systemId]) => ({ src: `long lived ${systemId}`, id: `long lived ${systemId}`, systemId })),
      // Without `onError` a chart that throws would end the whole test run, not its test.
      { src: 'subject', id: 'subject', input, onError: { actions: () => undefined } },
    ] as never,
    on: {
      '*': {
        guard: ({ event }) => !event.type.startsWith('xstate.'),
        actions: ({ event }) => void heard.push(event as AnyEvent),
      },
    },
  });
  const actor = createActor(host, { clock: stoppedClock as never, inspect }).start();
  const ref = present(childOf(actor, 'subject'), 'the chart did not start');
  if (ref.getSnapshot().status === 'error') throw ref.getSnapshot().error;
  return { ref, heard };
}
