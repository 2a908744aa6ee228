import type { SnapshotFrom } from 'xstate';
import type { winnersMachine } from '../../../../machines/lobby/winners.machine.js';

type Snapshot = SnapshotFrom<typeof winnersMachine>;

export type Panel = 'skeleton' | 'failed' | 'rows';

export function selectPanel(snapshot: Snapshot): Panel {
  if (snapshot.matches('loading')) return 'skeleton';
  return snapshot.matches('failed') ? 'failed' : 'rows';
}

export const selectPeriod = ({ context }: Snapshot) => context.period;
export const selectList = ({ context: { lists, period } }: Snapshot) => lists[period] ?? null;
export const selectIsStale = (snapshot: Snapshot) => snapshot.matches('stale');
