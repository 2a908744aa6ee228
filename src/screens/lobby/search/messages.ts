import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'search.title', defaultMessage: 'Search' },
  back: { id: 'common.back', defaultMessage: 'Back' },
  field: { id: 'common.searchGamesOrMakers', defaultMessage: 'Search games or makers' },
  clear: { id: 'common.clear', defaultMessage: 'Clear' },
  recent: { id: 'search.recent', defaultMessage: 'Your last searches' },
  clearRecent: { id: 'common.clear', defaultMessage: 'Clear' },
  suggestions: { id: 'search.suggestions', defaultMessage: 'Suggestions' },
  unsuggested: { id: 'search.suggestions.missing', defaultMessage: 'The suggestions could not be loaded.' },
  maker: { id: 'common.maker', defaultMessage: 'Maker' },
  hotWords: { id: 'search.hotWords', defaultMessage: 'Popular searches' },
  hotGames: { id: 'search.hotGames', defaultMessage: 'Hot games' },
  typing: { id: 'search.typing', defaultMessage: 'Searching' },
  emptyText: {
    id: 'search.empty.text',
    defaultMessage: 'Check the spelling, try a shorter word, or look through the categories.',
  },
  toCategories: { id: 'search.empty.categories', defaultMessage: 'See all categories' },
});

export const emptyTitle = defineMessage<{ word: string }>({
  id: 'search.empty.title',
  defaultMessage: 'Nothing found for “{word}”',
});

export const allResults = defineMessage<{ word: string }>({
  id: 'search.all',
  defaultMessage: 'All results for “{word}”',
});

export const found = defineMessage<{ count: number; shown: string }>({
  id: 'search.found',
  defaultMessage: '{count, plural, one {{shown} game found} other {{shown} games found}}',
});
