import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { barsOf, daysOf, type BillAnalysis, type DaySum } from '../../../../machines/wallet/analysis.js';
import { billsAddress } from '../../../../machines/wallet/billFilter.js';
import { countDays } from '../../../../machines/shared/siteDays.js';
import { useDates, useMoney } from '../../../i18n/site.js';
import { Disclosure } from '../../../ui/disclosure/Disclosure.js';
import { stack } from '../../../ui/layout/layout.css.js';
import { Panel } from '../../../ui/panel/Panel.js';
import { Table } from '../../../ui/table/Table.js';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.js';
import { sectionTitle } from '../../../ui/text/text.css.js';
import { billTypes } from '../shared/messages.js';
import * as css from './billAnalysis.css.js';
import { DayChart } from './DayChart.js';
import { days as daysMessage, messages } from './messages.js';
import { TypeChart } from './TypeChart.js';

type ChartsProps = { analysis: BillAnalysis; offset: number };

/** By day and by type, each with its table: the pictures alone tell a screen reader nothing. */
export function Charts({ analysis, offset }: ChartsProps) {
  const { formatMessage } = useIntl();
  const bars = useMemo(() => barsOf(analysis, offset), [analysis, offset]);
  const range = daysOf(analysis, offset);
  const days = countDays(range.from, range.to);
  const step = days <= 31 ? messages.byDay : days <= 100 ? messages.byWeek : messages.byMonth;
  return (
    <>
      <Panel aria-label={formatMessage(step)}>
        <div className={stack[16]}>
          <h2 className={sectionTitle}>{formatMessage(step)}</h2>
          <Legend />
          <VisuallyHidden as="p">{formatMessage(messages.picture)}</VisuallyHidden>
          <DayChart bars={bars} />
          <Disclosure summary={formatMessage(messages.asTable)}>
            <DayTable bars={bars} caption={formatMessage(step)} />
          </Disclosure>
        </div>
      </Panel>
      <Panel aria-label={formatMessage(messages.byType)}>
        <div className={stack[16]}>
          <h2 className={sectionTitle}>{formatMessage(messages.byType)}</h2>
          <Legend />
          <TypeChart types={analysis.types} range={range} />
          <Disclosure summary={formatMessage(messages.asTable)}>
            <TypeTable types={analysis.types} />
          </Disclosure>
        </div>
      </Panel>
    </>
  );
}

const Legend = () => (
  <p className={css.legend}>
    <span>
      <span aria-hidden="true" className={css.incomeMark} />
      <FormattedMessage {...messages.income} />
    </span>
    <span>
      <span aria-hidden="true" className={css.expenseMark} />
      <FormattedMessage {...messages.expense} />
    </span>
  </p>
);

function DayTable({ bars, caption }: { bars: readonly DaySum[]; caption: string }) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const { day } = useDates();
  return (
    <Table
      caption={caption}
      head={[
        { id: 'time', label: formatMessage(messages.time) },
        { id: 'income', label: formatMessage(messages.income) },
        { id: 'expense', label: formatMessage(messages.expense) },
      ]}
      rows={bars.map(({ from, to, income, expense }) => ({
        id: from,
        cells: [
          <Link key={from} to={billsAddress({ from, to })} className={css.link}>
            {from === to ? day(from) : formatMessage(daysMessage, { from: day(from), to: day(to) })}
          </Link>,
          money(income),
          money(expense),
        ],
      }))}
    />
  );
}

function TypeTable({ types }: Pick<BillAnalysis, 'types'>) {
  const { formatMessage, formatNumber } = useIntl();
  const { money } = useMoney();
  return (
    <Table
      caption={formatMessage(messages.byType)}
      head={[
        { id: 'type', label: formatMessage(messages.type) },
        { id: 'income', label: formatMessage(messages.income) },
        { id: 'expense', label: formatMessage(messages.expense) },
        { id: 'count', label: formatMessage(messages.count) },
      ]}
      rows={types.map(({ billType, income, expense, count }) => ({
        id: billType,
        cells: [formatMessage(billTypes[billType]), money(income), money(expense), formatNumber(count)],
      }))}
    />
  );
}
