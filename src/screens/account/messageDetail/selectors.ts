import type { SnapshotFrom } from 'xstate';
import type { messageDetailMachine } from '../../../../machines/account/messageDetail.machine.js';

type Snapshot = SnapshotFrom<typeof messageDetailMachine>;

export type Panel = 'shape' | 'missing' | 'unavailable' | 'shown';

export function selectPanel(snapshot: Snapshot): Panel {
  for (const panel of ['shown', 'missing', 'unavailable'] as const) if (snapshot.matches(panel)) return panel;
  return 'shape';
}
export const selectMessage = ({ context }: Snapshot) => context.message;
export const selectIsUnmarked = (snapshot: Snapshot): boolean => snapshot.matches({ shown: 'refused' });
