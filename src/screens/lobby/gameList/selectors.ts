import type { SnapshotFrom } from 'xstate';
import type { gameListMachine } from '../../../../machines/lobby/gameList.machine.js';

type Snapshot = SnapshotFrom<typeof gameListMachine>;

export type Panel = 'skeleton' | 'failed' | 'empty' | 'absent' | 'games';
/** What the end of the list shows. */
export type Tail = 'more' | 'loading' | 'stuck' | 'end';

export function selectPanel(snapshot: Snapshot): Panel {
  if (snapshot.matches('shown') || snapshot.matches('remembered')) return 'games';
  if (snapshot.matches('empty')) return 'empty';
  if (snapshot.matches('absent')) return 'absent';
  return snapshot.hasTag('failed') ? 'failed' : 'skeleton';
}

export function selectTail(snapshot: Snapshot): Tail {
  if (snapshot.matches('remembered')) return 'end';
  if (snapshot.hasTag('busy')) return 'loading';
  if (snapshot.hasTag('failed')) return 'stuck';
  return snapshot.matches({ shown: 'partial' }) ? 'more' : 'end';
}

export const selectGames = ({ context }: Snapshot) => context.games;
export const selectTotal = ({ context }: Snapshot) => context.total;
export const selectAsOf = ({ context }: Snapshot) => context.asOf;
