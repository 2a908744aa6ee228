import type { AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition, StateValue, StateValueFrom } from 'xstate';
import { getStateNodes } from './graph.js';

type Dotted<V> = V extends string
  ? V
  : { [K in keyof V & string]: NonNullable<V[K]> extends infer W ? `${K}.${Dotted<W>}` : never }[keyof V & string];

/** `paid`, `unknown.tracing`: every state without children, by its path. A state that does not exist does not compile. */
export type LeafOf<M extends AnyStateMachine> = Dotted<StateValueFrom<M>>;

/** The active leaves. More than one in a parallel state. */
export function leavesIn(value: StateValue, path: readonly string[] = []): string[] {
  if (typeof value === 'string') return [[...path, value].join('.')];
  const children = Object.entries(value);
  if (children.length === 0) return [path.join('.')];
  return children.flatMap(([key, child]) => (child ? leavesIn(child, [...path, key]) : []));
}

export const nodesOf = (machine: AnyStateMachine) => [machine.root, ...getStateNodes(machine.root)];

/** Leaves that can be seen: without those that always leave at once. */
export function leavesOf(machine: AnyStateMachine): string[] {
  return nodesOf(machine)
    .filter(({ type, always }) => (type === 'atomic' || type === 'final') && !always?.some(({ guard }) => !guard))
    .map(({ path }) => path.join('.'));
}

const settledBy = /^xstate\.(done|error)\.actor\.(.+)$/;
const passed = /^xstate\.after\.([^.]+)(?:\.(.+))?$/;

export function settlementOf(type: string): { kind: 'done' | 'error'; actor: string } | null {
  const [, kind, actor] = settledBy.exec(type) ?? [];
  return (kind === 'done' || kind === 'error') && actor ? { kind, actor } : null;
}

/** The delay of an `after` event, and the id of the waiting state (absent in a journey). */
export function delayOf(type: string): { name: string; state?: string } | null {
  const [, name, state] = passed.exec(type) ?? [];
  if (!name) return null;
  return state ? { name, state } : { name };
}

export function labelOf(type: string): string {
  const settled = settlementOf(type);
  const delay = delayOf(type);
  if (settled) return `${settled.kind} ${settled.actor}`;
  return delay ? `after ${delay.name}` : type;
}

export function titleOf(snapshot: AnyMachineSnapshot): string {
  const leaves = new Set(leavesIn(snapshot.value));
  const nodes = nodesOf(snapshot.machine).filter(({ path }) => leaves.has(path.join('.')));
  return nodes.map(({ meta, key }) => (meta as { title?: string } | undefined)?.title ?? key).join(' + ');
}

/** `deposit.paid -- deposit.closed [0]`: stable over `provide()`, which copies every transition. */
export function transitionName({ source, eventType }: AnyTransitionDefinition, index: number): string {
  return `${source.id} -- ${eventType ? labelOf(eventType) : 'always'} [${index}]`;
}
