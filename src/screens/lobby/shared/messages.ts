import { defineMessage, defineMessages } from 'react-intl';

/** Texts that every game card may show. */
export const messages = defineMessages({
  new: { id: 'game.new', defaultMessage: 'New' },
  hot: { id: 'game.hot', defaultMessage: 'Hot' },
  playNow: { id: 'game.playNow', defaultMessage: 'Play now' },
  soon: { id: 'game.soon', defaultMessage: 'Soon' },
  maintenance: { id: 'game.maintenance', defaultMessage: 'Maintenance' },
  categories: { id: 'common.categories', defaultMessage: 'Categories' },
  suggested: { id: 'game.suggested', defaultMessage: 'Popular games' },
  allSuggested: { id: 'game.suggested.all', defaultMessage: 'All games' },
  allCategories: { id: 'common.all', defaultMessage: 'All' },
});

export const until = defineMessage<{ time: string }>({ id: 'game.maintenance.until', defaultMessage: 'Until {time}' });
export const addFavourite = defineMessage<{ name: string }>({
  id: 'game.favourite.add',
  defaultMessage: 'Add {name} to favorites',
});
export const removeFavourite = defineMessage<{ name: string }>({
  id: 'game.favourite.remove',
  defaultMessage: 'Remove {name} from favorites',
});
