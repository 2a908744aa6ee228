import { FormattedMessage, useIntl } from 'react-intl';
import type { Bill } from '../../../../machines/vocabulary.js';
import { path } from '../../../../machines/addresses.js';
import { SectionHead } from '../../../ui/card-row/SectionHead.js';
import { List } from '../../../ui/list-row/ListRow.js';
import { RetryNote } from '../../../ui/note/RetryNote.js';
import { Panel } from '../../../ui/panel/Panel.js';
import { Loading, SkeletonRows } from '../../../ui/skeleton/Skeleton.js';
import { Failure } from '../../../ui/statement/Failure.js';
import { Receipt } from '../../../ui/statement/Receipt.js';
import { Statement } from '../../../ui/statement/Statement.js';
import { BillRow } from '../shared/BillRow.js';
import { messages } from './messages.js';

type EntriesProps = { bills: readonly Bill[] | null; hasFailed: boolean; onRetry: () => void };

/** The newest bills. The bills page shows the older ones. */
export function Entries(props: EntriesProps) {
  const { formatMessage } = useIntl();
  return (
    <section>
      <SectionHead
        heading={formatMessage(messages.entries)}
        all={{ label: formatMessage(messages.allEntries), href: path.bills }}
      />
      {props.hasFailed && props.bills ? <NotUpdated onRetry={props.onRetry} /> : null}
      <Content {...props} />
    </section>
  );
}

function Content({ bills, hasFailed, onRetry }: EntriesProps) {
  const { formatMessage } = useIntl();
  if (hasFailed && !bills) {
    return (
      <Panel>
        <Failure
          heading={formatMessage(messages.failed)}
          retry={<FormattedMessage {...messages.retry} />}
          variant="soft"
          onRetry={onRetry}
        >
          <FormattedMessage {...messages.failedText} />
        </Failure>
      </Panel>
    );
  }
  if (!bills) {
    return (
      <Loading label={formatMessage(messages.loading)}>
        <SkeletonRows />
      </Loading>
    );
  }
  if (bills.length === 0) {
    return (
      <Panel>
        <Statement picture={<Receipt />} heading={formatMessage(messages.empty)}>
          <FormattedMessage {...messages.emptyText} />
        </Statement>
      </Panel>
    );
  }
  return (
    <List label={formatMessage(messages.entries)}>
      {bills.map((bill) => (
        <BillRow key={bill.billId} bill={bill} href={`${path.bills}?id=${encodeURIComponent(bill.billId)}`} />
      ))}
    </List>
  );
}

/** The bills below are those that were read before. */
function NotUpdated({ onRetry }: Pick<EntriesProps, 'onRetry'>) {
  return (
    <RetryNote tone="caution" retry={<FormattedMessage {...messages.retry} />} onRetry={onRetry}>
      <FormattedMessage {...messages.failed} />
    </RetryNote>
  );
}
