import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';
import type { BonusFilter, LevelBonus } from '../../../../machines/bonuses/grantedBonuses.js';

/** `level`: bonuses of the player's level. `system`: those that the house grants. */
export type ListName = 'level' | 'system';

export const titles: Readonly<Record<ListName, MessageDescriptor>> = defineMessages({
  level: { id: 'common.levelBonuses', defaultMessage: 'Level bonuses' },
  system: { id: 'common.bonusesFromUs', defaultMessage: 'Bonuses from us' },
});
export const emptyTexts: Readonly<Record<ListName, MessageDescriptor>> = defineMessages({
  level: {
    id: 'bonusList.level.empty',
    defaultMessage: 'A new level, each month, your birthday and your deposits bring one. Your level says how much.',
  },
  system: { id: 'bonusList.system.empty', defaultMessage: 'A gift or a compensation for you is listed here.' },
});

export const messages = defineMessages({
  loading: { id: 'bonusList.loading', defaultMessage: 'Loading your bonuses' },
  failedTitle: { id: 'bonusList.unavailable.title', defaultMessage: 'Your bonuses could not be loaded' },
  emptyTitle: { id: 'bonusList.empty.title', defaultMessage: 'No bonus yet' },
  noneOfKind: { id: 'bonusList.empty.filtered', defaultMessage: 'No bonus of this kind yet' },
  stuck: { id: 'bonusList.stuck', defaultMessage: 'More of your bonuses could not be loaded.' },
  toLevels: { id: 'bonusList.toLevels', defaultMessage: 'See the levels' },
  toPromotions: { id: 'common.seeThePromotions', defaultMessage: 'See the promotions' },
  filter: { id: 'bonusList.filter', defaultMessage: 'Kind of bonus' },
  summary: { id: 'common.yourLevelBonuses', defaultMessage: 'Your level bonuses' },
  progress: { id: 'bonusList.progress', defaultMessage: 'Bet for a withdrawal' },
});

export const kinds: Readonly<Record<BonusFilter, MessageDescriptor>> = defineMessages({
  all: { id: 'common.all', defaultMessage: 'All' },
  monthly: { id: 'bonusList.kind.monthly', defaultMessage: 'Monthly' },
  birthday: { id: 'bonusList.kind.birthday', defaultMessage: 'Birthday' },
  upgrade: { id: 'bonusList.kind.upgrade', defaultMessage: 'New level' },
  deposit: { id: 'common.deposit.kind', defaultMessage: 'Deposit' },
});
export const kindTitles: Readonly<Record<LevelBonus['kind'], MessageDescriptor>> = defineMessages({
  monthly: { id: 'bonusList.name.monthly', defaultMessage: 'Monthly bonus' },
  birthday: { id: 'bonusList.name.birthday', defaultMessage: 'Birthday bonus' },
  upgrade: { id: 'bonusList.name.upgrade', defaultMessage: 'Bonus for a new level' },
  deposit: { id: 'bonusList.name.deposit', defaultMessage: 'Bonus on a deposit' },
});

export const tally = defineMessage<{ amount: string; count: number; shown: string }>({
  id: 'bonusList.summary.tally',
  defaultMessage: '{amount} · {count, plural, one {{shown} bonus} other {{shown} bonuses}}',
});
