import type { AnyMachineSnapshot } from 'xstate';
import { selectPanel as panelOf, selectTail as tailOf, type Panel, type Tail } from '../../../ui/more/list.js';

/** What stands in the place of a list that is read again after a claim: its rows stay on screen meanwhile. */
export function selectPanel(snapshot: AnyMachineSnapshot & { context: { rows: readonly unknown[] } }): Panel {
  const panel = panelOf(snapshot);
  return panel === 'skeleton' && snapshot.context.rows.length > 0 ? 'listed' : panel;
}

/** The end of such a list: rows that are read again have none. */
export const selectTail = (snapshot: AnyMachineSnapshot): Tail =>
  snapshot.matches('listed') ? tailOf(snapshot) : 'end';
