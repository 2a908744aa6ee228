import { FormattedMessage } from 'react-intl';
import { useMoney } from '../../../i18n/site.js';
import { promotionMessages, promotionRich } from './promotionMessages.js';

/** What is to be bet before a withdrawal, and which bets count (decision 039). `amount`: minor units. */
export function StakesRule({ amount }: { amount: number }) {
  const { money } = useMoney();
  return (
    <>
      <FormattedMessage {...promotionRich.stakes} values={{ amount: money(amount) }} />{' '}
      <FormattedMessage {...promotionMessages.wallet} />
    </>
  );
}
