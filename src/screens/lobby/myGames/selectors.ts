import type { SnapshotFrom } from 'xstate';
import type { myGamesMachine } from '../../../../machines/lobby/myGames.machine.js';

type Snapshot = SnapshotFrom<typeof myGamesMachine>;

export type Panel = 'shape' | 'visitor' | 'games';

export const selectPanel = (snapshot: Snapshot): Panel =>
  snapshot.matches('player') ? 'games' : snapshot.matches('visitor') ? 'visitor' : 'shape';
export const selectTab = ({ context }: Snapshot) => context.tab;
export const selectList = ({ children }: Snapshot) => children.gameList;
