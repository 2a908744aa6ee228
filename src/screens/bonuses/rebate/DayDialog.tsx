import { FormattedMessage, useIntl } from 'react-intl';
import type { Rebate } from '../../../../machines/bonuses/rebates.js';
import { formatPercent } from '../../../i18n/numbers.js';
import { useDates, useMoney } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import { Dialog } from '../../../ui/dialog/Dialog.js';
import { KeyValues } from '../../../ui/key-values/KeyValues.js';
import { stack } from '../../../ui/layout/layout.css.js';
import { Money } from '../../../ui/money/Money.js';
import { Table } from '../../../ui/table/Table.js';
import { BonusTag } from '../shared/BonusTag.js';
import { claimAmount, levelName, messages as shared } from '../shared/messages.js';
import { shownStatusOf } from '../shared/status.js';
import { dayTitle, messages } from './messages.js';
import { useDay } from './useDay.js';

export type DayDialogProps = { rebate: Rebate | null; onClaim: () => void; onClose: () => void };

/** The calculation of one day, and its claim. */
export function DayDialog({ rebate, onClaim, onClose }: DayDialogProps) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const day = useDay();
  if (!rebate) return null;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isMaskClosing
      title={formatMessage(dayTitle, { day: day(rebate.day) })}
      closeLabel={formatMessage(shared.close)}
      {...(rebate.isClaimable
        ? {
            actions: (
              <Button isWide onPress={onClaim}>
                {formatMessage(claimAmount, { amount: money(rebate.amount) })}
              </Button>
            ),
          }
        : {})}
    >
      <div className={stack[16]}>
        <Facts rebate={rebate} />
        <Lines lines={rebate.lines} />
      </div>
    </Dialog>
  );
}

function Facts({ rebate }: { rebate: Rebate }) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const { dateTime } = useDates();
  const { amount, level, levelName: name, stakes, counted, turnoverRequired, expireTime, issuedTime } = rebate;
  return (
    <KeyValues
      pairs={[
        {
          key: formatMessage(shared.amount),
          value: (
            <>
              <BonusTag status={shownStatusOf(rebate)} /> <Money amount={money(amount)} />
            </>
          ),
        },
        { key: formatMessage(shared.level), value: formatMessage(levelName, { level, name }) },
        { key: formatMessage(messages.stakes), value: money(stakes) },
        { key: formatMessage(messages.counted), value: money(counted) },
        {
          key: formatMessage(shared.turnover),
          value: turnoverRequired === 0 ? formatMessage(shared.noTurnover) : money(turnoverRequired),
        },
        issuedTime === null
          ? { key: formatMessage(shared.expiry), value: dateTime(expireTime) }
          : { key: formatMessage(shared.issued), value: dateTime(issuedTime) },
      ]}
    />
  );
}

/** How the stakes of each category became the amount. */
export function Lines({ lines }: { lines: Rebate['lines'] }) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  if (lines.length === 0) return null;
  return (
    <Table
      caption={formatMessage(messages.byCategory)}
      head={[
        { id: 'category', label: <FormattedMessage {...messages.category} /> },
        { id: 'counted', label: <FormattedMessage {...messages.counted} /> },
        { id: 'rate', label: <FormattedMessage {...messages.rate} /> },
        { id: 'amount', label: <FormattedMessage {...shared.amount} /> },
      ]}
      rows={lines.map(({ categoryId, categoryName, counted, rate, amount }) => ({
        id: categoryId,
        // The rate is in hundredths of a per cent.
        cells: [categoryName, money(counted), formatPercent(rate / 100), money(amount)],
      }))}
    />
  );
}
