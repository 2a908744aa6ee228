import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  loading: { id: 'myPromotions.loading', defaultMessage: 'Loading your promotions' },
  running: { id: 'myPromotions.running', defaultMessage: 'Running' },
  ended: { id: 'myPromotions.ended', defaultMessage: 'Ended' },
  emptyTitle: { id: 'myPromotions.empty.title', defaultMessage: 'You have not joined a promotion yet' },
  emptyText: {
    id: 'myPromotions.empty.text',
    defaultMessage: 'Those that you join are listed here, with their progress.',
  },
  toPromotions: { id: 'myPromotions.empty.action', defaultMessage: 'See the promotions' },
  failedTitle: { id: 'myPromotions.unavailable.title', defaultMessage: 'Your promotions could not be loaded' },
  failedText: { id: 'myPromotions.unavailable.text', defaultMessage: 'Check your connection and try again.' },
  more: { id: 'myPromotions.more', defaultMessage: 'Show more' },
  stuck: { id: 'myPromotions.stuck', defaultMessage: 'More of your promotions could not be loaded.' },
});

export const until = defineMessage<{ time: string }>({ id: 'myPromotions.until', defaultMessage: 'Play until {time}' });
export const endedAt = defineMessage<{ time: string }>({ id: 'myPromotions.endedAt', defaultMessage: 'Ended {time}' });
