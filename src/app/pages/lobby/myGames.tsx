import { myGamesMachine, type MyGamesTab } from '../../../../machines/lobby/myGames.machine.js';
import { defineMyGamesActors } from '../../../effects/lobby/myGames.js';
import { GameListScreen } from '../../../screens/lobby/gameList/Screen.js';
import { GameRemovalScreen } from '../../../screens/lobby/gameRemoval/Screen.js';
import { MyGamesScreen } from '../../../screens/lobby/myGames/Screen.js';
import { flowPage, type Params } from '../../navigation/page.js';

const tabIn = ({ tab }: Params): MyGamesTab => (tab === 'likes' || tab === 'history' ? tab : 'favorites');

export const page = flowPage({
  isKept: true,
  machine: (outside) => myGamesMachine.provide({ actors: defineMyGamesActors(outside) }),
  input: ({ params }) => ({ tab: tabIn(params) }),
  addressed: (params) => ({ type: 'myGames.addressed' as const, tab: tabIn(params) }),
  Screen: ({ flow, lobby: { favorites, home } }) => (
    <MyGamesScreen
      myGames={flow}
      favorites={favorites}
      home={home}
      GameList={GameListScreen}
      GameRemoval={GameRemovalScreen}
    />
  ),
});
