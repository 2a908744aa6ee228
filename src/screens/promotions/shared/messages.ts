import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';
import type { PromotionRecord } from '../../../../machines/promotions/ending.js';
import type { Condition } from './progress.js';

export const messages = defineMessages({
  promotions: { id: 'common.promotions', defaultMessage: 'Promotions' },
  toPromotions: { id: 'common.seeThePromotions', defaultMessage: 'See the promotions' },
  own: { id: 'common.myPromotions', defaultMessage: 'My promotions' },
  back: { id: 'common.back', defaultMessage: 'Back' },
  trail: { id: 'participation.trail', defaultMessage: 'You are here' },
  code: { id: 'common.promotionCode', defaultMessage: 'Promotion code' },
  codeHint: { id: 'participation.code.hint', defaultMessage: '4 to 16 letters and digits' },
  retry: { id: 'common.tryAgain', defaultMessage: 'Try again' },
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
  stakes: { id: 'common.bets', defaultMessage: 'Bets' },
  netWin: { id: 'common.netWin', defaultMessage: 'Net win' },
  balance: { id: 'common.balance', defaultMessage: 'Balance' },
});

export const reachedOf = defineMessage<{ current: string; required: string }>({
  id: 'participation.reachedOf',
  defaultMessage: '{current} of {required}',
});
