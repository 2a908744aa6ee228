import type { SnapshotFrom } from 'xstate';
import type { myGamesMachine } from '../../../../machines/lobby/myGames.machine.js';

type Snapshot = SnapshotFrom<typeof myGamesMachine>;

export type Panel = 'skeleton' | 'visitor' | 'games';

export const selectPanel = (snapshot: Snapshot): Panel =>
  snapshot.matches('player') ? 'games' : snapshot.matches('visitor') ? 'visitor' : 'skeleton';
export const selectTab = ({ context }: Snapshot) => context.tab;
export const selectList = ({ children }: Snapshot) => children.gameList;
export const selectRemoval = ({ children }: Snapshot) => children.gameRemoval;
