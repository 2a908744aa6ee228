import type { SnapshotFrom } from 'xstate';
import type { socialBindsMachine } from '../../../../machines/account/socialBinds.machine.js';
import type { Problem } from '../../../../machines/vocabulary.js';

type Snapshot = SnapshotFrom<typeof socialBindsMachine>;

export type Panel = 'shape' | 'binding' | 'unavailable' | 'unknown' | 'notOffered' | 'unbound' | 'bound';

export function selectPanel(snapshot: Snapshot): Panel {
  if (snapshot.matches('binding')) return 'binding';
  if (snapshot.matches('recalling') || snapshot.matches('loading')) return 'shape';
  if (snapshot.matches('unavailable')) return 'unavailable';
  if (snapshot.matches({ unknown: 'unanswered' })) return 'unknown';
  if (snapshot.matches('notOffered')) return 'notOffered';
  return snapshot.matches('unbound') ? 'unbound' : 'bound';
}
export const selectBind = ({ context }: Snapshot) => context.bind;
/** Unbinding, or checking whether it happened. */
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
export const selectIsAsking = (snapshot: Snapshot): boolean => snapshot.matches('confirming');
export const selectIsOnlyWayIn = (snapshot: Snapshot): boolean => snapshot.matches({ bound: 'onlyWayIn' });
export const selectProblem = (snapshot: Snapshot): Problem | null =>
  snapshot.matches({ unbound: 'refused' }) || snapshot.matches({ bound: 'refused' }) ? snapshot.context.problem : null;
