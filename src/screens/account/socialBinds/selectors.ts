import type { SnapshotFrom } from 'xstate';
import type { socialBindsMachine } from '../../../../machines/account/socialBinds.machine.js';
import type { Problem } from '../../../../machines/vocabulary.js';

type Snapshot = SnapshotFrom<typeof socialBindsMachine>;

export type Panel = 'shape' | 'binding' | 'failed' | 'unknown' | 'notOffered' | 'unbound' | 'bound';

export function selectPanel(snapshot: Snapshot): Panel {
  if (snapshot.matches('binding')) return 'binding';
  if (snapshot.matches('reading') || snapshot.matches('loading')) return 'shape';
  if (snapshot.matches('failed')) return 'failed';
  if (snapshot.matches({ unknown: 'silent' })) return 'unknown';
  if (snapshot.matches('notOffered')) return 'notOffered';
  return snapshot.matches('unbound') ? 'unbound' : 'bound';
}
export const selectBind = ({ context }: Snapshot) => context.bind;
/** Unbinding, or checking whether it happened. */
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
export const selectIsAsking = (snapshot: Snapshot): boolean => snapshot.matches('asking');
export const selectIsOnlyWayIn = (snapshot: Snapshot): boolean => snapshot.matches({ bound: 'onlyWayIn' });
export const selectProblem = (snapshot: Snapshot): Problem | null =>
  snapshot.matches({ unbound: 'refused' }) || snapshot.matches({ bound: 'refused' }) ? snapshot.context.problem : null;
