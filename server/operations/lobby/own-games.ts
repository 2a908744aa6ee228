import { refusal } from '../../base/refusal.js';
import { idsOf } from '../../domain/account/ids.js';
import { ownGames, removeRelations, setRelation } from '../../domain/lobby/own-games.js';
import { pageOf } from '../../domain/lobby/paging.js';
import { forPlayer } from '../operation.js';
import { cardPage } from './shown-cards.js';

/** Favourite games, the latest first. */
export const listFavorites = forPlayer('listFavorites', async ({ db, player, query, services }) =>
  cardPage(ownGames(db, player, 'favorited_at'), pageOf(query), services),
);

/** Adds a game to the favourites or removes it. May be repeated. */
export const setFavorite = forPlayer('setFavorite', async ({ db, player, path, body, now }) => {
  const isKnown = await setRelation(db, player, path.gameId, 'favorited_at', body.status ? now() : null);
  return isKnown ? {} : refusal('notFound');
});

/** Removes games from the favourites. May be repeated. */
export const deleteFavorites = forPlayer('deleteFavorites', async ({ db, player, path }) => {
  await removeRelations(db, player, idsOf(path.gameId), 'favorited_at');
  return {};
});

/** Liked games, the latest first. */
export const listLikes = forPlayer('listLikes', async ({ db, player, query, services }) =>
  cardPage(ownGames(db, player, 'liked_at'), pageOf(query), services),
);

/** Likes a game or removes the like. May be repeated. */
export const setLike = forPlayer('setLike', async ({ db, player, path, body, now }) => {
  const isKnown = await setRelation(db, player, path.gameId, 'liked_at', body.status ? now() : null);
  return isKnown ? {} : refusal('notFound');
});

/** Removes the likes of games. May be repeated. */
export const deleteLikes = forPlayer('deleteLikes', async ({ db, player, path }) => {
  await removeRelations(db, player, idsOf(path.gameId), 'liked_at');
  return {};
});

/** Games played, the latest first. */
export const listHistory = forPlayer('listHistory', async ({ db, player, query, services }) =>
  cardPage(ownGames(db, player, 'played_at'), pageOf(query), services),
);

/** Removes games from the history. May be repeated. */
export const deleteHistory = forPlayer('deleteHistory', async ({ db, player, path }) => {
  await removeRelations(db, player, idsOf(path.ids), 'played_at');
  return {};
});
