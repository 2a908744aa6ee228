import { slowRequestTimeout } from '../shared/durations.js';
import { keyedWriteOf } from '../shared/keyedWrite.machine.js';
import type { CardFields, CardForm } from './bankCard.js';
import type { ManualReport } from './manualReport.js';
import type { ConfirmedBonus, Order, OrderRequest } from './order.js';
import type { ConfirmedWithdrawal } from './withdrawalTerms.js';

/** The order of what was sent for review. */
export type Placed = { orderNo: string };

/** The order of a deposit, at a payment channel. */
export const orderWrite = keyedWriteOf<OrderRequest, Order>().provide({
  delays: { requestTimeout: slowRequestTimeout },
});

/** A withdrawal for review. */
export const withdrawalWrite = keyedWriteOf<{ key: string; withdrawal: ConfirmedWithdrawal }, Placed>();

/** A manual deposit for review, with the bonus that the player confirmed. */
export const manualDepositWrite = keyedWriteOf<
  { key: string; report: ManualReport; confirmed: ConfirmedBonus },
  Placed
>();

/** Deletes a card, or makes it the default one. It has no key: sent twice, it changes nothing more. */
export const cardWrite = keyedWriteOf<{ cardId: string }, null>();

/** Adds a card, or changes the one of the form. It has no key: the server refuses a card that the player has. */
export const cardFormWrite = keyedWriteOf<{ form: CardForm; fields: CardFields }, null>();
