import { FormattedMessage, useIntl } from 'react-intl';
import type { RebateOverview } from '../../../../machines/bonuses/rebates.js';
import { formatPercent } from '../../../i18n/numbers.js';
import { useSite } from '../../../i18n/site.js';
import { Disclosure } from '../../../ui/disclosure/Disclosure.js';
import { KeyValues } from '../../../ui/key-values/KeyValues.js';
import { stack } from '../../../ui/layout/layout.css.js';
import { Panel } from '../../../ui/panel/Panel.js';
import { StatusTag } from '../../../ui/status-tag/StatusTag.js';
import { Table } from '../../../ui/table/Table.js';
import { smallMuted } from '../../../ui/text/text.css.js';
import { levelName } from '../shared/messages.js';
import { messages, shareCounts, terms } from './messages.js';

type Plan = RebateOverview['plan'];
type Category = Plan['categories'][number];

const rateOf = ({ rates }: Category, level: number): string =>
  // In hundredths of a per cent.
  formatPercent((rates.find((one) => one.level === level)?.rate ?? 0) / 100);

/** The player's own rates, and those of all levels. On a phone they open with a press, so that the days come first. */
export function Plan({ plan, detail }: { plan: Plan; detail: RebateOverview['detail'] }) {
  const { formatMessage } = useIntl();
  const isDesktop = useSite().device === 'pc';
  const { categories, bonusWager, claimDays } = plan;
  return (
    <Panel aria-label={formatMessage(messages.rates)}>
      <Disclosure
        isOpen={isDesktop}
        summary={
          <span>
            {formatMessage(messages.rates)} ·{' '}
            {formatMessage(levelName, { level: detail.level, name: detail.levelName })}
          </span>
        }
      >
        <div className={stack[12]}>
          <KeyValues
            pairs={categories.map((category) => ({
              key:
                category.contribution === 100
                  ? category.categoryName
                  : `${category.categoryName} · ${formatMessage(shareCounts, { percent: formatPercent(category.contribution) })}`,
              value: rateOf(category, detail.level),
            }))}
          />
          <p className={smallMuted}>{formatMessage(terms, { times: bonusWager, days: claimDays })}</p>
        </div>
      </Disclosure>
      <Disclosure summary={<FormattedMessage {...messages.allRates} />}>
        <AllRates categories={categories} own={detail.level} />
      </Disclosure>
    </Panel>
  );
}

function AllRates({ categories, own }: { categories: readonly Category[]; own: number }) {
  const { formatMessage } = useIntl();
  return (
    <Table
      caption={formatMessage(messages.allRates)}
      head={[
        { id: 'level', label: formatMessage(messages.level) },
        ...categories.map(({ categoryId, categoryName }) => ({ id: categoryId, label: categoryName })),
      ]}
      rows={(categories[0]?.rates ?? []).map(({ level, levelName: name }) => ({
        id: String(level),
        cells: [
          <>
            {name}{' '}
            {level === own ? (
              <StatusTag tone="accent">
                <FormattedMessage {...messages.own} />
              </StatusTag>
            ) : null}
          </>,
          ...categories.map((category) => rateOf(category, level)),
        ],
      }))}
    />
  );
}
