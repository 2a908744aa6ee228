import type { components } from '../../openapi/user-api.js';
import type { Problem } from '../vocabulary.js';
import type { ConfirmedBonus } from './order.js';
import type { ConfirmedWithdrawal } from './withdrawalTerms.js';

/** A manual deposit as it is reported: which account was paid, by whom, when, and the receipts. */
export type ManualReport = components['schemas']['NewManualDeposit'];

/** What is sent for review, once, under its idempotency key (B5). */
export type ApplicationRequest = { key: string } & (
  | { kind: 'withdrawal'; withdrawal: ConfirmedWithdrawal }
  | { kind: 'manualDeposit'; report: ManualReport; confirmed: ConfirmedBonus }
);

/** How the sending ended. `abandoned`: it never arrived, and the player gave it up. */
export type ApplicationOutput =
  | { outcome: 'placed'; orderNo: string }
  | { outcome: 'refused'; problem: Problem }
  | { outcome: 'abandoned' };
