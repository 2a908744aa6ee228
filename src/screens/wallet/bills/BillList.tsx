import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Bill } from '../../../../machines/vocabulary.js';
import { path } from '../../../../machines/addresses.js';
import { useSite } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import { List } from '../../../ui/list-row/ListRow.js';
import { stack } from '../../../ui/layout/layout.css.js';
import { Note } from '../../../ui/note/Note.js';
import { Panel } from '../../../ui/panel/Panel.js';
import { Loading, SkeletonRows } from '../../../ui/skeleton/Skeleton.js';
import { Failure } from '../../../ui/statement/Failure.js';
import { Receipt } from '../../../ui/statement/Receipt.js';
import { Statement } from '../../../ui/statement/Statement.js';
import { BillRow } from '../shared/BillRow.js';
import { BillTable } from './BillTable.js';
import * as css from './bills.css.js';
import { count, messages } from './messages.js';
import type { ListStage } from './selectors.js';

export type BillListProps = {
  stage: ListStage;
  rows: readonly Bill[];
  total: number;
  isFiltered: boolean;
  onOpen: (bill: Bill) => void;
  onMore: () => void;
  onRetry: () => void;
  onShowAll: () => void;
};

export const BillList = (props: BillListProps) => stages[props.stage](props);

const stages: Readonly<Record<ListStage, (props: BillListProps) => ReactNode>> = {
  loading: () => <Reading />,
  failed: (props) => <Failed {...props} />,
  empty: (props) => <Empty {...props} />,
  shown: (props) => <Rows {...props} />,
  loadingMore: (props) => <Rows {...props} />,
  moreFailed: (props) => <Rows {...props} />,
};

const Reading = () => (
  <Loading label={useIntl().formatMessage(messages.loading)}>
    <SkeletonRows count={8} />
  </Loading>
);

const Failed = ({ onRetry }: BillListProps) => (
  <Panel>
    <Failure
      heading={useIntl().formatMessage(messages.failed)}
      retry={<FormattedMessage {...messages.retry} />}
      variant="soft"
      onRetry={onRetry}
    >
      <FormattedMessage {...messages.failedText} />
    </Failure>
  </Panel>
);

const Empty = ({ isFiltered, onShowAll }: BillListProps) => (
  <Panel>
    <Statement
      picture={<Receipt />}
      heading={useIntl().formatMessage(messages.empty)}
      action={
        isFiltered ? (
          <Button variant="soft" onPress={onShowAll}>
            <FormattedMessage {...messages.showAll} />
          </Button>
        ) : (
          <Button href={path.recharge}>
            <FormattedMessage {...messages.deposit} />
          </Button>
        )
      }
    >
      <FormattedMessage {...(isFiltered ? messages.emptyFiltered : messages.emptyText)} />
    </Statement>
  </Panel>
);

/** A list on a phone, a table on desktop. Further pages are added below. */
function Rows({ stage, rows, total, onOpen, onMore, onRetry }: BillListProps) {
  const { formatMessage } = useIntl();
  const isDesktop = useSite().device === 'pc';
  return (
    <div className={stack[16]}>
      {isDesktop ? (
        <BillTable rows={rows} onOpen={onOpen} />
      ) : (
        <List label={formatMessage(messages.title)}>
          {rows.map((bill) => (
            <BillRow key={bill.billId} bill={bill} onPress={() => onOpen(bill)} />
          ))}
        </List>
      )}
      {stage === 'moreFailed' ? (
        <Note
          tone="critical"
          role="alert"
          action={
            <Button variant="line" size="small" onPress={onRetry}>
              <FormattedMessage {...messages.retry} />
            </Button>
          }
        >
          <FormattedMessage {...messages.moreFailed} />
        </Note>
      ) : null}
      <div className={css.more}>
        <p>
          <FormattedMessage {...count} values={{ shown: rows.length, total }} />
        </p>
        {rows.length < total && stage !== 'moreFailed' ? (
          <Button variant="soft" isPending={stage === 'loadingMore'} onPress={onMore}>
            <FormattedMessage {...(stage === 'loadingMore' ? messages.loadingMore : messages.more)} />
          </Button>
        ) : null}
      </div>
    </div>
  );
}
