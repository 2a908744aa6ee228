import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnyActorRef, AnyStateMachine, ContextFrom, EventFromLogic } from 'xstate';
import { Coverage } from './coverage.js';
import type { AnyEvent } from './fixtures.js';
import { leavesIn, leavesOf, type LeafOf } from './names.js';
import { present } from './present.js';
import { eachLeafAndExample, everyEdge, type Plan, type PlanOptions, type Step } from './plan.js';
import type { Delays } from './timers.js';
import { planTours, type Tour } from './tour.js';
import { BrokenStep, walk, type ChildSpec, type Executor, type Hosting } from './walk.js';

export type Journey<M extends AnyStateMachine> = {
  steps: readonly AnyEvent[];
  /** The end state, by hand: a generated path would follow a wrong target and pass. Several for parallel regions. */
  ends: LeafOf<M> | readonly LeafOf<M>[];
  input?: PlanOptions<M>['input'];
  /** Inputs of the chart's actors, all of them, in order. */
  asked?: Readonly<Record<string, readonly unknown[]>>;
  /** Events that the chart sent to its own actors. */
  told?: Readonly<Record<string, readonly AnyEvent[]>>;
  /** Events that long-lived actors and the parent received. */
  heard?: readonly AnyEvent[];
  /** Context at the end, for fields that no screen shows. */
  holds?: Partial<ContextFrom<M>>;
  /** The output that the chart gave to its parent. */
  gives?: unknown;
};

export type PathSpec<M extends AnyStateMachine> = PlanOptions<M> & {
  /** ms, by hand from the specification. */
  delays: Delays<ContextFrom<M>>;
  children?: Readonly<Record<string, ChildSpec>>;
  journeys: Readonly<Record<string, Journey<M>>>;
};

/** For the acts that may send the event themselves; their names say when. */
export type Outside = { send: () => Promise<void>; isTaken: boolean };
/** What a player does for an event. */
type Act<W, E> = (world: W, event: E, outside: Outside) => void | Promise<void>;

/** How the rendered screen shows each leaf and takes each event: see `eachLeafAndExample`. */
export type View<M extends AnyStateMachine, W> = {
  open: (ref: AnyActorRef) => W;
  act: Executor['act'];
  /** Whether each render is done twice, to find one that is not pure. */
  renderTwice: (isTwice: boolean) => void;
  /** Throws if the step before took away what had the focus, and nothing has it now. */
  keepsFocus: () => Promise<void>;
  /** The player's actions; `'outside'` for events that no player causes (the network is lost, a child reports). */
  send: { [T in EventFromLogic<M>['type']]: Act<W, Extract<EventFromLogic<M>, { type: T }>> | 'outside' };
  sees: { [L in LeafOf<M>]?: (world: W) => void | Promise<void> };
};

export function describePaths<M extends AnyStateMachine, W>(machine: M, spec: PathSpec<M>, view?: View<M, W>): void {
  const tours = planTours(machine, spec, view ? eachLeafAndExample : everyEdge);
  const journeys = Object.entries(spec.journeys);
  const executorOf = view ? throughView(view) : direct;
  // The coverage is noted while the tests walk.
  const isWhole = !view && !spec.children;
  const seen = isWhole ? new Coverage(machine) : { machine, inspect: undefined };
  const take = ({ input, steps }: Plan) =>
    walk(seen.machine, { ...spec, input } as Hosting, steps, executorOf, seen.inspect);
  const toured = tours.map((tour) => once(() => takeTour(tour, take)));
  const travelled = journeys.map(([, journey]) =>
    once(() => walk(seen.machine, hostingOf(spec, journey), asSteps(journey.steps), executorOf, seen.inspect)),
  );

  describe(`${machine.id}: generated paths`, () => {
    afterAll(() => view?.renderTwice(true));
    for (const [index, { title }] of tours.entries()) {
      test(title, async () => {
        // The first tour and the tests written by hand find a render that is not pure; the rest would take twice as long.
        view?.renderTwice(index === 0);
        await toured[index]?.();
      });
    }
  });

  describe(`${machine.id}: journeys`, () => {
    beforeAll(() => view?.renderTwice(false));
    afterAll(() => view?.renderTwice(true));
    for (const [index, [name, journey]] of journeys.entries()) {
      test(name, async () => {
        const { ref, ...noted } = present(await travelled[index]?.(), name);
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
  if (seen instanceof Coverage) {
    const all = once(async () => {
      await Promise.allSettled([...toured, ...travelled].map((one) => one()));
      return seen;
    });
    describe(`${machine.id}: nothing is left out`, () => nothingIsLeftOut(machine, tours, journeys.length, all));
  }
}

/**
 * Walks a tour. When a step fails, the tour does not reach the edges after it: each of them is walked from the start, so that
 * one mistake does not hide another.
 */
export async function takeTour(
  { alone: others, ...tour }: Tour,
  take: (plan: Plan) => Promise<unknown>,
): Promise<void> {
  try {
    await take(tour);
  } catch (reason) {
    if (!(reason instanceof BrokenStep)) throw reason;
    const broken: string[] = [];
    for (const [index, plan] of others)
      if (index > reason.index) await take(plan).catch((one: Error) => broken.push(`${plan.title}: ${one.message}`));
    if (broken.length > 0) reason.message += `\n\nOf the edges after it, these fail too:\n${broken.join('\n')}`;
    throw reason;
  }
}

function everyLeafIsLookedAt(machine: AnyStateMachine, sees: object): void {
  test('has an expectation for every leaf, and none for a state that does not exist', () => {
    expect(Object.keys(sees).toSorted()).toEqual(leavesOf(machine).toSorted());
  });
}

function nothingIsLeftOut(
  machine: AnyStateMachine,
  plans: readonly Plan[],
  journeys: number,
  coverage: () => Promise<Coverage>,
): void {
  test('every leaf is reached', () => {
    const values = plans.flatMap(({ start, steps }) => [start, ...steps.map(({ value }) => value ?? '')]);
    const reached = new Set(values.flatMap((value) => leavesIn(value)));
    expect(leavesOf(machine).filter((leaf) => !reached.has(leaf))).toEqual([]);
  });
  test('every transition is walked', async () => expect((await coverage()).unwalked).toEqual([]));
  test('every guard is seen both ways', async () => expect((await coverage()).oneSided).toEqual([]));
  test('at least three journeys have an end written by hand', () => expect(journeys).toBeGreaterThanOrEqual(3));
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
  <M extends AnyStateMachine, W>({ open, act, keepsFocus, send, sees }: View<M, W>) =>
  (ref: AnyActorRef): Executor => {
    const world = open(ref);
    const senders = send as Record<string, Act<W, AnyEvent> | 'outside' | undefined>;
    const lookers = sees as Record<string, ((world: W) => void | Promise<void>) | undefined>;
    return {
      act,
      send: (event) => {
        const sender = senders[event.type] ?? missing(`No executor for ${event.type}`);
        const sendIt = () => act(async () => ref.send(event));
        if (sender === 'outside') return sendIt();
        return sender(world, event, { send: sendIt, isTaken: ref.getSnapshot().can(event as never) });
      },
      sees: async (leaf) => {
        await keepsFocus();
        await (lookers[leaf] ?? missing(`Nothing looks at ${leaf}`))(world);
      },
    };
  };

function missing(complaint: string): never {
  throw new Error(complaint);
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
