import type { SnapshotFrom } from 'xstate';
import type { promotionGamesMachine } from '../../../../machines/promotions/promotionGames.machine.js';
import type { Tail } from '../../../ui/more/list.js';

type Snapshot = SnapshotFrom<typeof promotionGamesMachine>;

/** What the page shows. `shape`: nothing is known yet; `loading`: the filters stand, their games are on the way. */
export type Panel = 'shape' | 'unavailable' | 'missing' | 'loading' | 'empty' | 'failed' | 'listed';

export function selectPanel(snapshot: Snapshot): Panel {
  for (const panel of ['unavailable', 'missing'] as const) if (snapshot.matches(panel)) return panel;
  for (const open of ['loading', 'empty', 'failed', 'listed'] as const) if (snapshot.matches({ open })) return open;
  return 'shape';
}
export function selectTail(snapshot: Snapshot): Tail {
  if (snapshot.matches({ open: { listed: 'extending' } })) return 'loading';
  if (snapshot.matches({ open: { listed: 'stuck' } })) return 'stuck';
  return snapshot.matches({ open: { listed: 'partial' } }) ? 'more' : 'end';
}
export const selectPlace = ({ context }: Snapshot) => context.place;
export const selectOwner = ({ context }: Snapshot) => context.owner;
export const selectFilter = ({ context }: Snapshot) => context.filter;
export const selectTurn = ({ context }: Snapshot) => context.turn;
export const selectRows = ({ context }: Snapshot) => context.rows;
export const selectTotal = ({ context }: Snapshot) => context.total;
