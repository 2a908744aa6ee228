import type { SnapshotFrom } from 'xstate';
import type { offersMachine } from '../../../../machines/entry/offers.machine.js';

type Snapshot = SnapshotFrom<typeof offersMachine>;

export type Panel = 'shape' | 'empty' | 'failed' | 'shown';

export function selectPanel(snapshot: Snapshot): Panel {
  for (const panel of ['shown', 'empty', 'failed'] as const) if (snapshot.matches(panel)) return panel;
  return 'shape';
}

export const selectOffers = ({ context }: Snapshot) => context.offers;
