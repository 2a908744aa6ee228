import type { SnapshotFrom } from 'xstate';
import type { promotionsMachine } from '../../../../machines/promotions/promotions.machine.js';

type Snapshot = SnapshotFrom<typeof promotionsMachine>;

export const selectPromotions = ({ context }: Snapshot) => context.promotions.rows;
export const selectActivities = ({ context }: Snapshot) => context.activities.rows;
