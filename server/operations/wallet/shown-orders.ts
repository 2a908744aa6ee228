import type { components } from '../../../openapi/user-api.js';
import type { Locale } from '../../base/locale.js';
import type { Services } from '../../domain/services.js';
import { isExpired, type OrderRow } from '../../domain/wallet/order-queries.js';
import { onWire } from './trade-states.js';

type Order = components['schemas']['Order'];

/** An order as the contract shows it. */
export function orderOf(row: OrderRow, { clock }: Services, lang: Locale): Order {
  const isOver = isExpired(row, clock.now());
  const isOpen = row.status === 'pendingPayment' && !isOver;
  return {
    orderNo: row.order_no,
    status: isOver ? onWire.failed : onWire[row.status],
    reason: isOver ? 'expired' : row.reason,
    amount: row.amount,
    payAmount: row.pay_amount,
    fee: row.fee,
    channelId: row.channel_id,
    channelName: row.channel_name[lang],
    payType: row.pay_type,
    payUrl: isOpen ? row.pay_url : null,
    qrContent: isOpen ? row.qr_content : null,
    createTime: row.created_at.toISOString(),
    expireTime: row.expires_at.toISOString(),
    endTime: (isOver ? row.expires_at : row.ended_at)?.toISOString() ?? null,
    activityId: row.activity_id,
    bonus: row.bonus,
    turnover: row.turnover,
    serverTime: clock.now().toISOString(),
  };
}
