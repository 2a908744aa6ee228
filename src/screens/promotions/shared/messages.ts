import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';
import type { PromotionRecord } from '../../../../machines/promotions/ending.js';
import type { Condition } from './progress.js';

export const messages = defineMessages({
  promotions: { id: 'participation.promotions', defaultMessage: 'Promotions' },
  toPromotions: { id: 'participation.toPromotions', defaultMessage: 'See the promotions' },
  own: { id: 'participation.own', defaultMessage: 'My promotions' },
  back: { id: 'participation.back', defaultMessage: 'Back' },
  trail: { id: 'participation.trail', defaultMessage: 'You are here' },
  code: { id: 'participation.code', defaultMessage: 'Promotion code' },
  codeHint: { id: 'participation.code.hint', defaultMessage: '4 to 16 letters and digits' },
  retry: { id: 'participation.retry', defaultMessage: 'Try again' },
});

/** The statuses of section 5. */
export const statuses: Readonly<Record<PromotionRecord['status'], MessageDescriptor>> = defineMessages({
  ongoing: { id: 'participation.status.ongoing', defaultMessage: 'Ongoing' },
  settlable: { id: 'participation.status.settlable', defaultMessage: 'Can be settled' },
  settled: { id: 'participation.status.settled', defaultMessage: 'Settled' },
  closing: { id: 'participation.status.closing', defaultMessage: 'Waiting to close' },
  closed: { id: 'participation.status.closed', defaultMessage: 'Closed' },
  unlocked: { id: 'participation.status.unlocked', defaultMessage: 'Unlocked' },
});

export const conditionNames: Readonly<Record<Condition['name'], MessageDescriptor>> = defineMessages({
  stakes: { id: 'participation.condition.stakes', defaultMessage: 'Bets' },
  netWin: { id: 'participation.condition.netWin', defaultMessage: 'Net win' },
  balance: { id: 'participation.condition.balance', defaultMessage: 'Balance' },
});

export const reachedOf = defineMessage<{ current: string; required: string }>({
  id: 'participation.reachedOf',
  defaultMessage: '{current} of {required}',
});
