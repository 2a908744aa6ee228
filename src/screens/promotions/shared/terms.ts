import { useIntl } from 'react-intl';
import type { PromotionInfo } from '../../../../machines/promotions/join.js';
import type { Activity, Promotion } from '../../../../machines/promotions/promotions.machine.js';
import { formatCount, formatPercent } from '../../../i18n/numbers.js';
import { useDates, useMoney } from '../../../i18n/site.js';
import * as say from './termMessages.js';

/** `isMain`: what the player gets and has to do, which a card of the list shows. */
export type Fact = { key: string; value: string; isMain?: true };

const { messages } = say;
const isMain = true;

function usePeriod() {
  const { formatMessage } = useIntl();
  const { dateTime } = useDates();
  return ({ startTime, endTime }: Pick<Promotion, 'startTime' | 'endTime'>): Fact => ({
    key: formatMessage(messages.period),
    value: formatMessage(say.between, { from: dateTime(startTime), until: dateTime(endTime) }),
  });
}

/** On which devices a promotion balance can be played. */
export function useDevicesTerm(): (platforms: PromotionInfo['platforms']) => Fact {
  const { formatMessage } = useIntl();
  return (platforms) => ({
    key: formatMessage(messages.platforms),
    value: platforms.map((one) => formatMessage(one === 'pc' ? messages.desktop : messages.phone)).join(', '),
  });
}

/** The terms of a promotion with its own balance, all of them from the server. */
export function usePromotionTerms(): (offer: Promotion) => readonly Fact[] {
  const { formatMessage } = useIntl();
  const { short } = useMoney();
  const period = usePeriod();
  return (offer) => {
    const { bonusRate, maxBonus, freeSpins, freeSpinStake, minAmount, maxAmount, placesLeft, needsCode } = offer;
    const { betPercent, netWinPercent, balancePercent, gameCount, playHours } = offer;
    // The rate is in hundredths of a per cent.
    const percent = formatPercent(bonusRate / 100);
    const bonus =
      maxBonus === null
        ? formatMessage(say.share, { percent })
        : formatMessage(say.limitedShare, { percent, most: short(maxBonus) });
    const turnover =
      betPercent === 0
        ? formatMessage(messages.noTurnover)
        : formatMessage(say.timesStaked, { times: String(betPercent / 100) });
    return [
      ...when(bonusRate > 0, { key: formatMessage(messages.bonus), value: bonus, isMain }),
      ...when(freeSpins > 0, {
        key: formatMessage(messages.freeSpins),
        value: formatMessage(say.freeSpins, { shown: formatCount(freeSpins), stake: short(freeSpinStake) }),
        isMain,
      }),
      {
        key: formatMessage(messages.amount),
        value: formatMessage(say.between, { from: short(minAmount), until: short(maxAmount) }),
      },
      {
        key: formatMessage(messages.turnover),
        value: turnover,
        // With another requirement, the bets that are not required are a detail.
        ...(betPercent > 0 || netWinPercent + balancePercent === 0 ? { isMain } : {}),
      },
      ...when(netWinPercent > 0, {
        key: formatMessage(messages.netWin),
        value: formatMessage(say.ofAmount, { percent: formatPercent(netWinPercent) }),
        isMain,
      }),
      ...when(balancePercent > 0, {
        key: formatMessage(messages.balance),
        value: formatMessage(say.ofBoth, { percent: formatPercent(balancePercent) }),
        isMain,
      }),
      {
        key: formatMessage(messages.games),
        value: formatMessage(say.gameCount, { count: gameCount, shown: formatCount(gameCount) }),
      },
      {
        key: formatMessage(messages.time),
        value: formatMessage(say.hours, { count: playHours, shown: formatCount(playHours) }),
      },
      ...when(needsCode, { key: formatMessage(messages.code), value: formatMessage(messages.codeNeeded), isMain }),
      ...places(placesLeft, formatMessage(messages.places)),
      period(offer),
    ];
  };
}

/** The terms of a marketing event. News have only a period: there is nothing to reach. */
export function useActivityTerms(): (offer: Activity) => readonly Fact[] {
  const { formatMessage } = useIntl();
  const { dateTime } = useDates();
  const { short } = useMoney();
  const period = usePeriod();
  return (offer) => {
    const { kind, goal, reward, turnover, placesLeft, claimEndTime } = offer;
    if (kind === 'news') return [period(offer)];
    const amount = short(goal);
    return [
      { key: formatMessage(messages.reward), value: short(reward), isMain },
      {
        key: formatMessage(messages.goal),
        value:
          kind === 'deposit'
            ? formatMessage(say.goalDeposit, { amount })
            : kind === 'stake'
              ? formatMessage(say.goalStake, { amount })
              : formatMessage(messages.goalJoin),
        isMain,
      },
      {
        key: formatMessage(messages.toStake),
        value: turnover === 0 ? formatMessage(messages.noTurnover) : short(turnover),
        isMain,
      },
      ...places(placesLeft, formatMessage(messages.places)),
      { key: formatMessage(messages.claimUntil), value: dateTime(claimEndTime) },
      period(offer),
    ];
  };
}

const when = (isShown: boolean, fact: Fact): readonly Fact[] => (isShown ? [fact] : []);
const places = (left: number | null, key: string): readonly Fact[] =>
  left === null ? [] : [{ key, value: formatCount(left) }];
