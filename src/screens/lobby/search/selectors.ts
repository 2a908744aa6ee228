import type { SnapshotFrom } from 'xstate';
import type { HomeRef } from '../../../../machines/lobby/home.machine.js';
import type { searchMachine } from '../../../../machines/lobby/search.machine.js';

type Snapshot = SnapshotFrom<typeof searchMachine>;

export type Panel = 'idle' | 'typing' | 'listed';

export const selectPanel = (snapshot: Snapshot): Panel =>
  snapshot.matches({ results: 'listed' }) ? 'listed' : snapshot.matches({ results: 'typing' }) ? 'typing' : 'idle';
export const selectKeyword = ({ context }: Snapshot) => context.keyword;
export const selectGiven = ({ context }: Snapshot) => context.given;
export const selectTurn = ({ context }: Snapshot) => context.turn;
export const selectHotWords = ({ context }: Snapshot) => context.hotWords;
export const selectList = ({ children }: Snapshot) => children.gameList;

/** Home has usually loaded them; the list stays empty otherwise. */
export const selectHotGames = ({ context }: ReturnType<HomeRef['getSnapshot']>) => context.home?.hot ?? none;
const none: readonly never[] = [];
