import type { SnapshotFrom } from 'xstate';
import type { promotionGamesMachine } from '../../../../machines/promotions/promotionGames.machine.js';

type Snapshot = SnapshotFrom<typeof promotionGamesMachine>;

export const selectIsUnavailable = (snapshot: Snapshot) => snapshot.matches('unavailable');
export const selectIsMissing = (snapshot: Snapshot) => snapshot.matches('missing');
export const selectPlace = ({ context }: Snapshot) => context.place;
export const selectFilter = ({ context }: Snapshot) => context.filter;
export const selectTurn = ({ context }: Snapshot) => context.turn;
export const selectGames = ({ children }: Snapshot) => children.countedGameList;
