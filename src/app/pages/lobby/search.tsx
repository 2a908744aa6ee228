import { searchMachine } from '../../../../machines/lobby/search.machine.js';
import { defineSearchActors } from '../../../effects/lobby/search.js';
import { GameListScreen } from '../../../screens/lobby/gameList/Screen.js';
import { SearchScreen } from '../../../screens/lobby/search/Screen.js';
import { flowPage } from '../../navigation/page.js';

export const page = flowPage({
  isKept: true,
  machine: (outside) => searchMachine.provide({ actors: defineSearchActors(outside) }),
  input: ({ params }) => ({ keyword: params['keyword'] ?? '' }),
  addressed: (params) => ({ type: 'search.addressed' as const, keyword: params['keyword'] ?? '' }),
  Screen: ({ flow, lobby: { home, favorites } }) => (
    <SearchScreen search={flow} home={home} favorites={favorites} GameList={GameListScreen} />
  ),
});
