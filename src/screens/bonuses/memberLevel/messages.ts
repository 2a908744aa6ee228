import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'common.memberLevel', defaultMessage: 'Member level' },
  loading: { id: 'memberLevel.loading', defaultMessage: 'Loading the levels' },
  failedTitle: { id: 'memberLevel.unavailable.title', defaultMessage: 'The levels could not be loaded' },
  yours: { id: 'memberLevel.yours', defaultMessage: 'Your level' },
  highest: { id: 'memberLevel.highest', defaultMessage: 'You have reached the highest level.' },
  stakes: { id: 'common.bets', defaultMessage: 'Bets' },
  deposits: { id: 'memberLevel.deposits', defaultMessage: 'Deposits' },
  reached: { id: 'common.reached', defaultMessage: 'Reached' },
  kept: { id: 'memberLevel.kept', defaultMessage: 'Both are needed. A level that you have reached stays yours.' },
  toBonuses: { id: 'common.yourLevelBonuses', defaultMessage: 'Your level bonuses' },
  all: { id: 'memberLevel.all', defaultMessage: 'All levels' },
  level: { id: 'common.level', defaultMessage: 'Level' },
  own: { id: 'common.you', defaultMessage: 'You' },
  upgrade: { id: 'memberLevel.upgrade', defaultMessage: 'For the new level' },
  monthly: { id: 'memberLevel.monthly', defaultMessage: 'Each month' },
  birthday: { id: 'memberLevel.birthday', defaultMessage: 'On the birthday' },
  deposit: { id: 'memberLevel.deposit', defaultMessage: 'On deposits' },
  none: { id: 'memberLevel.none', defaultMessage: 'None' },
});

export const toNext = defineMessage<{ level: number; name: string }>({
  id: 'memberLevel.next',
  defaultMessage: 'To level {level, number} · {name}',
});
export const missing = defineMessage<{ amount: string }>({
  id: 'memberLevel.missing',
  defaultMessage: '{amount} to go',
});
export const canClaim = defineMessage<{ amount: string }>({
  id: 'memberLevel.claimable',
  defaultMessage: 'You can claim {amount}.',
});
export const shareOf = defineMessage<{ percent: string; most: string }>({
  id: 'memberLevel.deposit.value',
  defaultMessage: '{percent}, at most {most}',
});
