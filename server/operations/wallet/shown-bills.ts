import type { components } from '../../../openapi/user-api.js';
import type { Locale } from '../../base/locale.js';
import type { BillRow } from '../../domain/wallet/bills.js';

type Bill = components['schemas']['Bill'];

/** A bill as the contract shows it. */
export const billOf = (row: BillRow, lang: Locale): Bill => ({
  billId: row.bill_id,
  billType: row.bill_type,
  transferType: row.transfer_type,
  amount: row.amount,
  balanceAfter: row.balance_after,
  status: row.status,
  reason: row.reason,
  gameId: row.game_id === null ? null : String(row.game_id),
  gameName: row.game_name,
  channelName: row.bill_type === 'deposit' ? (row.channel_name?.[lang] ?? row.bank_name) : null,
  referenceNo: row.reference_no,
  origin: originOf(row),
  createTime: row.created_at.toISOString(),
});

function originOf({ deposit_no, manual_deposit_no, transfer_type }: BillRow): Bill['origin'] {
  if (deposit_no !== null) return 'deposit';
  if (manual_deposit_no !== null) return 'manualDeposit';
  if (transfer_type === 'withdraw') return 'withdrawal';
  return transfer_type === 'toPromotion' || transfer_type === 'promotionSettlement' ? 'promotionRecord' : null;
}
