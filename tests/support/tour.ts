import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import {
  canHappen,
  everyEdge,
  graphsOf,
  planOf,
  type Edge,
  type Goals,
  type Graph,
  type Leading,
  type Plan,
  type PlanOptions,
  type Vertex,
} from './plan.js';

/**
 * A walk over many edges: it begins at the chart's start, and each step continues in the state that the step before reached.
 * `alone` has, by the index of each step that had to be walked, the same edge with the shortest path from the start.
 */
export type Tour = Plan & { alone: ReadonlyMap<number, Plan> };

/** Starting a chart, and rendering its screen, costs about as much as this many steps. */
const RESTART = 3;

/**
 * Walks that prove the same as `planPaths`, or other goals, in a fraction of the steps. A tour takes the nearest edge that
 * proves something new; where the path to it is longer than from the start, a new tour begins. Each step is computed from the
 * snapshot that the tour really has, so context that `remember` leaves out cannot lead it elsewhere.
 */
export const planTours = <M extends AnyStateMachine>(
  machine: M,
  options: PlanOptions<M>,
  goalsOf: Goals = everyEdge,
): Tour[] => graphsOf(machine, options, goalsOf).flatMap(toursOf);

function toursOf(graph: Graph): Tour[] {
  const at = new Map(graph.vertices.map((vertex) => [graph.keyOf(vertex.state), vertex]));
  const vertexOf = (state: AnyMachineSnapshot) => at.get(graph.keyOf(state)) as Vertex;
  const left = new Set(graph.goals);
  const isLeft = ({ goals }: Leading) => goals.some((goal) => left.has(goal));
  const take = ({ goals }: Leading) => goals.forEach((goal) => left.delete(goal));
  const tours: Tour[] = [];

  do {
    const { start } = graph;
    const path: Edge[] = [start];
    const others = new Map<number, Plan>();
    let here = start.state;
    take(start);
    for (;;) {
      const vertex = vertexOf(here);
      const way = nearest(vertex);
      if (!way) break;
      if (
        path.length > 1 &&
        way.length > RESTART &&
        way.length > (nearest(vertexOf(start.state))?.length ?? 0) + RESTART
      )
        break;
      const followed = follow(here, way);
      const goal = way.at(-1) as Leading;
      const origin = way.length > 1 ? vertexOf((way.at(-2) as Edge).state) : vertex;
      take(goal);
      if (!followed) {
        // The edges before changed context that decides: this edge is walked from the start.
        tours.push(
          ...planOf([...origin.way, goal], graph).map((plan) => ({ ...plan, alone: new Map<number, Plan>() })),
        );
        continue;
      }
      path.push(...followed);
      for (const plan of planOf([...origin.way, goal], graph)) others.set(path.length - 2, plan);
      here = (followed.at(-1) as Edge).state;
    }
    if (path.length > 1 || tours.length === 0)
      tours.push(...planOf(path, graph).map((plan) => ({ ...plan, title: shortened(plan), alone: others })));
  } while (left.size > 0);
  return tours;

  /** The path to the nearest edge that is left, which is its last one. Of several, an edge that leads to more of them. */
  function nearest(from: Vertex): Leading[] | null {
    const reached = new Set([from]);
    let front: { vertex: Vertex; way: Leading[] }[] = [{ vertex: from, way: [] }];
    while (front.length > 0) {
      const found = front
        .flatMap(({ vertex, way }) => vertex.edges.filter(isLeft).map((edge) => ({ edge, way })))
        .toSorted((one, other) => rankOf(one.edge) - rankOf(other.edge))[0];
      if (found) return [...found.way, found.edge];
      front = front.flatMap(({ vertex, way }) =>
        vertex.edges.flatMap((edge) => {
          const next = vertexOf(edge.state);
          if (reached.has(next)) return [];
          reached.add(next);
          return [{ vertex: next, way: [...way, edge] }];
        }),
      );
    }
    return null;
  }

  function rankOf({ state }: Edge): number {
    const next = vertexOf(state);
    if (next.edges.length === 0) return 2;
    return next.edges.some(isLeft) ? 0 : 1;
  }

  /** The same edges from a snapshot of the tour; null when one of them leads to another state. */
  function follow(from: AnyMachineSnapshot, way: readonly Edge[]): Edge[] | null {
    const followed: Edge[] = [];
    let state = from;
    for (const edge of way) {
      if (!canHappen(edge.event, state)) return null;
      state = graph.transition(state, edge.event);
      if (graph.keyOf(state) !== graph.keyOf(edge.state)) return null;
      followed.push({ event: edge.event, state });
    }
    return followed;
  }
}

const shortened = ({ title, steps }: Plan): string =>
  steps.length <= 6 ? title : `${title.split(' ← ', 1)[0]} ← a tour of ${steps.length} steps`;
