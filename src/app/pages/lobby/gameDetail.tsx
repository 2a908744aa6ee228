import { gameDetailMachine } from '../../../../machines/lobby/gameDetail.machine.js';
import { defineGameDetailActors, prefetchGame } from '../../../effects/lobby/gameDetail.js';
import { GameDetailScreen } from '../../../screens/lobby/gameDetail/Screen.js';
import { flowPage, type Params } from '../../navigation/page.js';

const gameIn = ({ id }: Params): string => id ?? '';

export const page = flowPage({
  machine: (outside) => gameDetailMachine.provide({ actors: defineGameDetailActors(outside) }),
  input: ({ params }) => ({ gameId: gameIn(params) }),
  key: gameIn,
  prefetch: (outside, params) => prefetchGame(outside, gameIn(params)),
  Screen: ({ flow, lobby: { home, favorites } }) => (
    <GameDetailScreen gameDetail={flow} home={home} favorites={favorites} />
  ),
});
