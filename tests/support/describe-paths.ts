import { describe, expect, test } from 'vitest';
import type { AnyActorRef, AnyStateMachine, ContextFrom, EventFromLogic } from 'xstate';
import { Coverage } from './coverage.js';
import type { AnyEvent } from './fixtures.js';
import { leavesIn, leavesOf, type LeafOf } from './names.js';
import { planPaths, type Plan, type PlanOptions, type Step } from './plan.js';
import type { Delays } from './timers.js';
import { walk, type ChildSpec, type Executor, type Hosting } from './walk.js';

export type Journey<M extends AnyStateMachine> = {
  steps: readonly AnyEvent[];
  /** Written by hand: a generated path follows a wrong target and stays green. Several where regions are parallel. */
  ends: LeafOf<M> | readonly LeafOf<M>[];
  input?: PlanOptions<M>['input'];
  /** Inputs of the chart's actors, all of them, in order. */
  asked?: Readonly<Record<string, readonly unknown[]>>;
  /** Events that the chart sent to its own actors. */
  told?: Readonly<Record<string, readonly AnyEvent[]>>;
  /** Events that long-lived actors and the parent got. */
  heard?: readonly AnyEvent[];
  /** Context at the end, where what is kept or dropped matters and nobody sees it. */
  holds?: Partial<ContextFrom<M>>;
  /** What the chart gave to whoever invoked it. */
  gives?: unknown;
};

export type PathSpec<M extends AnyStateMachine> = PlanOptions<M> & {
  /** ms, by hand from the specification. */
  delays: Delays<ContextFrom<M>>;
  children?: Readonly<Record<string, ChildSpec>>;
  journeys: Readonly<Record<string, Journey<M>>>;
};

type Act<W, E> = (world: W, event: E) => void | Promise<void>;

/** How the paths are performed and judged through something that people see. */
export type View<M extends AnyStateMachine, W> = {
  open: (ref: AnyActorRef) => W;
  act: Executor['act'];
  /** A person's hands; `'outside'` for what no person does (the network goes, a child reports). */
  send: { [T in EventFromLogic<M>['type']]: Act<W, Extract<EventFromLogic<M>, { type: T }>> | 'outside' };
  sees: { [L in LeafOf<M>]?: (world: W) => void | Promise<void> };
};

export function describePaths<M extends AnyStateMachine, W>(machine: M, spec: PathSpec<M>, view?: View<M, W>): void {
  const plans = planPaths(machine, spec);
  const journeys = Object.entries(spec.journeys);
  const executorOf = view ? throughView(view) : direct;

  describe(`${machine.id}: generated paths`, () => {
    for (const { title, input, steps } of plans) {
      test(title, async () => {
        await walk(machine, { ...spec, input } as Hosting, steps, executorOf);
      });
    }
  });

  describe(`${machine.id}: journeys`, () => {
    for (const [name, journey] of journeys) {
      test(name, async () => {
        const { ref, ...noted } = await walk(machine, hostingOf(spec, journey), asSteps(journey.steps), executorOf);
        const { value, context, output } = ref.getSnapshot();
        expect(leavesIn(value)).toEqual(expect.arrayContaining([journey.ends].flat()));
        for (const [actor, inputs] of Object.entries(journey.asked ?? {}))
          expect(noted.asked[actor] ?? [], actor).toEqual(inputs);
        for (const [actor, events] of Object.entries(journey.told ?? {}))
          expect(noted.told[actor] ?? [], actor).toEqual(events);
        if (journey.heard) expect(noted.heard).toEqual(journey.heard);
        if (journey.holds) expect(context).toMatchObject(journey.holds);
        if ('gives' in journey) expect(output).toEqual(journey.gives);
      });
    }
  });

  if (view) describe(`${machine.id}: its view`, () => everyLeafIsLookedAt(machine, view.sees));
  else if (!spec.children) describe(`${machine.id}: nothing is left out`, () => nothingIsLeftOut(machine, spec, plans));
}

function everyLeafIsLookedAt(machine: AnyStateMachine, sees: object): void {
  test('looks at every leaf and at no ghost', () => {
    expect(Object.keys(sees).toSorted()).toEqual(leavesOf(machine).toSorted());
  });
}

function nothingIsLeftOut<M extends AnyStateMachine>(machine: M, spec: PathSpec<M>, plans: readonly Plan[]): void {
  const journeys = Object.values(spec.journeys);
  const coverage = once(async () => {
    const seen = new Coverage(machine);
    for (const { input, steps } of plans)
      await walk(seen.machine, { ...spec, input } as Hosting, steps, direct, seen.inspect);
    for (const journey of journeys)
      await walk(seen.machine, hostingOf(spec, journey), asSteps(journey.steps), direct, seen.inspect);
    return seen;
  });

  test('every leaf is reached', () => {
    const values = plans.flatMap(({ start, steps }) => [start, ...steps.map(({ value }) => value ?? '')]);
    const reached = new Set(values.flatMap((value) => leavesIn(value)));
    expect(leavesOf(machine).filter((leaf) => !reached.has(leaf))).toEqual([]);
  });
  test('every transition is walked', async () => expect((await coverage()).unwalked).toEqual([]));
  test('every guard is seen both ways', async () => expect((await coverage()).oneSided).toEqual([]));
  test('at least three journeys have an end written by hand', () => expect(journeys.length).toBeGreaterThanOrEqual(3));
}

const asSteps = (events: readonly AnyEvent[]): Step[] => events.map((event) => ({ event }));

const hostingOf = <M extends AnyStateMachine>(spec: PathSpec<M>, journey: Journey<M>): Hosting =>
  ({ ...spec, input: 'input' in journey ? journey.input : spec.input }) as Hosting;

const direct = (ref: AnyActorRef): Executor => ({
  send: (event) => ref.send(event),
  sees: () => undefined,
  act: (run) => run(),
});

const throughView =
  <M extends AnyStateMachine, W>({ open, act, send, sees }: View<M, W>) =>
  (ref: AnyActorRef): Executor => {
    const world = open(ref);
    const senders = send as Record<string, Act<W, AnyEvent> | 'outside' | undefined>;
    const lookers = sees as Record<string, ((world: W) => void | Promise<void>) | undefined>;
    return {
      act,
      send: (event) => {
        const sender = senders[event.type] ?? missing(`No executor for ${event.type}`);
        return sender === 'outside' ? act(async () => ref.send(event)) : sender(world, event);
      },
      sees: (leaf) => (lookers[leaf] ?? missing(`Nothing looks at ${leaf}`))(world),
    };
  };

function missing(complaint: string): never {
  throw new Error(complaint);
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
