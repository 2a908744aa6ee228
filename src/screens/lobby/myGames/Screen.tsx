import { useSelector } from '@xstate/react';
import type { FavoritesRef } from '../../../../machines/lobby/favorites.machine.js';
import type { MyGamesRef } from '../../../../machines/lobby/myGames.machine.js';
import type { GameListView } from '../shared/games.js';
import * as select from './selectors.js';
import { MyGamesView, Nothing } from './View.js';

export type MyGamesScreenProps = {
  myGames: MyGamesRef;
  favorites: FavoritesRef;
  isAlone?: boolean;
  GameList: GameListView;
};

export function MyGamesScreen({ myGames, favorites, isAlone = false, GameList }: MyGamesScreenProps) {
  const list = useSelector(myGames, select.selectList);
  const tab = useSelector(myGames, select.selectTab);
  return (
    <MyGamesView
      panel={useSelector(myGames, select.selectPanel)}
      tab={tab}
      isAlone={isAlone}
      games={list ? <GameList list={list} favorites={favorites} whenEmpty={<Nothing tab={tab} />} /> : null}
      onTab={(chosen) => myGames.send({ type: 'myGames.tabChosen', tab: chosen })}
      onLogin={() => myGames.send({ type: 'login.requested' })}
    />
  );
}
