import { useSelector } from '@xstate/react';
import type { FavoritesRef } from '../../../../machines/lobby/favorites.machine.js';
import type { GameRemovalRef } from '../../../../machines/lobby/gameRemoval.machine.js';
import type { MyGamesRef, MyGamesTab } from '../../../../machines/lobby/myGames.machine.js';
import type { HomeRef } from '../../../../machines/lobby/home.machine.js';
import type { GameListProps, GameListView, GameRemovalView } from '../shared/games.js';
import { SuggestedGames } from '../shared/SuggestedGames.js';
import * as select from './selectors.js';
import { MyGamesView, Nothing } from './View.js';

export type MyGamesScreenProps = {
  myGames: MyGamesRef;
  favorites: FavoritesRef;
  home: HomeRef;
  isAlone?: boolean;
  GameList: GameListView;
  GameRemoval: GameRemovalView;
};

export function MyGamesScreen({
  myGames,
  favorites,
  home,
  isAlone = false,
  GameList,
  GameRemoval,
}: MyGamesScreenProps) {
  const list = useSelector(myGames, select.selectList);
  const removal = useSelector(myGames, select.selectRemoval);
  const tab = useSelector(myGames, select.selectTab);
  const suggested = <SuggestedGames home={home} favorites={favorites} />;
  return (
    <MyGamesView
      panel={useSelector(myGames, select.selectPanel)}
      tab={tab}
      isAlone={isAlone}
      games={
        list && removal ? (
          <Removable
            {...{ list, removal, tab, favorites, GameList, GameRemoval }}
            whenEmpty={<Nothing tab={tab} suggested={suggested} />}
          />
        ) : null
      }
      suggested={suggested}
      onTab={(chosen) => myGames.send({ type: 'myGames.tabChosen', tab: chosen })}
      onLogin={() => myGames.send({ type: 'myGames.loginRequested' })}
    />
  );
}

type RemovableProps = Pick<MyGamesScreenProps, 'favorites' | 'GameList' | 'GameRemoval'> &
  Pick<GameListProps, 'list' | 'whenEmpty'> & { removal: GameRemovalRef; tab: MyGamesTab };

/** The list, and above it what removes games. While games are chosen, the choice takes the place of the list. */
function Removable({ list, removal, tab, favorites, whenEmpty, GameList, GameRemoval }: RemovableProps) {
  const isChoosing = useSelector(removal, (snapshot) => snapshot.hasTag('form'));
  const isHiding = useSelector(removal, (snapshot) => snapshot.hasTag('hiding') && snapshot.context.kind === tab);
  const gameIds = useSelector(removal, ({ context }) => context.gameIds);
  return (
    <>
      <GameRemoval removal={removal} list={list} kind={tab} />
      {isChoosing ? null : (
        <GameList list={list} favorites={favorites} whenEmpty={whenEmpty} {...(isHiding ? { hidden: gameIds } : {})} />
      )}
    </>
  );
}
