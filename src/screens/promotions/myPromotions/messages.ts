import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  loading: { id: 'myPromotions.loading', defaultMessage: 'Loading your promotions' },
  running: { id: 'myPromotions.running', defaultMessage: 'Running' },
  ended: { id: 'common.ended', defaultMessage: 'Ended' },
  emptyTitle: { id: 'myPromotions.empty.title', defaultMessage: 'You have not joined a promotion yet' },
  emptyText: {
    id: 'myPromotions.empty.text',
    defaultMessage: 'Those that you join are listed here, with their progress.',
  },
  toPromotions: { id: 'common.seeThePromotions', defaultMessage: 'See the promotions' },
  failedTitle: { id: 'myPromotions.unavailable.title', defaultMessage: 'Your promotions could not be loaded' },
  failedText: { id: 'common.checkConnection', defaultMessage: 'Check your connection and try again.' },
  more: { id: 'common.showMore', defaultMessage: 'Show more' },
  stuck: { id: 'myPromotions.stuck', defaultMessage: 'More of your promotions could not be loaded.' },
});

export const until = defineMessage<{ time: string }>({ id: 'myPromotions.until', defaultMessage: 'Play until {time}' });
export const endedAt = defineMessage<{ time: string }>({ id: 'myPromotions.endedAt', defaultMessage: 'Ended {time}' });
