import type { SnapshotFrom } from 'xstate';
import type { OwnWin } from '../../../../machines/lobby/vocabulary.js';
import type { winnersMachine } from '../../../../machines/lobby/winners.machine.js';

type Snapshot = SnapshotFrom<typeof winnersMachine>;

export type Panel = 'skeleton' | 'unavailable' | 'rows';

export function selectPanel(snapshot: Snapshot): Panel {
  if (snapshot.matches({ list: 'loading' })) return 'skeleton';
  return snapshot.matches({ list: 'unavailable' }) ? 'unavailable' : 'rows';
}

export const selectPeriod = ({ context }: Snapshot) => context.period;
export const selectList = ({ context: { lists, period } }: Snapshot) => lists[period] ?? null;
export const selectIsStale = (snapshot: Snapshot) => snapshot.matches({ list: 'stale' });

/** `visitor` has no place. `pending` keeps the space of the row. `none`: the player has no win in the period. */
export type Own = OwnWin | 'visitor' | 'pending' | 'unavailable' | 'none';

export function selectOwn(snapshot: Snapshot): Own {
  const { own, period } = snapshot.context;
  if (snapshot.matches({ own: 'visitor' })) return 'visitor';
  if (snapshot.matches({ own: { player: 'unavailable' } })) return 'unavailable';
  // The place of another period is not shown while that of this one loads.
  return own?.period === period ? (own.win ?? 'none') : 'pending';
}
