import { useIntl } from 'react-intl';
import type { ReviewedOrder } from '../../../../machines/wallet/review.js';
import { useDates, useMoney } from '../../../i18n/site.js';
import { CopyableNumber } from '../../../ui/copy/CopyableNumber.js';
import { KeyValues } from '../../../ui/key-values/KeyValues.js';
import { orderMessages } from '../shared/messages.js';
import { promotionMessages } from '../shared/promotionMessages.js';

import { messages } from './messages.js';

/** The exact figures of the order. */
export function ReviewFacts({ order }: { order: ReviewedOrder }) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const { dateTime } = useDates();
  const bank = `${order.bankName} ${order.bankCardAccount}`;
  const own =
    order.kind === 'withdrawal'
      ? [
          { key: formatMessage(orderMessages.fee), value: money(order.fee) },
          { key: formatMessage(messages.receive), value: <strong>{money(order.receivedAmount)}</strong> },
        ]
      : [
          ...(order.bonus > 0 && order.status !== 'failed'
            ? [
                { key: formatMessage(promotionMessages.bonus), value: `+${money(order.bonus)}` },
                { key: formatMessage(promotionMessages.toStake), value: money(order.turnover) },
              ]
            : []),
          { key: formatMessage(messages.paidFrom), value: `${order.userAccountName} ${order.userAccount}` },
          { key: formatMessage(messages.paidAt), value: dateTime(order.depositTime) },
          ...(order.transactionNo === null
            ? []
            : [{ key: formatMessage(messages.transactionNo), value: order.transactionNo }]),
        ];
  return (
    <KeyValues
      pairs={[
        { key: formatMessage(messages.to), value: bank },
        { key: formatMessage(messages.holder), value: order.bankCardName },
        { key: formatMessage(orderMessages.amount), value: money(order.amount) },
        ...own,
        { key: formatMessage(orderMessages.number), value: <CopyableNumber>{order.orderNo}</CopyableNumber> },
      ]}
    />
  );
}
