import type { SnapshotFrom } from 'xstate';
import type { noticeDetailMachine } from '../../../../machines/entry/noticeDetail.machine.js';

type Snapshot = SnapshotFrom<typeof noticeDetailMachine>;

export type Panel = 'shape' | 'missing' | 'unavailable' | 'shown';

export function selectPanel(snapshot: Snapshot): Panel {
  for (const panel of ['shown', 'missing', 'unavailable'] as const) if (snapshot.matches(panel)) return panel;
  return 'shape';
}

export const selectBulletin = ({ context }: Snapshot) => context.bulletin;
