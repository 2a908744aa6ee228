import { useIntl } from 'react-intl';
import { withdrawalReviewAddress } from '../../../../machines/wallet/addresses.js';
import type { ReviewedWithdrawal } from '../../../../machines/wallet/review.js';
import { useDates, useMoney } from '../../../i18n/site.js';
import { arrowUpRightGlyph } from '../../../ui/icon/glyphs/arrow-up-right.js';
import { List, ListRow } from '../../../ui/list-row/ListRow.js';
import { Money } from '../../../ui/money/Money.js';
import { BillStatus } from '../shared/BillRow.js';
import { etaMessage } from '../shared/messages.js';
import { messages, withdrawalTo } from './messages.js';

/** Withdrawals under review or on their way: each leads to its steps. */
export function OpenWithdrawals({ withdrawals }: { withdrawals: readonly ReviewedWithdrawal[] }) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const { dateTime } = useDates();
  return (
    <List label={formatMessage(messages.withdrawals)}>
      {withdrawals.map(({ orderNo, bankName, bankCardAccount, receivedAmount, status, estimatedTime }) => (
        <ListRow
          key={orderNo}
          glyph={arrowUpRightGlyph}
          tone="caution"
          title={formatMessage(withdrawalTo, { bank: `${bankName} ${bankCardAccount}` })}
          note={formatMessage(etaMessage, { time: dateTime(estimatedTime) })}
          value={<Money amount={money(receivedAmount)} />}
          status={<BillStatus status={status} reason={null} />}
          href={withdrawalReviewAddress(orderNo)}
        />
      ))}
    </List>
  );
}
