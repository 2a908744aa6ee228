import { FormattedMessage, useIntl } from 'react-intl';
import { path } from '../../../../machines/addresses.js';
import type { BonusFilter, LevelSummary } from '../../../../machines/bonuses/grantedBonuses.js';
import { formatCount } from '../../../i18n/numbers.js';
import { useMoney, useSite } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import { Chip, ChipRow } from '../../../ui/chip/Chip.js';
import { KeyValues } from '../../../ui/key-values/KeyValues.js';
import { stack } from '../../../ui/layout/layout.css.js';
import { Panel } from '../../../ui/panel/Panel.js';
import { sectionTitle, smallMuted } from '../../../ui/text/text.css.js';
import { levelName, messages as shared } from '../shared/messages.js';
import { kinds, messages, tally } from './messages.js';

export type LevelPartProps = {
  summary: LevelSummary | null;
  filter: BonusFilter;
  onFilter: (filter: BonusFilter) => void;
};

const filters = ['all', 'monthly', 'birthday', 'upgrade', 'deposit'] as const;
const sums = ['claimable', 'waiting', 'received', 'expired'] as const;

/** The sums of the level bonuses, and the choice of a kind. */
export function LevelPart({ summary, filter, onFilter }: LevelPartProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      {summary === null ? null : <Summary summary={summary} />}
      <ChipRow label={formatMessage(messages.filter)}>
        {filters.map((kind) => (
          <Chip key={kind} isSelected={kind === filter} onPress={() => onFilter(kind)}>
            <FormattedMessage {...kinds[kind]} />
          </Chip>
        ))}
      </ChipRow>
    </>
  );
}

function Summary({ summary }: { summary: LevelSummary }) {
  const isDesktop = useSite().device === 'pc';
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  return (
    <Panel aria-labelledby="summary">
      <div className={stack[12]}>
        <div className={stack[4]}>
          <h2 id="summary" className={sectionTitle}>
            {formatMessage(messages.summary)}
          </h2>
          <p className={smallMuted}>{formatMessage(levelName, { level: summary.level, name: summary.levelName })}</p>
        </div>
        <KeyValues
          pairs={sums.map((sum) => ({
            key: formatMessage(shared[sum]),
            value: formatMessage(tally, {
              amount: money(summary[sum].amount),
              count: summary[sum].count,
              shown: formatCount(summary[sum].count),
            }),
          }))}
        />
        <div>
          <Button variant="soft" isWide={!isDesktop} href={path.memberLevel}>
            <FormattedMessage {...messages.toLevels} />
          </Button>
        </div>
      </div>
    </Panel>
  );
}
