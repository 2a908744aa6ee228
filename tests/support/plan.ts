import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
  ContextFrom,
  InputFrom,
  StateValue,
} from 'xstate';
import type { AnyEvent, EventFixtures } from './fixtures.js';
import { getAdjacencyMap, getShortestPaths } from './graph.js';
import { pureLogicOf, type Shown } from './lone-scope.js';
import { delayOf, labelOf, leavesIn, nodesOf, settlementOf, titleOf, transitionName } from './names.js';

export type Step = { event: AnyEvent; value?: StateValue };
/** `start` is where the chart stands before the first step, `state` what it has become after the last. */
export type Plan = {
  title: string;
  input: unknown;
  start: StateValue;
  steps: readonly Step[];
  state: AnyMachineSnapshot;
};

type Edge = { event: AnyEvent; state: AnyMachineSnapshot };

export type PlanOptions<M extends AnyStateMachine> = {
  input: InputFrom<M>;
  /** Further inputs (after a reload, without permission) that open states or edges which `input` doesn't. */
  alsoFrom?: readonly InputFrom<M>[];
  events: EventFixtures<M>;
  /** What tells two visits of one state apart: the context that guards read, with counters clamped. */
  remember?: (context: ContextFrom<M>) => unknown;
  /** System ids of the long-lived actors that the chart talks to; as a record, with what it reads of their snapshots. */
  speaksTo?: readonly string[] | Shown;
};

export const shownIn = (speaksTo: PlanOptions<AnyStateMachine>['speaksTo'] = []): Shown =>
  Array.isArray(speaksTo) ? Object.fromEntries((speaksTo as string[]).map((id) => [id, {}])) : (speaksTo as Shown);

/**
 * One path for each edge of the reachable graph: the shortest way to its start, then the edge. Unlike simple paths this
 * is linear in the size of the chart and walks the ways back (retry, edit) too. Where regions are parallel, every
 * combination of their states is visited once, but an edge of one region is not walked again for each state of the others.
 */
export function planPaths<M extends AnyStateMachine>(machine: M, options: PlanOptions<M>): Plan[] {
  const events = candidates(machine, options.events);
  const known = new Set<string>();
  return [options.input, ...(options.alsoFrom ?? [])].flatMap((input) =>
    planFrom(input, machine, options, events, known),
  );
}

function planFrom(
  input: unknown,
  machine: AnyStateMachine,
  options: PlanOptions<never>,
  events: readonly AnyEvent[],
  known: Set<string>,
): Plan[] {
  const logic = pureLogicOf(machine, shownIn(options.speaksTo)) as never;
  const remember: (context: never) => unknown = options.remember ?? (() => null);
  const serializeState = (state: AnyMachineSnapshot) => JSON.stringify([state.value, remember(state.context as never)]);
  // By place, not by content: two errors look alike in JSON.
  const serializeEvent = (event: AnyEvent) => `${event.type} ${events.indexOf(event)}`;
  const traversal = {
    input,
    limit: 10_000,
    serializeState,
    serializeEvent,
    events: (state: AnyMachineSnapshot) =>
      state.status === 'active' ? events.filter((event) => canHappen(event, state)) : [],
  } as never;
  const isParallel = nodesOf(machine).some(({ type }) => type === 'parallel');
  const isNew = (edge: string) => !known.has(edge) && known.add(edge);

  const ways = new Map(
    getShortestPaths(logic, traversal).map(({ state, steps }) => [
      serializeState(state as never),
      steps as unknown as Edge[],
    ]),
  );
  const vertices = Object.values(getAdjacencyMap(logic, traversal)) as unknown as {
    state: AnyMachineSnapshot;
    transitions: object;
  }[];
  const paths = vertices.flatMap(({ state, transitions }) => {
    const from = serializeState(state);
    const way = ways.get(from) ?? [];
    const edges = (Object.values(transitions) as Edge[]).filter((edge) => {
      const place = isParallel ? changeOf(state, edge) : from;
      return isNew(`${place} ${serializeEvent(edge.event)}`);
    });
    return [...(isNew(from) ? [way] : []), ...edges.map((edge) => [...way, edge])];
  });
  return withoutPrefixes(paths, serializeEvent).flatMap(([start, ...path]) => {
    if (!start) return [];
    const state = path.at(-1)?.state ?? start.state;
    const story = path.map(({ event }) => describeEvent(event, events)).join(' → ') || 'start';
    const steps = path.map((edge) => ({ event: edge.event, value: edge.state.value }));
    return { title: `${titleOf(state)} ← ${story}`, input, start: start.state.value, steps, state };
  });
}

/** What an edge does, whatever the regions do that it leaves alone. */
function changeOf(from: AnyMachineSnapshot, { event, state }: Edge): string {
  const [before, after] = [leavesIn(from.value), leavesIn(state.value)];
  const taken = from.machine.getTransitionData(from as never, event) as AnyTransitionDefinition[];
  const names = taken.map((one) => transitionName(one, one.source.transitions.get(one.eventType)?.indexOf(one) ?? 0));
  return JSON.stringify([
    names,
    before.filter((leaf) => !after.includes(leaf)),
    after.filter((leaf) => !before.includes(leaf)),
  ]);
}

function candidates(
  machine: AnyStateMachine,
  fixtures: Readonly<Record<string, readonly unknown[] | undefined>>,
): AnyEvent[] {
  const heard = [...new Set(nodesOf(machine).flatMap((node) => [...node.transitions.keys()]))];
  const exact = heard.filter((type) => type !== '' && !type.endsWith('*') && !type.startsWith('xstate.done.state.'));
  const prefixes = heard.filter((type) => type.endsWith('*')).map((type) => type.slice(0, -1));
  const missing = exact.filter((type) => !delayOf(type) && !fixtures[type]?.length);
  if (missing.length) throw new Error(`No fixture for: ${missing.join(', ')}`);
  const others = Object.keys(fixtures).filter((type) => !exact.includes(type));
  const ghosts = others.filter((type) => !prefixes.some((prefix) => type.startsWith(prefix)));
  if (ghosts.length) throw new Error(`No state listens to: ${ghosts.join(', ')}`);
  return [...exact, ...others].flatMap((type) =>
    (fixtures[type] ?? [undefined]).map((example) => eventOf(type, example)),
  );
}

/** Only an actor that runs can answer, also where a chart listens to any. */
function canHappen(event: AnyEvent, state: AnyMachineSnapshot): boolean {
  const settled = settlementOf(event.type);
  return (!settled || settled.actor in state.children) && state.can(event as never);
}

/** Answers are given as bare values; own events as they are. */
function eventOf(type: string, example: unknown): AnyEvent {
  const settled = settlementOf(type);
  if (!settled) return { type, ...(example as object | undefined) };
  return { type, actorId: settled.actor, ...(settled.kind === 'done' ? { output: example } : { error: example }) };
}

function describeEvent(event: AnyEvent, all: readonly AnyEvent[]): string {
  const kin = all.filter(({ type }) => type === event.type);
  return labelOf(event.type) + (kin.length > 1 ? ` #${kin.indexOf(event) + 1}` : '');
}

function withoutPrefixes(paths: readonly Edge[][], nameOf: (event: AnyEvent) => string): Edge[][] {
  const keyOf = (path: readonly Edge[]) => path.map(({ event }) => `${nameOf(event)}\n`).join('');
  const unique = new Map(paths.map((path) => [keyOf(path), path]));
  const keys = [...unique.keys()].toSorted();
  // Sorted, so that whatever continues a path comes right behind it.
  const complete = new Set(keys.filter((key, index) => !keys[index + 1]?.startsWith(key)));
  return [...unique].filter(([key]) => complete.has(key)).map(([, path]) => path);
}
