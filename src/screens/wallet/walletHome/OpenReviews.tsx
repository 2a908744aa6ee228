import { useIntl } from 'react-intl';
import type { Bill } from '../../../../machines/vocabulary.js';
import { originAddress } from '../../../../machines/wallet/billOrigin.js';
import { List } from '../../../ui/list-row/ListRow.js';
import { BillRow } from '../shared/BillRow.js';
import { messages } from './messages.js';

/** Deposits that were sent and are checked by a person: each leads to its steps. */
export function OpenReviews({ reviews }: { reviews: readonly Bill[] }) {
  const { formatMessage } = useIntl();
  return (
    <List label={formatMessage(messages.reviews)}>
      {reviews.map((bill) => (
        <BillRow key={bill.billId} bill={bill} href={originAddress(bill) ?? undefined} />
      ))}
    </List>
  );
}
