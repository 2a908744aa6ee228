import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'catalogue.title', defaultMessage: 'Categories' },
  back: { id: 'catalogue.back', defaultMessage: 'Back' },
  filters: { id: 'catalogue.filters', defaultMessage: 'Filters' },
  loading: { id: 'catalogue.loading', defaultMessage: 'Loading' },
  maker: { id: 'catalogue.maker', defaultMessage: 'Maker' },
  allMakers: { id: 'catalogue.maker.all', defaultMessage: 'All makers' },
  order: { id: 'catalogue.order', defaultMessage: 'Order' },
  relevance: { id: 'catalogue.order.relevance', defaultMessage: 'Featured' },
  hot: { id: 'catalogue.order.hot', defaultMessage: 'Hot first' },
  new: { id: 'catalogue.order.new', defaultMessage: 'New first' },
  name: { id: 'catalogue.order.name', defaultMessage: 'By name' },
  filtersMissing: { id: 'catalogue.filters.missing', defaultMessage: 'Load the filters again' },
  unavailableTitle: { id: 'catalogue.unavailable.title', defaultMessage: 'The categories could not be loaded' },
  unavailableText: { id: 'catalogue.unavailable.text', defaultMessage: 'Check your connection and try again.' },
  retry: { id: 'catalogue.retry', defaultMessage: 'Try again' },
  emptyTitle: { id: 'catalogue.empty.title', defaultMessage: 'No games here' },
  emptyText: { id: 'catalogue.empty.text', defaultMessage: 'No game matches these filters.' },
  clear: { id: 'catalogue.empty.clear', defaultMessage: 'Clear the filters' },
  toAll: { id: 'catalogue.empty.all', defaultMessage: 'See all games' },
});
