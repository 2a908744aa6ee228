import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'common.myGames', defaultMessage: 'My games' },
  back: { id: 'common.back', defaultMessage: 'Back' },
  loading: { id: 'common.loading', defaultMessage: 'Loading' },
  favorites: { id: 'common.favorites', defaultMessage: 'Favorites' },
  likes: { id: 'common.liked', defaultMessage: 'Liked' },
  history: { id: 'myGames.history', defaultMessage: 'History' },
  visitorTitle: { id: 'myGames.visitor.title', defaultMessage: 'Your games in one place' },
  visitorText: {
    id: 'myGames.visitor.text',
    defaultMessage: 'Log in to keep favorites, see what you liked, and go on where you stopped.',
  },
  logIn: { id: 'common.logIn', defaultMessage: 'Log in' },
  look: { id: 'common.lookForGames', defaultMessage: 'Look for games' },
  noFavorites: { id: 'myGames.favorites.none', defaultMessage: 'No favorites yet' },
  noFavoritesText: {
    id: 'myGames.favorites.none.text',
    defaultMessage: 'Tap the heart on a game and it is kept here.',
  },
  noLikes: { id: 'myGames.likes.none', defaultMessage: 'Nothing liked yet' },
  noLikesText: { id: 'myGames.likes.none.text', defaultMessage: 'Tap the thumb on the page of a game.' },
  noHistory: { id: 'myGames.history.none', defaultMessage: 'Nothing played yet' },
  noHistoryText: {
    id: 'myGames.history.none.text',
    defaultMessage: 'Games that you play appear here, the latest first.',
  },
});
