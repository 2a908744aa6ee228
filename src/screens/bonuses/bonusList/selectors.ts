import type { SnapshotFrom } from 'xstate';
import type { BonusClaimsRef } from '../../../../machines/bonuses/bonusClaims.machine.js';
import { chosenOf, type bonusListMachine } from '../../../../machines/bonuses/bonusList.machine.js';

type Snapshot = SnapshotFrom<typeof bonusListMachine>;

export const selectRows = ({ context }: Snapshot) => context.rows;
export const selectSummary = ({ context }: Snapshot) => context.summary;
export const selectFilter = ({ context }: Snapshot) => context.filter;
export const selectList = ({ context }: Snapshot) => context.list;
export const selectChosen = (snapshot: Snapshot) =>
  snapshot.matches({ listed: 'read' }) ? (chosenOf(snapshot.context) ?? null) : null;
export const selectClaims = ({ children }: Snapshot) => children.bonusClaims as BonusClaimsRef | undefined;
