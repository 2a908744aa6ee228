import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'common.gamesThatCount', defaultMessage: 'Games that count' },
  loading: { id: 'promotionGames.loading', defaultMessage: 'Loading the games' },
  search: { id: 'promotionGames.search', defaultMessage: 'Search these games' },
  clear: { id: 'common.clear', defaultMessage: 'Clear' },
  categories: { id: 'common.categories', defaultMessage: 'Categories' },
  allCategories: { id: 'common.all', defaultMessage: 'All' },
  maker: { id: 'common.maker', defaultMessage: 'Maker' },
  allMakers: { id: 'common.allMakers', defaultMessage: 'All makers' },
  playing: {
    id: 'promotionGames.playing',
    defaultMessage: 'You play these games with your promotion balance. Your wallet is not touched.',
  },
  toRecord: { id: 'common.seeYourProgress', defaultMessage: 'See your progress' },
  looking: {
    id: 'promotionGames.looking',
    defaultMessage: 'Join first, then play these games with the promotion balance.',
  },
  toDetail: { id: 'promotionGames.toDetail', defaultMessage: 'Terms and joining' },
  over: {
    id: 'promotionGames.over',
    defaultMessage: 'This promotion is over, so its games no longer count for it.',
  },
  unavailable: { id: 'gameList.failed.title', defaultMessage: 'The games could not be loaded' },
  unavailableText: {
    id: 'common.checkConnection',
    defaultMessage: 'Check your connection and try again.',
  },
  missing: { id: 'promotionGames.missing.title', defaultMessage: "We can't find this promotion" },
  missingText: {
    id: 'common.oldLink',
    defaultMessage: 'The link may be old, or it belongs to another account.',
  },
  empty: { id: 'promotionGames.empty.title', defaultMessage: 'No game matches' },
  emptyText: { id: 'promotionGames.empty.text', defaultMessage: 'Other games count for this promotion.' },
  showAll: { id: 'promotionGames.empty.action', defaultMessage: 'Show all games' },
  more: { id: 'common.showMore', defaultMessage: 'Show more' },
  stuck: { id: 'gameList.stuck', defaultMessage: 'More games could not be loaded.' },
});
