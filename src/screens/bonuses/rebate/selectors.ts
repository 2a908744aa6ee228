import type { SnapshotFrom } from 'xstate';
import type { BonusClaimsRef } from '../../../../machines/bonuses/bonusClaims.machine.js';
import { chosenDayOf, type rebateMachine } from '../../../../machines/bonuses/rebate.machine.js';

type Snapshot = SnapshotFrom<typeof rebateMachine>;

export type Panel = 'skeleton' | 'unavailable' | 'shown';

/** What is known stays on screen while it is read again. */
export const selectPanel = (snapshot: Snapshot): Panel =>
  snapshot.matches('unavailable') ? 'unavailable' : snapshot.context.overview === null ? 'skeleton' : 'shown';
export const selectOverview = ({ context }: Snapshot) => context.overview;
export const selectRows = ({ context }: Snapshot) => context.rows;
export const selectChosen = (snapshot: Snapshot) =>
  snapshot.matches({ listed: 'read' }) ? (chosenDayOf(snapshot.context) ?? null) : null;
export const selectClaims = ({ children }: Snapshot) => children.bonusClaims as BonusClaimsRef | undefined;
