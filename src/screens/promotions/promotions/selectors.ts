import type { SnapshotFrom } from 'xstate';
import type { promotionsMachine } from '../../../../machines/promotions/promotions.machine.js';

type Snapshot = SnapshotFrom<typeof promotionsMachine>;

export const selectPromotions = ({ context }: Snapshot) => context.promotions.rows;
export const selectActivities = ({ context }: Snapshot) => context.activities.rows;
export const selectBanners = ({ context }: Snapshot) => context.banners;
export const selectFilter = ({ context }: Snapshot) => context.filter;
/** ms since the epoch, by the server's clock. */
export const selectServerNow = ({ context }: Snapshot) => context.now + context.offset;
