import { FormattedMessage, useIntl } from 'react-intl';
import type { LevelTerms } from '../../../../machines/bonuses/memberLevel.machine.js';
import { formatPercent } from '../../../i18n/numbers.js';
import { useMoney, useSite } from '../../../i18n/site.js';
import { SectionHead } from '../../../ui/card-row/SectionHead.js';
import { Disclosure } from '../../../ui/disclosure/Disclosure.js';
import { KeyValues } from '../../../ui/key-values/KeyValues.js';
import { Panel } from '../../../ui/panel/Panel.js';
import { StatusTag } from '../../../ui/status-tag/StatusTag.js';
import { Table } from '../../../ui/table/Table.js';
import { levelName } from '../shared/messages.js';
import { messages, shareOf } from './messages.js';

type Column = 'stakes' | 'deposits' | 'upgrade' | 'monthly' | 'birthday' | 'deposit';
const columns: readonly Column[] = ['stakes', 'deposits', 'upgrade', 'monthly', 'birthday', 'deposit'];

/** What each level requires and gives: a table on desktop, one part a level on a phone. */
export function AllLevels({ levels, own }: { levels: readonly LevelTerms[]; own: number }) {
  const { formatMessage } = useIntl();
  const isDesktop = useSite().device === 'pc';
  return (
    <section aria-labelledby="levels">
      <SectionHead id="levels" heading={formatMessage(messages.all)} />
      {isDesktop ? <AsTable levels={levels} own={own} /> : <AsParts levels={levels} own={own} />}
    </section>
  );
}

function useTerms(): (terms: LevelTerms) => Readonly<Record<Column, string>> {
  const { formatMessage } = useIntl();
  const { short } = useMoney();
  const none = formatMessage(messages.none);
  const given = (amount: number) => (amount === 0 ? none : short(amount));
  return (terms) => ({
    stakes: given(terms.requiredStakes),
    deposits: given(terms.requiredDeposits),
    upgrade: given(terms.upgradeBonus),
    monthly: given(terms.monthlyBonus),
    birthday: given(terms.birthdayBonus),
    deposit:
      terms.depositBonusRate === 0
        ? none
        : // The rate is in hundredths of a per cent.
          formatMessage(shareOf, {
            percent: formatPercent(terms.depositBonusRate / 100),
            most: short(terms.depositBonusMost),
          }),
  });
}

function Name({ terms: { level, levelName: name }, own }: { terms: LevelTerms; own: number }) {
  const { formatMessage } = useIntl();
  return (
    <span>
      {formatMessage(levelName, { level, name })}{' '}
      {level === own ? (
        <StatusTag tone="accent">
          <FormattedMessage {...messages.own} />
        </StatusTag>
      ) : null}
    </span>
  );
}

function AsTable({ levels, own }: { levels: readonly LevelTerms[]; own: number }) {
  const { formatMessage } = useIntl();
  const termsOf = useTerms();
  return (
    <Table
      caption={formatMessage(messages.all)}
      head={[
        { id: 'level', label: formatMessage(messages.level) },
        ...columns.map((column) => ({ id: column, label: formatMessage(messages[column]) })),
      ]}
      rows={levels.map((terms) => ({
        id: String(terms.level),
        cells: [<Name key="level" terms={terms} own={own} />, ...columns.map((column) => termsOf(terms)[column])],
      }))}
    />
  );
}

function AsParts({ levels, own }: { levels: readonly LevelTerms[]; own: number }) {
  const { formatMessage } = useIntl();
  const termsOf = useTerms();
  return (
    <Panel as="div">
      {levels.map((terms) => (
        <Disclosure key={terms.level} isOpen={terms.level === own} summary={<Name terms={terms} own={own} />}>
          <KeyValues
            pairs={columns.map((column) => ({ key: formatMessage(messages[column]), value: termsOf(terms)[column] }))}
          />
        </Disclosure>
      ))}
    </Panel>
  );
}
