import { path } from '../addresses.js';
import { withQuery } from '../lobby/addresses.js';
import { recordAddress } from '../promotions/addresses.js';
import type { Bill } from '../vocabulary.js';
import { manualReviewAddress, withdrawalReviewAddress } from './review.js';

/** An order of unknown state: the page reads the order and corrects its address. */
export const depositAddress = (orderNo: string): string => withQuery(path.recharge, { orderNo });

const addresses: Readonly<Record<NonNullable<Bill['origin']>, (referenceNo: string) => string>> = {
  deposit: depositAddress,
  manualDeposit: manualReviewAddress,
  withdrawal: withdrawalReviewAddress,
  promotionRecord: recordAddress,
};

/** The page of what the reference number names; null if it names nothing that the player can read. */
export const originAddress = ({ origin, referenceNo }: Pick<Bill, 'origin' | 'referenceNo'>): string | null =>
  origin === null ? null : addresses[origin](referenceNo);
