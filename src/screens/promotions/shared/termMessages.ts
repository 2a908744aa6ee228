import { defineMessage, defineMessages } from 'react-intl';

/** The names of the terms. */
export const messages = defineMessages({
  period: { id: 'promotions.period', defaultMessage: 'Period' },
  bonus: { id: 'common.bonus', defaultMessage: 'Bonus' },
  freeSpins: { id: 'common.freeSpins', defaultMessage: 'Free spins' },
  amount: { id: 'common.yourAmount', defaultMessage: 'Your amount' },
  turnover: { id: 'promotions.turnover', defaultMessage: 'Turnover' },
  netWin: { id: 'common.netWin', defaultMessage: 'Net win' },
  balance: { id: 'common.promotionBalance', defaultMessage: 'Promotion balance' },
  games: { id: 'common.games', defaultMessage: 'Games' },
  time: { id: 'promotions.time', defaultMessage: 'Time to play' },
  platforms: { id: 'promotions.platforms', defaultMessage: 'Played on' },
  phone: { id: 'promotions.platform.other', defaultMessage: 'Phone and tablet' },
  desktop: { id: 'promotions.platform.pc', defaultMessage: 'Desktop' },
  places: { id: 'promotions.places', defaultMessage: 'Places left' },
  code: { id: 'promotions.code', defaultMessage: 'Code' },
  codeNeeded: { id: 'promotions.code.needed', defaultMessage: 'Only with a promotion code' },
  noTurnover: { id: 'stakes.none', defaultMessage: 'None' },
  toStake: { id: 'stakes.label', defaultMessage: 'Bets required before a withdrawal' },
  reward: { id: 'promotions.reward', defaultMessage: 'Reward' },
  goal: { id: 'promotions.goal', defaultMessage: 'Goal' },
  goalJoin: { id: 'promotions.goal.join', defaultMessage: 'Only join' },
  claimUntil: { id: 'promotions.claimUntil', defaultMessage: 'Claim until' },
});

/** The rules of every promotion balance (decision 039). */
export const rules = defineMessages({
  stakes: {
    id: 'stakes.promotion',
    defaultMessage:
      'Bets from the promotion balance count for this promotion only, not for withdrawals, deposit bonuses, events, rebates or your level.',
  },
  lateWins: {
    id: 'promotions.rule.lateWins',
    defaultMessage:
      'If a win arrives after the end, we check it. A message tells you whether it is paid into your wallet.',
  },
});

export const between = defineMessage<{ from: string; until: string }>({
  id: 'promotions.between',
  defaultMessage: '{from} – {until}',
});
export const freeSpins = defineMessage<{ shown: string; stake: string }>({
  id: 'promotions.freeSpins.each',
  defaultMessage: '{shown} of {stake} each',
});
export const share = defineMessage<{ percent: string }>({
  id: 'promotions.bonus.share',
  defaultMessage: '{percent} of your amount',
});
export const limitedShare = defineMessage<{ percent: string; most: string }>({
  id: 'promotions.bonus.limited',
  defaultMessage: '{percent} of your amount, at most {most}',
});
export const timesStaked = defineMessage<{ times: string }>({
  id: 'promotions.turnover.times',
  defaultMessage: '{times} × amount and bonus',
});
export const ofAmount = defineMessage<{ percent: string }>({
  id: 'promotions.bonus.share',
  defaultMessage: '{percent} of your amount',
});
export const ofBoth = defineMessage<{ percent: string }>({
  id: 'promotions.balance.share',
  defaultMessage: '{percent} of amount and bonus',
});
export const gameCount = defineMessage<{ count: number; shown: string }>({
  id: 'gameList.count',
  defaultMessage: '{count, plural, one {{shown} game} other {{shown} games}}',
});
export const hours = defineMessage<{ count: number; shown: string }>({
  id: 'promotions.time.hours',
  defaultMessage: '{count, plural, one {{shown} hour} other {{shown} hours}}',
});
export const goalDeposit = defineMessage<{ amount: string }>({
  id: 'promotions.goal.deposit',
  defaultMessage: 'Deposit {amount}',
});
export const goalStake = defineMessage<{ amount: string }>({
  id: 'promotions.goal.stake',
  defaultMessage: 'Bet {amount}',
});
