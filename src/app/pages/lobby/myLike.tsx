import { myGamesMachine } from '../../../../machines/lobby/myGames.machine.js';
import { defineMyGamesActors } from '../../../effects/lobby/myGames.js';
import { GameListScreen } from '../../../screens/lobby/gameList/Screen.js';
import { GameRemovalScreen } from '../../../screens/lobby/gameRemoval/Screen.js';
import { MyGamesScreen } from '../../../screens/lobby/myGames/Screen.js';
import { flowPage } from '../../navigation/page.js';

export const page = flowPage({
  isKept: true,
  machine: (outside) => myGamesMachine.provide({ actors: defineMyGamesActors(outside) }),
  input: () => ({ tab: 'likes' as const }),
  Screen: ({ flow, lobby: { favorites, home } }) => (
    <MyGamesScreen
      myGames={flow}
      isAlone
      favorites={favorites}
      home={home}
      GameList={GameListScreen}
      GameRemoval={GameRemovalScreen}
    />
  ),
});
