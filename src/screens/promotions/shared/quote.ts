import { defineMessages, useIntl } from 'react-intl';
import type { PromotionQuote } from '../../../../machines/promotions/join.js';
import { formatCount } from '../../../i18n/numbers.js';
import { useDates, useMoney } from '../../../i18n/site.js';
import { freeSpins as freeSpinsOf } from './termMessages.js';
import type { Fact } from './terms.js';

const messages = defineMessages({
  bonus: { id: 'common.bonus', defaultMessage: 'Bonus' },
  freeSpins: { id: 'common.freeSpins', defaultMessage: 'Free spins' },
  stakes: { id: 'promotionDetail.confirm.stakes', defaultMessage: 'Required bets' },
  netWin: { id: 'promotionDetail.confirm.netWin', defaultMessage: 'Required net win' },
  balance: { id: 'promotionDetail.confirm.balance', defaultMessage: 'Required balance' },
  deadline: { id: 'common.playUntil', defaultMessage: 'Play until' },
});

/** What taking part gives and requires, as the server computed it. A condition that asks for nothing is left out. */
export function useQuoteFacts(): (quote: PromotionQuote) => readonly Fact[] {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const { dateTime } = useDates();
  return ({ bonus, freeSpins, freeSpinStake, requiredBet, requiredNetWin, requiredBalance, deadline }) => [
    { key: formatMessage(messages.bonus), value: money(bonus) },
    ...when(
      freeSpins > 0,
      formatMessage(messages.freeSpins),
      formatMessage(freeSpinsOf, { shown: formatCount(freeSpins), stake: money(freeSpinStake) }),
    ),
    ...when(requiredBet > 0, formatMessage(messages.stakes), money(requiredBet)),
    ...when(requiredNetWin > 0, formatMessage(messages.netWin), money(requiredNetWin)),
    ...when(requiredBalance > 0, formatMessage(messages.balance), money(requiredBalance)),
    { key: formatMessage(messages.deadline), value: dateTime(deadline) },
  ];
}

const when = (isShown: boolean, key: string, value: string): readonly Fact[] => (isShown ? [{ key, value }] : []);
