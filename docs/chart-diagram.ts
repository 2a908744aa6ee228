import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';

export type StateNode = AnyStateMachine['root'];

export const nodesBelow = (node: StateNode): StateNode[] =>
  Object.values(node.states).flatMap((child) => [child, ...nodesBelow(child)]);

/**
 * The chart as a Mermaid `stateDiagram-v2`. The transitions follow all states, because Mermaid puts a state into the
 * region where its name first appears.
 */
export function diagramOf(machine: AnyStateMachine): string {
  const { root } = machine;
  const arrows = [root, ...nodesBelow(root)].flatMap(arrowsFrom);
  // Mermaid shows regions only inside a state.
  const states =
    root.type === 'parallel'
      ? [`  state "${titleOf(root)}" as regions {`, ...insides(root, 2), '  }']
      : insides(root, 1);
  return ['stateDiagram-v2', ...states, ...arrows.map((arrow) => `  ${arrow}`)].join('\n');
}

function insides(node: StateNode, depth: number): string[] {
  const indent = '  '.repeat(depth);
  const children = Object.values(node.states);
  const parts = children.map((child) => stateLines(child, depth));
  if (node.type === 'parallel')
    return parts.flatMap((lines, index) => (index === 0 ? lines : [`${indent}--`, ...lines]));
  const initial = node.initial.target.map((target) => `${indent}[*] --> ${idOf(target)}`);
  return [...initial, ...parts.flat()];
}

function stateLines(node: StateNode, depth: number): string[] {
  const indent = '  '.repeat(depth);
  const name = `${indent}state "${titleOf(node).replaceAll('"', "'")}" as ${idOf(node)}`;
  if (node.type === 'atomic') return [name];
  if (node.type === 'final') return [name, `${indent}${idOf(node)} --> [*]`];
  return [`${name} {`, ...insides(node, depth + 1), `${indent}}`];
}

export const titleOf = ({ meta, key }: StateNode): string => (meta as { title?: string } | undefined)?.title ?? key;

/** One arrow for each pair of states that transitions connect. A transition of the root starts at the chart itself. */
function arrowsFrom(node: StateNode): string[] {
  const arrows = new Map<string, string[]>();
  for (const transition of transitionsOf(node)) {
    for (const target of transition.target ?? []) {
      if (node.parent === undefined && node !== target) continue;
      const arrow = `${idOf(node)} --> ${idOf(target)}`;
      arrows.set(arrow, [...(arrows.get(arrow) ?? []), conditionOf(transition)]);
    }
  }
  return [...arrows].map(([arrow, conditions]) => `${arrow} : ${[...new Set(conditions)].join(', ')}`);
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
  if (kind === 'done') return `${name} done`;
  if (kind === 'error') return `${name} failed`;
  return kind === 'after' ? `after ${name}` : eventType;
}

function guardName(guard: unknown): string {
  if (typeof guard === 'string') return guard;
  return typeof guard === 'object' && guard !== null && 'type' in guard ? String(guard.type) : 'if';
}

const idOf = (node: StateNode): string => node.path.join('_').replaceAll(/\W/g, '') || node.key;
