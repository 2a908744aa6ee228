import type { GameTab } from '../../../../machines/lobby/addresses.js';
import { gameDetailMachine } from '../../../../machines/lobby/gameDetail.machine.js';
import { gameRecordsMachine } from '../../../../machines/lobby/gameRecords.machine.js';
import { similarGamesMachine } from '../../../../machines/lobby/similarGames.machine.js';
import { defineGameRecordsActors } from '../../../effects/lobby/gameRecords.js';
import { defineGameDetailActors, prefetchGame } from '../../../effects/lobby/gameDetail.js';
import { defineSimilarGamesActors } from '../../../effects/lobby/similarGames.js';
import { GameDetailScreen } from '../../../screens/lobby/gameDetail/Screen.js';
import { GameRecordsScreen } from '../../../screens/lobby/gameRecords/Screen.js';
import { SimilarGamesScreen } from '../../../screens/lobby/similarGames/Screen.js';
import { SkeletonText } from '../../../ui/skeleton/Skeleton.js';
import { FlowHost } from '../../hosting/FlowHost.js';
import { lazyPart } from '../../hosting/LazyPart.js';
import { flowPage, type Params } from '../../navigation/page.js';

const gameIn = ({ id }: Params): string => id ?? '';

/** Loads by itself: the page does not wait for it, and its failure leaves playing with the wallet in place. */
const gameRecords = flowPage({
  machine: (outside) => gameRecordsMachine.provide({ actors: defineGameRecordsActors(outside) }),
  input: ({ params }) => ({ gameId: gameIn(params) }),
  key: gameIn,
  Screen: ({ flow }) => <GameRecordsScreen gameRecords={flow} />,
});

export const similarGames = flowPage({
  machine: (outside) => similarGamesMachine.provide({ actors: defineSimilarGamesActors(outside) }),
  input: ({ params }) => ({ gameId: gameIn(params) }),
  key: gameIn,
  Screen: ({ flow, lobby }) => <SimilarGamesScreen similarGames={flow} favorites={lobby.favorites} />,
});

const gameComments = lazyPart(
  'gameComments',
  () => import('./parts/gameComments.js').then(({ GameComments }) => GameComments),
  <SkeletonText lines={6} />,
);

const tabIn = ({ tab }: Params): GameTab => (tab === 'comment' ? tab : 'detail');

export const page = flowPage({
  machine: (outside) => gameDetailMachine.provide({ actors: defineGameDetailActors(outside) }),
  input: ({ params }) => ({ gameId: gameIn(params), tab: tabIn(params) }),
  key: gameIn,
  addressed: (params) => ({ type: 'gameDetail.addressed' as const, tab: tabIn(params) }),
  prefetch: (outside, params) => prefetchGame(outside, gameIn(params)),
  Screen: ({ flow, lobby, params }) => (
    <GameDetailScreen
      gameDetail={flow}
      home={lobby.home}
      favorites={lobby.favorites}
      records={<FlowHost name="gameRecords" page={gameRecords} lobby={lobby} params={params} />}
      similar={<FlowHost name="similarGames" page={similarGames} lobby={lobby} params={params} />}
      comments={<FlowHost name="load.gameComments" page={gameComments} lobby={lobby} params={params} />}
    />
  ),
});
