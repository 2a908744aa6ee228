import type { AnyMachineSnapshot } from 'xstate';

/** What stands in the place of a list that loads page by page, from the states that such charts share. */
export type Panel = 'skeleton' | 'empty' | 'unavailable' | 'listed';
/** What the end of the list shows. */
export type Tail = 'more' | 'loading' | 'stuck' | 'end';

export const selectPanel = (snapshot: AnyMachineSnapshot): Panel =>
  (['listed', 'empty', 'unavailable'] as const).find((panel) => snapshot.matches(panel)) ?? 'skeleton';

export function selectTail(snapshot: AnyMachineSnapshot): Tail {
  if (snapshot.hasTag('busy')) return 'loading';
  if (snapshot.hasTag('failed')) return 'stuck';
  return snapshot.matches({ listed: 'partial' }) ? 'more' : 'end';
}
