import type { SnapshotFrom } from 'xstate';
import type { promotionsMachine } from '../../../../machines/promotions/promotions.machine.js';

type Snapshot = SnapshotFrom<typeof promotionsMachine>;

export const selectOffers = ({ children }: Snapshot) => children.offers;
export const selectFilter = ({ context }: Snapshot) => context.filter;
/** ms since the epoch, by the server's clock. */
export const selectNow = ({ context }: Snapshot) => context.now;
