import { isDeepStrictEqual } from 'node:util';
import { createActor, setup, type AnyActorRef, type AnyStateMachine, type InspectionEvent } from 'xstate';
import { expect } from 'vitest';
import type { AnyEvent } from './fixtures.js';
import type { Shown } from './lone-scope.js';
import { delayOf, labelOf, leavesIn, settlementOf } from './names.js';
import { planPaths, shownIn, type PlanOptions, type Step } from './plan.js';
import { present } from './present.js';
import { longLived, settle, Fakes } from './fakes.js';
import { pass, stoppedClock, type Delays } from './timers.js';

/** `spec` is the child's own `PathSpec`; its paths start with the input that the child really got. */
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
  /** Invoked machines that really run: each must reach the outputs that the fixtures give. */
  children?: Readonly<Record<string, ChildSpec>>;
};
export type Executor = {
  send: (event: AnyEvent) => void | Promise<void>;
  sees: (leaf: string) => void | Promise<void>;
  /** Wraps every step that may cause a render. */
  act: (run: () => Promise<void>) => Promise<void>;
};

/** The end of a walk: the chart, the events to long-lived actors and the parent, the inputs and events of its own actors. */
export type Visit = { ref: AnyActorRef; heard: AnyEvent[]; asked: Fakes['asked']; told: Fakes['told'] };

/** Says which step of a walk failed, and why. */
export class BrokenStep extends Error {
  readonly index: number;

  constructor(index: number, where: string, reason: unknown) {
    super(`${where}: ${reason instanceof Error ? reason.message : String(reason)}`, { cause: reason });
    this.index = index;
    if (reason instanceof Error && reason.stack) this.stack = reason.stack;
  }
}

export async function walk(
  machine: AnyStateMachine,
  hosting: Hosting,
  steps: readonly Step[],
  executorOf: (ref: AnyActorRef) => Executor,
  inspect: (event: InspectionEvent) => void = () => undefined,
): Promise<Visit> {
  const kids = Object.entries(hosting.children ?? {});
  const real = kids.map(([id, { machine: kid }]) => [id, kid.provide({ actors: new Fakes(kid).actors })] as const);
  const fakes = new Fakes(machine, Object.fromEntries(real));
  const { ref, heard } = hosted(machine.provide({ actors: fakes.actors }), hosting, inspect);
  const executor = executorOf(ref);

  await look();
  for (const [index, step] of steps.entries()) {
    const before = ref.getSnapshot().value;
    try {
      await take(step);
    } catch (reason) {
      throw new BrokenStep(
        index,
        `step ${index + 1} of ${steps.length}, ${labelOf(step.event.type)} in ${leavesIn(before).join(' + ')}`,
        reason,
      );
    }
  }
  return { ref, heard, asked: fakes.asked, told: fakes.told };

  async function take({ event, value }: Step) {
    const { status } = ref.getSnapshot();
    if (status !== 'active') throw new Error(`The chart is ${status} before ${event.type}`);
    await perform(event);
    if (ref.getSnapshot().status === 'error') throw ref.getSnapshot().error;
    if (value !== undefined) expect(ref.getSnapshot().value, `after ${event.type}`).toEqual(value);
    await look();
  }

  async function look() {
    for (const leaf of leavesIn(ref.getSnapshot().value)) await executor.sees(leaf);
  }

  async function perform(event: AnyEvent): Promise<void> {
    if (!settlementOf(event.type) && !delayOf(event.type)) return executor.send(event);
    const settled = settlementOf(event.type);
    const child = settled?.kind === 'done' ? hosting.children?.[settled.actor] : undefined;
    if (!settled || !child) return executor.act(async () => happen(event, ref, hosting.delays));
    const input = fakes.asked[settled.actor]?.at(-1);
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

/** Steps without a player: outputs and delays; and steps of a child chart, which has no view here. */
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

/** Runs the chart as a child, so that its parent and the actors of the system exist. */
function hosted(subject: AnyStateMachine, { speaksTo, input }: Hosting, inspect: (event: InspectionEvent) => void) {
  const heard: AnyEvent[] = [];
  const shown = Object.entries(shownIn(speaksTo));
  const listeners = Object.fromEntries(shown.map(([id, shows]) => [`long lived ${id}`, longLived(heard, shows)]));
  const host = setup({ actors: { ...listeners, subject } }).createMachine({
    invoke: [
      ...shown.map(([systemId]) => ({ src: `long lived ${systemId}`, id: `long lived ${systemId}`, systemId })),
      // Without `onError` a chart that throws would end the whole test run, not only its test.
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
