import { FormattedMessage, useIntl } from 'react-intl';
import type { BillAnalysis } from '../../../../machines/wallet/analysis.js';
import { useMoney } from '../../../i18n/site.js';
import { Money } from '../../../ui/money/Money.js';
import { Panel } from '../../../ui/panel/Panel.js';
import * as css from './billAnalysis.css.js';
import { before as beforeMessage, messages } from './messages.js';

const names = ['income', 'expense', 'net', 'stakes', 'wins', 'netWin'] as const;

/** Each sum, and below it that of the period before. */
export function Sums({ analysis, before }: { analysis: BillAnalysis; before: BillAnalysis | null }) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  return (
    <Panel aria-label={formatMessage(messages.sums)}>
      <dl className={css.sums}>
        {names.map((name) => (
          <div key={name} className={css.sum}>
            <dt className={css.name}>
              <FormattedMessage {...messages[name]} />
            </dt>
            <dd className={css.figure}>
              <Money amount={money(analysis[name])} size="amount" />
            </dd>
            {before === null ? null : (
              <dd className={css.earlier}>
                <FormattedMessage {...beforeMessage} values={{ amount: money(before[name]) }} />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </Panel>
  );
}
