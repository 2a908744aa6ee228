import type { SnapshotFrom } from 'xstate';
import type { myPromotionsMachine } from '../../../../machines/promotions/myPromotions.machine.js';

type Snapshot = SnapshotFrom<typeof myPromotionsMachine>;

export type Panel = 'skeleton' | 'empty' | 'unavailable' | 'listed';
/** What the end of the list shows. */
export type Tail = 'more' | 'loading' | 'stuck' | 'end';

export function selectPanel(snapshot: Snapshot): Panel {
  for (const panel of ['listed', 'empty', 'unavailable'] as const) if (snapshot.matches(panel)) return panel;
  return 'skeleton';
}

export function selectTail(snapshot: Snapshot): Tail {
  if (snapshot.hasTag('busy')) return 'loading';
  if (snapshot.hasTag('failed')) return 'stuck';
  return snapshot.matches({ listed: 'partial' }) ? 'more' : 'end';
}

export const selectRows = ({ context }: Snapshot) => context.rows;
