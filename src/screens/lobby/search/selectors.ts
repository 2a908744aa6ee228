import type { SnapshotFrom } from 'xstate';
import type { HomeRef } from '../../../../machines/lobby/home.machine.js';
import type { searchMachine } from '../../../../machines/lobby/search.machine.js';

type Snapshot = SnapshotFrom<typeof searchMachine>;

/** `waiting` has no suggestions yet, `suggested` may still show those of the letters before. */
export type Panel = 'idle' | 'waiting' | 'suggested' | 'nothing' | 'unavailable' | 'shown';

export function selectPanel(snapshot: Snapshot): Panel {
  const { suggested } = snapshot.context;
  if (snapshot.matches({ results: 'shown' })) return 'shown';
  if (snapshot.matches({ results: 'unavailable' })) return 'unavailable';
  if (snapshot.matches({ results: 'suggested' })) return suggested?.rows.length === 0 ? 'nothing' : 'suggested';
  if (!selectIsBusy(snapshot)) return 'idle';
  return suggested === null || suggested.rows.length === 0 ? 'waiting' : 'suggested';
}

export const selectIsBusy = (snapshot: Snapshot): boolean =>
  snapshot.matches({ results: 'typing' }) || snapshot.matches({ results: 'loading' });
export const selectKeyword = ({ context }: Snapshot) => context.keyword;
export const selectTurn = ({ context }: Snapshot) => context.turn;
export const selectHotWords = ({ context }: Snapshot) => context.hotWords;
export const selectRecent = ({ context }: Snapshot) => context.recent;
export const selectSuggested = ({ context }: Snapshot) => context.suggested;
export const selectList = ({ children }: Snapshot) => children.gameList;

/** Home has usually loaded them; the list stays empty otherwise. */
export const selectHotGames = ({ context }: ReturnType<HomeRef['getSnapshot']>) => context.home?.hot ?? none;
const none: readonly never[] = [];
