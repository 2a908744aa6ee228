import type { SnapshotFrom } from 'xstate';
import type { contactMachine } from '../../../../machines/account/contact.machine.js';

type Snapshot = SnapshotFrom<typeof contactMachine>;

export type Panel = 'loading' | 'shown' | 'empty' | 'unavailable';

export function selectPanel(snapshot: Snapshot): Panel {
  if (snapshot.matches('shown')) return 'shown';
  if (snapshot.matches('empty')) return 'empty';
  return snapshot.matches('unavailable') ? 'unavailable' : 'loading';
}

export const selectChannels = ({ context }: Snapshot) => context.channels;
