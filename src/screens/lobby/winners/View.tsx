import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { path } from '../../../../machines/addresses.js';
import { gameDetailAddress, winnersAddress } from '../../../../machines/lobby/addresses.js';
import type { WinnerList } from '../../../../machines/lobby/winners.machine.js';
import { winnerPeriods, type Winner, type WinnerPeriod } from '../../../../machines/lobby/vocabulary.js';
import { useDates } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import { crownGlyph } from '../../../ui/icon/glyphs/crown.js';
import * as layout from '../../../ui/layout/layout.css.js';
import { List } from '../../../ui/list-row/ListRow.js';
import { RetryNote } from '../../../ui/note/RetryNote.js';
import { PageHeader } from '../../../ui/page-header/PageHeader.js';
import { useBack } from '../../../ui/page-header/useBack.js';
import { Segments } from '../../../ui/segments/Segments.js';
import { Loading, SkeletonRows } from '../../../ui/skeleton/Skeleton.js';
import { Failure } from '../../../ui/statement/Failure.js';
import { Statement } from '../../../ui/statement/Statement.js';
import { smallMuted } from '../../../ui/text/text.css.js';
import { WinnerRow } from '../shared/WinnerRow.js';
import { messages, staleAt } from './messages.js';
import { OwnRow } from './OwnRow.js';
import type { Own, Panel } from './selectors.js';

export type WinnersViewProps = {
  panel: Panel;
  period: WinnerPeriod;
  /** The rows of the period, also while they are refreshed; null before they were loaded. */
  list: WinnerList | null;
  own: Own;
  isStale: boolean;
  onRetry: () => void;
};

const spans: Readonly<Record<WinnerPeriod, MessageDescriptor>> = {
  daily: messages.lastDay,
  weekly: messages.lastWeek,
  monthly: messages.lastMonth,
};

export function WinnersView(props: WinnersViewProps) {
  const { formatMessage } = useIntl();
  const { panel, period, list } = props;
  return (
    <>
      <PageHeader
        title={formatMessage(messages.title)}
        back={{ label: formatMessage(messages.back), onPress: useBack(path.home) }}
      />
      <div className={`${layout.page} ${layout.stack[12]} ${layout.formColumn}`}>
        <Segments
          label={formatMessage(messages.periods)}
          choices={winnerPeriods.map((id) => ({ id, label: formatMessage(messages[id]), href: winnersAddress(id) }))}
          selected={period}
        />
        <p className={smallMuted}>
          <FormattedMessage {...spans[period]} />
        </p>
        {props.own === 'visitor' || panel === 'unavailable' ? null : <OwnRow own={props.own} />}
        {panel === 'rows' && list !== null ? <Rows {...props} list={list} /> : <Instead {...props} />}
      </div>
    </>
  );
}

function Rows({ list: { winners, readAt }, own, isStale, onRetry }: WinnersViewProps & { list: WinnerList }) {
  const { formatMessage } = useIntl();
  // Both are read at different moments: another player may have the rank by now.
  const isOwn = ({ rank, name, amount }: Winner) =>
    typeof own === 'object' && own.rank === rank && own.name === name && own.amount === amount;
  const { dateTime } = useDates();
  return (
    <>
      {isStale ? (
        <RetryNote tone="quiet" retry={<FormattedMessage {...messages.retry} />} onRetry={onRetry}>
          <FormattedMessage {...staleAt} values={{ time: dateTime(new Date(readAt).toISOString()) }} />
        </RetryNote>
      ) : null}
      {winners.length === 0 ? (
        <Statement
          glyph={crownGlyph}
          heading={formatMessage(messages.emptyTitle)}
          action={
            <Button href={path.browser}>
              <FormattedMessage {...messages.games} />
            </Button>
          }
        >
          <FormattedMessage {...messages.emptyText} />
        </Statement>
      ) : (
        <List label={formatMessage(messages.title)}>
          {winners.map((winner) => (
            <WinnerRow
              key={winner.rank}
              winner={winner}
              own={isOwn(winner) ? formatMessage(messages.you) : undefined}
              href={gameDetailAddress(winner.gameId)}
            />
          ))}
        </List>
      )}
    </>
  );
}

/** Shown while the period was never loaded. */
function Instead({ panel, onRetry }: WinnersViewProps) {
  const { formatMessage } = useIntl();
  return panel === 'unavailable' ? (
    <Failure
      heading={formatMessage(messages.failedTitle)}
      retry={<FormattedMessage {...messages.retry} />}
      onRetry={onRetry}
    >
      <FormattedMessage {...messages.failedText} />
    </Failure>
  ) : (
    <Loading label={formatMessage(messages.loading)}>
      <SkeletonRows count={10} />
    </Loading>
  );
}
