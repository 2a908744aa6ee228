import { FormattedMessage } from 'react-intl';
import type { DepositResult } from '../../../../machines/wallet/order.js';
import { useMoney } from '../../../i18n/site.js';
import * as css from './outcome.css.js';
import { promotionMessages, promotionRich } from './promotionMessages.js';
import { StakesRule } from './StakesRule.js';

/** What a received deposit gave, and what it requires before a withdrawal, as the server says it. */
export function DepositGiven({ result }: { result: DepositResult }) {
  return (
    <>
      {result.title === null ? null : (
        <span className={css.line}>
          <Bonus {...result} title={result.title} />
        </span>
      )}
      {result.required === 0 ? null : (
        <span className={css.line}>
          {result.left > 0 ? <StakesRule amount={result.left} /> : <FormattedMessage {...promotionMessages.met} />}
        </span>
      )}
    </>
  );
}

function Bonus({ title, bonus, standing, forfeited }: DepositResult & { title: string }) {
  const { money } = useMoney();
  if (standing === 'none') return <FormattedMessage {...promotionRich.missed} values={{ title }} />;
  if (standing === 'givenUp')
    return <FormattedMessage {...promotionRich.givenUp} values={{ amount: money(forfeited) }} />;
  return <FormattedMessage {...promotionRich.given} values={{ title, bonus: money(bonus) }} />;
}
