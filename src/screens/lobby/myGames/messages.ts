import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'myGames.title', defaultMessage: 'My games' },
  back: { id: 'myGames.back', defaultMessage: 'Back' },
  loading: { id: 'myGames.loading', defaultMessage: 'Loading' },
  favorites: { id: 'myGames.favorites', defaultMessage: 'Favorites' },
  likes: { id: 'myGames.likes', defaultMessage: 'Liked' },
  history: { id: 'myGames.history', defaultMessage: 'History' },
  visitorTitle: { id: 'myGames.visitor.title', defaultMessage: 'Your games in one place' },
  visitorText: {
    id: 'myGames.visitor.text',
    defaultMessage: 'Log in to keep favorites, see what you liked, and go on where you stopped.',
  },
  logIn: { id: 'myGames.visitor.logIn', defaultMessage: 'Log in' },
  look: { id: 'myGames.look', defaultMessage: 'Look for games' },
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
