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
import { present } from './present.js';

export type Step = { event: AnyEvent; value?: StateValue };
/** `start` is the chart's state before the first step, `state` the one after the last. */
export type Plan = {
  title: string;
  input: unknown;
  start: StateValue;
  steps: readonly Step[];
  state: AnyMachineSnapshot;
};

/** An event and the state that it leads to. */
export type Edge = { event: AnyEvent; state: AnyMachineSnapshot };

export type PlanOptions<M extends AnyStateMachine> = {
  input: InputFrom<M>;
  /** Further inputs (after a reload, without permission) that reach states or edges which `input` does not. */
  alsoFrom?: readonly InputFrom<M>[];
  events: EventFixtures<M>;
  /** What distinguishes two visits of one state: the context that guards read, with counters clamped. */
  remember?: (context: ContextFrom<M>) => unknown;
  /** System ids of the long-lived actors that the chart sends to; as a record, with what it reads of their snapshots. */
  speaksTo?: readonly string[] | Shown;
};

export const shownIn = (speaksTo: PlanOptions<AnyStateMachine>['speaksTo'] = []): Shown =>
  Array.isArray(speaksTo) ? Object.fromEntries((speaksTo as string[]).map((id) => [id, {}])) : (speaksTo as Shown);

/**
 * What taking an edge proves, as names. A plan takes edges until each name has been proven once. The chart's start is an
 * edge without `from`.
 */
export type Goals = (edge: Edge, from: AnyMachineSnapshot | null, graph: Naming) => readonly string[];

/**
 * Without a screen: each edge from each remembered context, and each state. Of parallel regions every combination of states
 * is visited once, but an edge of one region is not repeated for each state of the others.
 */
export const everyEdge: Goals = (edge, from, { keyOf, nameOf, isParallel }) => [
  keyOf(edge.state),
  ...(from ? [`${isParallel ? changeOf(from, edge) : keyOf(from)} ${nameOf(edge.event)}`] : []),
];

/**
 * Through a screen: each leaf, and each example of an event in each leaf that takes it, in whichever remembered context comes
 * first. The paths without a screen have taken every edge from every context, so a screen only has to show each leaf and to
 * offer each event where the chart takes it. All examples, because a player gives each in another way: two tabs, two fields.
 */
export const eachLeafAndExample: Goals = ({ event, state }, from, { nameOf }) => [
  ...leavesIn(state.value),
  ...(from ? takersOf(from, event).map((leaf) => `${leaf} ${nameOf(event)}`) : []),
];

/**
 * One path for each edge of the reachable graph: the shortest path to its source, then the edge. Unlike simple paths this
 * is linear in the size of the chart and covers the edges that lead back (retry, edit) too.
 */
export function planPaths<M extends AnyStateMachine>(machine: M, options: PlanOptions<M>): Plan[] {
  return graphsOf(machine, options, everyEdge).flatMap((graph) => {
    const left = new Set(graph.goals);
    const take = ({ goals }: Leading) => goals.filter((goal) => left.delete(goal)).length > 0;
    const paths = graph.vertices.flatMap(({ way, edges }) => [
      ...(way.length === 1 && take(graph.start) ? [way] : []),
      ...edges.filter(take).map((edge) => [...way, edge]),
    ]);
    return withoutPrefixes(paths, graph.nameOf).flatMap((path) => planOf(path, graph));
  });
}

/** An edge of a graph, with what it proves. */
export type Leading = Edge & { goals: readonly string[] };
/** The shortest way to a vertex begins with the chart's start. */
export type Vertex = { state: AnyMachineSnapshot; way: readonly Edge[]; edges: readonly Leading[] };
type Naming = {
  /** Two snapshots with one key are one vertex. */
  keyOf: (state: AnyMachineSnapshot) => string;
  nameOf: (event: AnyEvent) => string;
  isParallel: boolean;
};
/** All that can be reached from one input. */
export type Graph = Naming & {
  input: unknown;
  events: readonly AnyEvent[];
  start: Leading;
  vertices: readonly Vertex[];
  /** What no graph before this one proves. */
  goals: readonly string[];
  transition: (state: AnyMachineSnapshot, event: AnyEvent) => AnyMachineSnapshot;
};

/** One graph for each input; what several of them could prove is a goal of the first one alone. */
export function graphsOf<M extends AnyStateMachine>(machine: M, options: PlanOptions<M>, goalsOf: Goals): Graph[] {
  const events = candidates(machine, options.events);
  const known = new Set<string>();
  return [options.input, ...(options.alsoFrom ?? [])].map((input) =>
    graphOf(input, machine, options, events, known, goalsOf),
  );
}

function graphOf(
  input: unknown,
  machine: AnyStateMachine,
  options: PlanOptions<never>,
  events: readonly AnyEvent[],
  known: Set<string>,
  goalsOf: Goals,
): Graph {
  const logic = pureLogicOf(machine, shownIn(options.speaksTo));
  const remember: (context: never) => unknown = options.remember ?? (() => null);
  const keyOf = (state: AnyMachineSnapshot) => JSON.stringify([state.value, remember(state.context as never)]);
  // By index, not by content: two errors look the same in JSON.
  const nameOf = (event: AnyEvent) => `${event.type} ${events.indexOf(event)}`;
  const naming = { keyOf, nameOf, isParallel: nodesOf(machine).some(({ type }) => type === 'parallel') };
  const traversal = {
    input,
    limit: 10_000,
    serializeState: keyOf,
    serializeEvent: nameOf,
    events: (state: AnyMachineSnapshot) =>
      state.status === 'active' ? events.filter((event) => canHappen(event, state)) : [],
  } as never;
  const leading = (edge: Edge, from: AnyMachineSnapshot | null): Leading => ({
    event: edge.event,
    state: edge.state,
    goals: goalsOf(edge, from, naming),
  });

  const ways = new Map(
    getShortestPaths(logic as never, traversal).map(({ state, steps }) => [
      keyOf(state as never),
      steps as unknown as Edge[],
    ]),
  );
  const adjacent = Object.values(getAdjacencyMap(logic as never, traversal)) as unknown as {
    state: AnyMachineSnapshot;
    transitions: object;
  }[];
  const vertices = adjacent.map(({ state, transitions }) => ({
    state,
    way: ways.get(keyOf(state)) ?? [],
    edges: (Object.values(transitions) as Edge[]).map((edge) => leading(edge, state)),
  }));
  const [first] = present(
    vertices.find(({ way }) => way.length === 1),
    'the chart has no start',
  ).way;
  const start = leading(first as Edge, null);
  const isNew = (goal: string) => !known.has(goal) && Boolean(known.add(goal));
  const goals = [start, ...vertices.flatMap(({ edges }) => edges)].flatMap((edge) => edge.goals.filter(isNew));
  return {
    ...naming,
    input,
    events,
    start,
    vertices,
    goals,
    transition: (state, event) => logic.transition(state, event, undefined as never) as AnyMachineSnapshot,
  };
}

/** A path of a graph, from the chart's start, with its title. */
export function planOf([start, ...path]: readonly Edge[], { input, events }: Graph): Plan[] {
  if (!start) return [];
  const state = path.at(-1)?.state ?? start.state;
  const story = path.map(({ event }) => describeEvent(event, events)).join(' → ') || 'start';
  const steps = path.map((edge) => ({ event: edge.event, value: edge.state.value }));
  return [{ title: `${titleOf(state)} ← ${story}`, input, start: start.state.value, steps, state }];
}

const takenIn = (from: AnyMachineSnapshot, event: AnyEvent) =>
  from.machine.getTransitionData(from as never, event) as AnyTransitionDefinition[];

/** The active leaves that take an event, by themselves or by a state around them. */
function takersOf(from: AnyMachineSnapshot, event: AnyEvent): string[] {
  const takers = takenIn(from, event).map(({ source }) => source.path.map((key) => `${key}.`).join(''));
  return leavesIn(from.value).filter((leaf) => takers.some((taker) => `${leaf}.`.startsWith(taker)));
}

/** What an edge changes, without the regions that it does not touch. */
function changeOf(from: AnyMachineSnapshot, { event, state }: Edge): string {
  const [before, after] = [leavesIn(from.value), leavesIn(state.value)];
  const taken = takenIn(from, event);
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

/** Only a running actor can send its output, even where a chart listens for it in every state. */
export function canHappen(event: AnyEvent, state: AnyMachineSnapshot): boolean {
  const settled = settlementOf(event.type);
  return (!settled || settled.actor in state.children) && state.can(event as never);
}

/** Outputs of actors are given as plain values; the chart's own events as they are. */
function eventOf(type: string, example: unknown): AnyEvent {
  const settled = settlementOf(type);
  if (!settled) return { type, ...(example as object | undefined) };
  return { type, actorId: settled.actor, ...(settled.kind === 'done' ? { output: example } : { error: example }) };
}

function describeEvent(event: AnyEvent, all: readonly AnyEvent[]): string {
  const kin = all.filter(({ type }) => type === event.type);
  return labelOf(event.type) + (kin.length > 1 ? ` #${kin.indexOf(event) + 1}` : '');
}

function withoutPrefixes(
  paths: readonly (readonly Edge[])[],
  nameOf: (event: AnyEvent) => string,
): (readonly Edge[])[] {
  const keyOf = (path: readonly Edge[]) => path.map(({ event }) => `${nameOf(event)}\n`).join('');
  const unique = new Map(paths.map((path) => [keyOf(path), path]));
  const keys = [...unique.keys()].toSorted();
  // Sorted, so that a longer path follows directly after the path that it continues.
  const complete = new Set(keys.filter((key, index) => !keys[index + 1]?.startsWith(key)));
  return [...unique].filter(([key]) => complete.has(key)).map(([, path]) => path);
}
