import { useSelector } from '@xstate/react';
import type { FavoritesRef } from '../../../../machines/lobby/favorites.machine.js';
import type { MyGamesRef } from '../../../../machines/lobby/myGames.machine.js';
import type { HomeRef } from '../../../../machines/lobby/home.machine.js';
import type { GameListView } from '../shared/games.js';
import { SuggestedGames } from '../shared/SuggestedGames.js';
import * as select from './selectors.js';
import { MyGamesView, Nothing } from './View.js';

export type MyGamesScreenProps = {
  myGames: MyGamesRef;
  favorites: FavoritesRef;
  home: HomeRef;
  isAlone?: boolean;
  GameList: GameListView;
};

export function MyGamesScreen({ myGames, favorites, home, isAlone = false, GameList }: MyGamesScreenProps) {
  const list = useSelector(myGames, select.selectList);
  const tab = useSelector(myGames, select.selectTab);
  const suggested = <SuggestedGames home={home} favorites={favorites} />;
  return (
    <MyGamesView
      panel={useSelector(myGames, select.selectPanel)}
      tab={tab}
      isAlone={isAlone}
      games={
        list ? (
          <GameList list={list} favorites={favorites} whenEmpty={<Nothing tab={tab} suggested={suggested} />} />
        ) : null
      }
      suggested={suggested}
      onTab={(chosen) => myGames.send({ type: 'myGames.tabChosen', tab: chosen })}
      onLogin={() => myGames.send({ type: 'login.requested' })}
    />
  );
}
