import { FormattedMessage, useIntl } from 'react-intl';
import { path } from '../../../../machines/addresses.js';
import { recordAddress } from '../../../../machines/promotions/addresses.js';
import type { PromotionRecord } from '../../../../machines/promotions/ending.js';
import { useDates, useMoney } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import { SectionHead } from '../../../ui/card-row/SectionHead.js';
import { ticketPercentGlyph } from '../../../ui/icon/glyphs/ticket-percent.js';
import { stack } from '../../../ui/layout/layout.css.js';
import { List, ListRow } from '../../../ui/list-row/ListRow.js';
import { Money } from '../../../ui/money/Money.js';
import { ProgressBar } from '../../../ui/progress-bar/ProgressBar.js';
import { Loading, SkeletonRows } from '../../../ui/skeleton/Skeleton.js';
import { Failure } from '../../../ui/statement/Failure.js';
import { Statement } from '../../../ui/statement/Statement.js';
import { conditionNames, messages as shared, reachedOf } from '../shared/messages.js';
import { furthestOf, type Condition } from '../shared/progress.js';
import { RecordTag } from '../shared/RecordTag.js';
import { endedAt, messages, until } from './messages.js';
import { ListEnd } from '../../../ui/more/ListEnd.js';
import type { ListView } from '../../../ui/more/usePagedList.js';

export function MyPromotionsView({ panel, ...props }: ListView<PromotionRecord>) {
  const { formatMessage } = useIntl();
  if (panel === 'loading')
    return (
      <Loading label={formatMessage(messages.loading)}>
        <SkeletonRows count={4} />
      </Loading>
    );
  if (panel === 'unavailable')
    return (
      <Failure
        heading={formatMessage(messages.failedTitle)}
        retry={<FormattedMessage {...shared.retry} />}
        onRetry={props.onRetry}
      >
        <FormattedMessage {...messages.failedText} />
      </Failure>
    );
  if (panel === 'empty')
    return (
      <Statement
        glyph={ticketPercentGlyph}
        heading={formatMessage(messages.emptyTitle)}
        action={
          <Button href={path.privilege}>
            <FormattedMessage {...messages.toPromotions} />
          </Button>
        }
      >
        <FormattedMessage {...messages.emptyText} />
      </Statement>
    );
  return <Lists {...props} />;
}

/** The running ones by their deadlines: the nearest one needs the player first. */
function Lists({ rows, tail, onMore, onRetry }: Omit<ListView<PromotionRecord>, 'panel'>) {
  const { formatMessage } = useIntl();
  const running = rows
    .filter(({ endTime }) => endTime === null)
    .sort((one, other) => Date.parse(one.deadline) - Date.parse(other.deadline));
  const ended = rows.filter(({ endTime }) => endTime !== null);
  return (
    <div className={stack[24]}>
      <Records id="running" heading={formatMessage(messages.running)} rows={running} />
      <Records id="ended" heading={formatMessage(messages.ended)} rows={ended} />
      <ListEnd
        tail={tail}
        more={formatMessage(messages.more)}
        stuck={<FormattedMessage {...messages.stuck} />}
        retry={<FormattedMessage {...shared.retry} />}
        onMore={onMore}
        onRetry={onRetry}
      />
    </div>
  );
}

type RecordsProps = { id: string; heading: string; rows: readonly PromotionRecord[] };

function Records({ id, heading, rows }: RecordsProps) {
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} heading={heading} />
      <List label={heading}>
        {rows.map((record) => (
          <Row key={record.recordId} record={record} />
        ))}
      </List>
    </section>
  );
}

function Row({ record }: { record: PromotionRecord }) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const { dateTime } = useDates();
  const { endTime, endedAmount, promotionBalance, deadline, title, status } = record;
  const note =
    endTime === null
      ? formatMessage(until, { time: dateTime(deadline) })
      : formatMessage(endedAt, { time: dateTime(endTime) });
  const furthest = furthestOf(record);
  return (
    <ListRow
      href={recordAddress(record.recordId)}
      title={title}
      note={
        <>
          {note}
          {furthest && endTime === null ? <Progress {...furthest} /> : null}
        </>
      }
      value={<Money amount={money(endTime === null ? promotionBalance : (endedAmount ?? 0))} />}
      status={<RecordTag status={status} />}
    />
  );
}

function Progress({ name, current, required }: Condition) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  return (
    <ProgressBar
      label={formatMessage(conditionNames[name])}
      share={current / required}
      value={formatMessage(reachedOf, { current: money(current), required: money(required) })}
      isReached={current >= required}
    />
  );
}
