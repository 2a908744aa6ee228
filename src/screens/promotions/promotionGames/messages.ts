import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'promotionGames.title', defaultMessage: 'Games that count' },
  loading: { id: 'promotionGames.loading', defaultMessage: 'Loading the games' },
  search: { id: 'promotionGames.search', defaultMessage: 'Search these games' },
  clear: { id: 'promotionGames.clear', defaultMessage: 'Clear' },
  categories: { id: 'promotionGames.categories', defaultMessage: 'Categories' },
  allCategories: { id: 'promotionGames.categories.all', defaultMessage: 'All' },
  maker: { id: 'promotionGames.maker', defaultMessage: 'Maker' },
  allMakers: { id: 'promotionGames.maker.all', defaultMessage: 'All makers' },
  playing: {
    id: 'promotionGames.playing',
    defaultMessage: 'You play these games with your promotion balance. Your wallet is not touched.',
  },
  toRecord: { id: 'promotionGames.toRecord', defaultMessage: 'See your progress' },
  looking: {
    id: 'promotionGames.looking',
    defaultMessage: 'Join first, then play these games with the promotion balance.',
  },
  toDetail: { id: 'promotionGames.toDetail', defaultMessage: 'Terms and joining' },
  over: {
    id: 'promotionGames.over',
    defaultMessage: 'This promotion is over, so its games no longer count for it.',
  },
  unavailable: { id: 'promotionGames.unavailable.title', defaultMessage: 'The games could not be loaded' },
  unavailableText: {
    id: 'promotionGames.unavailable.text',
    defaultMessage: 'Check your connection and try again.',
  },
  missing: { id: 'promotionGames.missing.title', defaultMessage: "We can't find this promotion" },
  missingText: {
    id: 'promotionGames.missing.text',
    defaultMessage: 'The link may be old, or it belongs to another account.',
  },
  empty: { id: 'promotionGames.empty.title', defaultMessage: 'No game matches' },
  emptyText: { id: 'promotionGames.empty.text', defaultMessage: 'Other games count for this promotion.' },
  showAll: { id: 'promotionGames.empty.action', defaultMessage: 'Show all games' },
  more: { id: 'promotionGames.more', defaultMessage: 'Show more' },
  stuck: { id: 'promotionGames.stuck', defaultMessage: 'More games could not be loaded.' },
});
