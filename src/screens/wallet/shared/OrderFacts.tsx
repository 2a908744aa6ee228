import { useIntl } from 'react-intl';
import type { Order } from '../../../../machines/wallet/order.js';
import { useMoney } from '../../../i18n/site.js';
import { CopyableNumber } from '../../../ui/copy/CopyableNumber.js';
import { KeyValues } from '../../../ui/key-values/KeyValues.js';
import { orderMessages } from './messages.js';

/** The exact figures of an order. */
export function OrderFacts({ order }: { order: Order }) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  return (
    <KeyValues
      pairs={[
        { key: formatMessage(orderMessages.channel), value: order.channelName },
        { key: formatMessage(orderMessages.amount), value: money(order.amount) },
        { key: formatMessage(orderMessages.fee), value: money(order.fee) },
        { key: formatMessage(orderMessages.pay), value: <strong>{money(order.payAmount)}</strong> },
        { key: formatMessage(orderMessages.number), value: <CopyableNumber>{order.orderNo}</CopyableNumber> },
      ]}
    />
  );
}
