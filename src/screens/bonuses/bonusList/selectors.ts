import type { SnapshotFrom } from 'xstate';
import type { bonusListMachine } from '../../../../machines/bonuses/bonusList.machine.js';

type Snapshot = SnapshotFrom<typeof bonusListMachine>;

export const selectBonuses = ({ children }: Snapshot) => children.grantedBonuses;
export const selectSummary = ({ context }: Snapshot) => context.summary;
export const selectFilter = ({ context }: Snapshot) => context.filter;
export const selectList = ({ context }: Snapshot) => context.list;
export const selectOpened = (snapshot: Snapshot) =>
  snapshot.matches({ shown: 'open' }) ? snapshot.context.chosen : null;
export const selectClaims = ({ children }: Snapshot) => children.bonusClaims;
