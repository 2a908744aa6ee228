import { useMemo, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Bill } from '../../../../machines/vocabulary.js';
import { path } from '../../../../machines/addresses.js';
import type { BillListRef } from '../../../../machines/wallet/billList.js';
import { billLines, type BillLine } from '../../../../machines/wallet/billDays.js';
import { useSite } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import { stack } from '../../../ui/layout/layout.css.js';
import { More } from '../../../ui/more/More.js';
import { usePagedList, type ListView } from '../../../ui/more/usePagedList.js';
import { RetryNote } from '../../../ui/note/RetryNote.js';
import { Panel } from '../../../ui/panel/Panel.js';
import { kind } from '../../../ui/panel/Panel.css.js';
import { Loading, SkeletonRows } from '../../../ui/skeleton/Skeleton.js';
import { Failure } from '../../../ui/statement/Failure.js';
import { Receipt } from '../../../ui/statement/Receipt.js';
import { Statement } from '../../../ui/statement/Statement.js';
import { useWindow } from '../../../ui/window/useWindow.js';
import { BillRow } from '../shared/BillRow.js';
import { BillTable } from './BillTable.js';
import { DayName, DaySum } from './DayHead.js';
import * as css from './bills.css.js';
import { count, countOrMore, messages } from './messages.js';

type Place = {
  /** Minutes of the site east of UTC. */
  offset: number;
  isFiltered: boolean;
  onOpen: (bill: Bill) => void;
  onShowAll: () => void;
};
type BillListProps = Place & ListView<Bill>;

export const BillList = ({ list, ...place }: Place & { list: BillListRef }) => {
  const shown = usePagedList(list);
  return panels[shown.panel]({ ...place, ...shown });
};

const panels: Readonly<Record<ListView<Bill>['panel'], (props: BillListProps) => ReactNode>> = {
  loading: () => <Reading />,
  unavailable: (props) => <Failed {...props} />,
  missing: (props) => <Failed {...props} />,
  empty: (props) => <Empty {...props} />,
  shown: (props) => <Rows {...props} />,
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

/** The server counts up to 1,000 bills from the first of the last page on. With so many left, there may be more. */
const manyMore = 900;

/** A list on a phone, a table on desktop, by days. The next page loads when the end comes near. */
function Rows({ tail, rows, total, offset, onOpen, onMore, onRetry }: BillListProps) {
  const { formatMessage } = useIntl();
  const isDesktop = useSite().device === 'pc';
  const hasMore = rows.length < total;
  const lines = useMemo(() => billLines(rows, hasMore, offset), [rows, hasMore, offset]);
  return (
    <div className={stack[16]}>
      {isDesktop ? <BillTable lines={lines} onOpen={onOpen} /> : <Lines lines={lines} onOpen={onOpen} />}
      {tail === 'stuck' ? (
        <RetryNote retry={<FormattedMessage {...messages.retry} />} onRetry={onRetry}>
          <FormattedMessage {...messages.moreFailed} />
        </RetryNote>
      ) : null}
      <div className={css.more}>
        <p>
          <FormattedMessage
            {...(total - rows.length >= manyMore ? countOrMore : count)}
            values={{ shown: rows.length, total }}
          />
        </p>
        {tail === 'more' || tail === 'loading' ? (
          <More
            label={formatMessage(tail === 'loading' ? messages.loadingMore : messages.more)}
            isPending={tail === 'loading'}
            onMore={onMore}
          />
        ) : null}
      </div>
    </div>
  );
}

type LinesProps = { lines: readonly BillLine[]; onOpen: (bill: Bill) => void };

/** Only the lines near the viewport are in the document, so that ten thousand of them scroll as well as thirty. */
function Lines({ lines, onOpen }: LinesProps) {
  const ids = useMemo(() => lines.map(({ id }) => id), [lines]);
  const { list, indexes, measure, before, after } = useWindow<HTMLUListElement>(ids, 64);
  return (
    <ul ref={list} aria-label={useIntl().formatMessage(messages.title)} className={kind.flush}>
      <li aria-hidden="true" style={{ height: before }} />
      {indexes.map((index) => {
        const line = lines[index];
        if (!line) return null;
        return line.kind === 'day' ? (
          <li key={line.id} ref={measure} data-index={index} className={css.day}>
            <DayName {...line} />
            <DaySum {...line} />
          </li>
        ) : (
          <BillRow
            key={line.id}
            bill={line.bill}
            isUnderDay
            onPress={() => onOpen(line.bill)}
            place={{ index, measure }}
          />
        );
      })}
      <li aria-hidden="true" style={{ height: after }} />
    </ul>
  );
}
