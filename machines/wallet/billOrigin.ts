import { recordAddress } from '../promotions/addresses.js';
import type { Bill } from '../vocabulary.js';
import { manualReviewAddress, orderNumberAddress, withdrawalReviewAddress } from './addresses.js';

const addresses: Readonly<Record<NonNullable<Bill['origin']>, (referenceNo: string) => string>> = {
  deposit: orderNumberAddress,
  manualDeposit: manualReviewAddress,
  withdrawal: withdrawalReviewAddress,
  promotionRecord: recordAddress,
};

/** The page of what the reference number names; null if it names nothing that the player can read. */
export const originAddress = ({ origin, referenceNo }: Pick<Bill, 'origin' | 'referenceNo'>): string | null =>
  origin === null ? null : addresses[origin](referenceNo);
