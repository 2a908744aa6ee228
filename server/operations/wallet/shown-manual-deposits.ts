import type { components } from '../../../openapi/user-api.js';
import type { Locale } from '../../base/locale.js';
import type { Services } from '../../domain/services.js';
import { maskAccount } from '../../domain/wallet/cards.js';
import type { ManualDepositRow } from '../../domain/wallet/manual-deposits.js';
import { REVIEW_REASONS } from '../../domain/wallet/review-reasons.js';
import { onWire } from './trade-states.js';

type ManualDeposit = components['schemas']['ManualDeposit'];

/** A manual deposit as the contract shows it, the account that paid masked. */
export const manualDepositOf = (row: ManualDepositRow, { pictures, clock }: Services, lang: Locale): ManualDeposit => ({
  orderNo: row.order_no,
  status: onWire[row.status],
  reason: row.reason,
  reasonText: row.reason === null ? null : REVIEW_REASONS[row.reason][lang],
  amount: row.amount,
  activityId: row.activity_id,
  bonus: row.bonus,
  turnover: row.turnover,
  bankName: row.bank_name,
  icon: pictures.file(row.art_id),
  bankCardName: row.holder,
  bankCardAccount: row.account_number,
  userAccountName: row.payer_name,
  userAccount: maskAccount(row.payer_account),
  depositTime: row.paid_at.toISOString(),
  transactionNo: row.transaction_no,
  receiptUrls: [...row.receipts],
  createTime: row.created_at.toISOString(),
  endTime: row.ended_at?.toISOString() ?? null,
  serverTime: clock.now().toISOString(),
});
