import { FormattedMessage, useIntl } from 'react-intl';
import type { RebateOverview } from '../../../../machines/bonuses/rebates.js';
import { formatCount } from '../../../i18n/numbers.js';
import { useDates, useMoney } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import { KeyValues } from '../../../ui/key-values/KeyValues.js';
import { stack } from '../../../ui/layout/layout.css.js';
import { Money } from '../../../ui/money/Money.js';
import { Panel } from '../../../ui/panel/Panel.js';
import { sectionTitle, smallMuted } from '../../../ui/text/text.css.js';
import { Lines } from './DayDialog.js';
import { claimAll, givenOut, messages } from './messages.js';

/** The sum that can be claimed, and one button for all of it. */
export function Claimable({ overview, onClaimAll }: { overview: RebateOverview; onClaimAll: () => void }) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const { claimable, detail } = overview;
  const sum = claimable.reduce((total, { amount }) => total + amount, 0);
  const count = claimable.length;
  return (
    <Panel aria-labelledby="claimable">
      <div className={stack[12]}>
        <div className={stack[4]}>
          <h2 id="claimable" className={sectionTitle}>
            {formatMessage(messages.claimable)}
          </h2>
          <Money amount={money(sum)} size="amount" />
        </div>
        {count > 0 ? (
          <Button isWide onPress={onClaimAll}>
            {formatMessage(claimAll, { amount: money(sum), count, shown: formatCount(count) })}
          </Button>
        ) : (
          <p className={smallMuted}>{formatMessage(detail.isAutomatic ? messages.automatic : messages.nothing)}</p>
        )}
        <KeyValues pairs={[{ key: formatMessage(messages.received), value: money(detail.received.amount) }]} />
      </div>
    </Panel>
  );
}

/** What the current day has earned so far. */
export function Today({ detail: { today } }: { detail: RebateOverview['detail'] }) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const { dateTime } = useDates();
  return (
    <Panel aria-labelledby="today">
      <div className={stack[12]}>
        <div className={stack[4]}>
          <h2 id="today" className={sectionTitle}>
            {formatMessage(messages.today)}
          </h2>
          <Money amount={money(today.amount)} size="amount" />
          <p className={smallMuted}>
            {today.stakes === 0 ? (
              <FormattedMessage {...messages.todayNone} />
            ) : (
              formatMessage(givenOut, { time: dateTime(today.issueTime) })
            )}
          </p>
        </div>
        <Lines lines={today.lines} />
      </div>
    </Panel>
  );
}
