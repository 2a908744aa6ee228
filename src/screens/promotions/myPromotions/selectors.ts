import type { SnapshotFrom } from 'xstate';
import type { myPromotionsMachine } from '../../../../machines/promotions/myPromotions.machine.js';

type Snapshot = SnapshotFrom<typeof myPromotionsMachine>;

export const selectRows = ({ context }: Snapshot) => context.rows;
