import { gameDetailMachine } from '../../../../machines/lobby/gameDetail.machine.js';
import { askGameAhead, defineGameDetailActors } from '../../../effects/lobby/gameDetail.js';
import { GameDetailScreen } from '../../../screens/lobby/gameDetail/Screen.js';
import { flowPage, type Params } from '../../page.js';

const gameIn = ({ id }: Params): string => id ?? '';

export const page = flowPage({
  machine: (outside) => gameDetailMachine.provide({ actors: defineGameDetailActors(outside) }),
  input: ({ params }) => ({ gameId: gameIn(params) }),
  key: gameIn,
  ahead: (outside, params) => askGameAhead(outside, gameIn(params)),
  Screen: ({ flow, lobby: { home, favorites } }) => (
    <GameDetailScreen gameDetail={flow} home={home} favorites={favorites} />
  ),
});
