import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';

export type StateNode = AnyStateMachine['root'];

export const nodesBelow = (node: StateNode): StateNode[] =>
  Object.values(node.states).flatMap((child) => [child, ...nodesBelow(child)]);

/** The chart as a Mermaid `stateDiagram-v2`: transitions behind all states, or Mermaid moves a state to where it is first named. */
export function diagramOf(machine: AnyStateMachine): string {
  const { root } = machine;
  const arrows = [root, ...nodesBelow(root)].flatMap(arrowsFrom);
  // Mermaid draws regions only inside a state.
  const drawn =
    root.type === 'parallel'
      ? [`  state "${titleOf(root)}" as regions {`, ...insides(root, 2), '  }']
      : insides(root, 1);
  return ['stateDiagram-v2', ...drawn, ...arrows.map((arrow) => `  ${arrow}`)].join('\n');
}

function insides(node: StateNode, depth: number): string[] {
  const indent = '  '.repeat(depth);
  const children = Object.values(node.states);
  const drawn = children.map((child) => stateLines(child, depth));
  if (node.type === 'parallel')
    return drawn.flatMap((lines, index) => (index === 0 ? lines : [`${indent}--`, ...lines]));
  const initial = node.initial.target.map((target) => `${indent}[*] --> ${idOf(target)}`);
  return [...initial, ...drawn.flat()];
}

function stateLines(node: StateNode, depth: number): string[] {
  const indent = '  '.repeat(depth);
  const name = `${indent}state "${titleOf(node).replaceAll('"', "'")}" as ${idOf(node)}`;
  if (node.type === 'atomic') return [name];
  if (node.type === 'final') return [name, `${indent}${idOf(node)} --> [*]`];
  return [`${name} {`, ...insides(node, depth + 1), `${indent}}`];
}

export const titleOf = ({ meta, key }: StateNode): string => (meta as { title?: string } | undefined)?.title ?? key;

/** One arrow for each pair of states, whatever leads from one to the other. What leaves from everywhere starts at the chart. */
function arrowsFrom(node: StateNode): string[] {
  const ways = new Map<string, string[]>();
  for (const transition of transitionsOf(node)) {
    for (const target of transition.target ?? []) {
      if (node.parent === undefined && node !== target) continue;
      const way = `${idOf(node)} --> ${idOf(target)}`;
      ways.set(way, [...(ways.get(way) ?? []), conditionOf(transition)]);
    }
  }
  return [...ways].map(([way, conditions]) => `${way} : ${[...new Set(conditions)].join(', ')}`);
}

export const transitionsOf = (node: StateNode): AnyTransitionDefinition[] => [
  ...(node.always ?? []),
  ...[...node.transitions.values()].flat(),
];

export function conditionOf({ eventType, guard }: AnyTransitionDefinition): string {
  return [nameOf(eventType), guard ? `[${guardName(guard)}]` : ''].filter(Boolean).join(' ') || 'otherwise';
}

export function nameOf(eventType: string): string {
  const [, kind, name = ''] = /^xstate\.(done|error|after)\.(?:actor\.|state\.)?([^.]+)/.exec(eventType) ?? [];
  if (eventType.startsWith('xstate.done.state.')) return 'done';
  if (kind === 'done') return `${name} answers`;
  if (kind === 'error') return `${name} breaks`;
  return kind === 'after' ? `after ${name}` : eventType;
}

const guardName = (guard: unknown): string =>
  typeof guard === 'string'
    ? guard
    : typeof guard === 'object' && guard !== null && 'type' in guard
      ? String(guard.type)
      : 'if';

const idOf = (node: StateNode): string => node.path.join('_').replaceAll(/\W/g, '') || node.key;
