import { isUuid } from '../../base/uuid.js';

/** An order by its number, or by the idempotency key that it was sent under. */
export type OrderName = { readonly orderNo: string } | { readonly key: string };

/** The column and value that name an order; null if the key is none, so that no order can have it. */
export function nameIn(by: OrderName): { column: 'order_no' | 'sent_under'; value: string } | null {
  if ('orderNo' in by) return { column: 'order_no', value: by.orderNo };
  return isUuid(by.key) ? { column: 'sent_under', value: by.key } : null;
}
