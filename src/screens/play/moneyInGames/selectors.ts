import type { MoneyInGamesRef } from '../../../../machines/play/moneyInGames.machine.js';
import type { Problem } from '../../../../machines/vocabulary.js';

type Snapshot = ReturnType<MoneyInGamesRef['getSnapshot']>;

export type Panel = 'shape' | 'unavailable' | 'empty' | 'shown';

export function selectPanel(snapshot: Snapshot): Panel {
  if (snapshot.matches('loading')) return 'shape';
  if (snapshot.matches('unavailable')) return 'unavailable';
  return snapshot.matches('empty') ? 'empty' : 'shown';
}
export const selectRows = ({ context }: Snapshot) => context.rows;
export const selectReturned = ({ context }: Snapshot) => context.returned;
export const selectLocked = ({ context }: Snapshot) => context.locked;
/** The session whose money is being taken back now. */
export const selectTaken = (snapshot: Snapshot): string | null =>
  snapshot.matches('sending') ? snapshot.context.sessionId : null;
export const selectIsBusy = (snapshot: Snapshot): boolean =>
  snapshot.matches('sending') || snapshot.matches('takingAll');
export const selectIsAllTaken = (snapshot: Snapshot): boolean => snapshot.matches('takingAll');
export const selectIsStale = (snapshot: Snapshot): boolean => snapshot.matches({ shown: 'stale' });
export const selectProblem = (snapshot: Snapshot): Problem | null =>
  snapshot.matches('shown') ? snapshot.context.problem : null;
