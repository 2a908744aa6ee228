import type { SnapshotFrom } from 'xstate';
import type { rebateMachine } from '../../../../machines/bonuses/rebate.machine.js';

type Snapshot = SnapshotFrom<typeof rebateMachine>;

export const selectRebates = ({ children }: Snapshot) => children.rebates;
export const selectOpened = (snapshot: Snapshot) =>
  snapshot.matches({ shown: 'open' }) ? snapshot.context.chosen : null;
export const selectClaims = ({ children }: Snapshot) => children.bonusClaims;
