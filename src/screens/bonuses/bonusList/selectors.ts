import type { SnapshotFrom } from 'xstate';
import type { BonusClaimsRef } from '../../../../machines/bonuses/bonusClaims.machine.js';
import { chosenOf, type bonusListMachine } from '../../../../machines/bonuses/bonusList.machine.js';
import { selectPanel as panelOf, selectTail as tailOf, type Panel, type Tail } from '../../../ui/more/list.js';

type Snapshot = SnapshotFrom<typeof bonusListMachine>;

/** What is known stays on screen while it is read again. */
export function selectPanel(snapshot: Snapshot): Panel {
  const panel = panelOf(snapshot);
  return panel === 'skeleton' && snapshot.context.rows.length > 0 ? 'listed' : panel;
}
export const selectTail = (snapshot: Snapshot): Tail => (snapshot.matches('listed') ? tailOf(snapshot) : 'end');
export const selectRows = ({ context }: Snapshot) => context.rows;
export const selectSummary = ({ context }: Snapshot) => context.summary;
export const selectFilter = ({ context }: Snapshot) => context.filter;
export const selectReadAt = ({ context }: Snapshot) => context.readAt;
export const selectList = ({ context }: Snapshot) => context.list;
export const selectChosen = (snapshot: Snapshot) =>
  snapshot.matches({ listed: 'read' }) ? (chosenOf(snapshot.context) ?? null) : null;
export const selectClaims = ({ children }: Snapshot) => children.bonusClaims as BonusClaimsRef | undefined;
