import { FormattedMessage, useIntl } from 'react-intl';
import { path } from '../../../../machines/addresses.js';
import type { Rebate, RebatesRef } from '../../../../machines/bonuses/rebates.js';
import { useMoney } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import { SectionHead } from '../../../ui/card-row/SectionHead.js';
import { stack } from '../../../ui/layout/layout.css.js';
import { List, ListRow } from '../../../ui/list-row/ListRow.js';
import { Money } from '../../../ui/money/Money.js';
import { ListEnd } from '../../../ui/more/ListEnd.js';
import { usePagedList, type ListView } from '../../../ui/more/usePagedList.js';
import { Loading, SkeletonRows } from '../../../ui/skeleton/Skeleton.js';
import { Failure } from '../../../ui/statement/Failure.js';
import { Receipt } from '../../../ui/statement/Receipt.js';
import { Statement } from '../../../ui/statement/Statement.js';
import { BonusTag } from '../shared/BonusTag.js';
import { messages as shared } from '../shared/messages.js';
import { shownStatusOf } from '../shared/status.js';
import { useWhen } from '../shared/useWhen.js';
import { messages, staked } from './messages.js';
import { Plan } from './Plan.js';
import * as css from './rebate.css.js';
import { Claimable, Today } from './Today.js';
import { useDay } from './useDay.js';

export type RebateViewProps = { rebates: RebatesRef; onOpen: (rebate: Rebate) => void; onClaimAll: () => void };

export function RebateView({ rebates, onOpen, onClaimAll }: RebateViewProps) {
  const { formatMessage } = useIntl();
  const { panel, extra: overview, ...days } = usePagedList(rebates);
  if (panel === 'unavailable')
    return (
      <Failure
        heading={formatMessage(messages.failedTitle)}
        retry={<FormattedMessage {...shared.retry} />}
        onRetry={days.onRetry}
      >
        <FormattedMessage {...shared.failedText} />
      </Failure>
    );
  if (panel === 'loading' || overview === null) return <RebatesLoading />;
  return (
    <div className={css.columns}>
      <div className={stack[16]}>
        <Claimable overview={overview} onClaimAll={onClaimAll} />
        <Today detail={overview.detail} />
        <Plan plan={overview.plan} detail={overview.detail} />
      </div>
      <Days {...days} onOpen={onOpen} />
    </div>
  );
}

export function RebatesLoading() {
  return (
    <Loading label={useIntl().formatMessage(messages.loading)}>
      <SkeletonRows count={5} />
    </Loading>
  );
}

type DaysProps = Omit<ListView<Rebate>, 'panel' | 'extra'> & Pick<RebateViewProps, 'onOpen'>;

function Days({ rows, tail, onOpen, onMore, onRetry }: DaysProps) {
  const { formatMessage } = useIntl();
  if (rows.length === 0)
    return (
      <Statement
        picture={<Receipt />}
        heading={formatMessage(messages.emptyTitle)}
        action={
          <Button href={path.browser}>
            <FormattedMessage {...messages.toGames} />
          </Button>
        }
      >
        <FormattedMessage {...messages.emptyText} />
      </Statement>
    );
  return (
    <section aria-labelledby="days" className={stack[8]}>
      <SectionHead id="days" heading={formatMessage(messages.days)} />
      <List label={formatMessage(messages.days)}>
        {rows.map((rebate) => (
          <Day key={rebate.rebateId} rebate={rebate} onOpen={() => onOpen(rebate)} />
        ))}
      </List>
      <ListEnd
        tail={tail}
        more={formatMessage(shared.more)}
        stuck={<FormattedMessage {...messages.stuck} />}
        retry={<FormattedMessage {...shared.retry} />}
        onMore={onMore}
        onRetry={onRetry}
      />
    </section>
  );
}

function Day({ rebate, onOpen }: { rebate: Rebate; onOpen: () => void }) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const day = useDay();
  const when = useWhen();
  // A rebate has no later release.
  const status = shownStatusOf(rebate);
  return (
    <ListRow
      title={day(rebate.day)}
      note={
        <>
          {formatMessage(staked, { amount: money(rebate.stakes) })} · {when(rebate, status)}
        </>
      }
      value={<Money amount={money(rebate.amount)} />}
      status={<BonusTag status={status} />}
      onPress={onOpen}
    />
  );
}
