import { createElement, type ComponentType } from 'react';
import type { GameTab } from '../../../../machines/lobby/addresses.js';
import { gameDetailMachine } from '../../../../machines/lobby/gameDetail.machine.js';
import { gameRecordsMachine } from '../../../../machines/lobby/gameRecords.machine.js';
import { similarGamesMachine } from '../../../../machines/lobby/similarGames.machine.js';
import { defineGameRecordsActors } from '../../../effects/lobby/gameRecords.js';
import { defineGameDetailActors, prefetchGame } from '../../../effects/lobby/gameDetail.js';
import { defineSimilarGamesActors } from '../../../effects/lobby/similarGames.js';
import type { PlayProps } from '../../../screens/lobby/gameDetail/PlayPanel.js';
import { GameDetailScreen } from '../../../screens/lobby/gameDetail/Screen.js';
import { GameRecordsScreen } from '../../../screens/lobby/gameRecords/Screen.js';
import { SimilarGamesScreen } from '../../../screens/lobby/similarGames/Screen.js';
import { SkeletonText } from '../../../ui/skeleton/Skeleton.js';
import { FlowHost } from '../../hosting/FlowHost.js';
import { lazyPart } from '../../hosting/LazyPart.js';
import { loadChunk } from '../../navigation/load-chunk.js';
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

/** Most games play on the wallet itself and take no amount: they do not load the fields of a form. */
let loadedForm: ComponentType<PlayProps> | null = null;
const loadAmountForm = async () => {
  loadedForm = (await loadChunk(() => import('../../../screens/lobby/gameDetail/AmountForm.js'))).AmountForm;
};
const AmountForm = (props: PlayProps) => loadedForm && createElement(loadedForm, props);

const tabIn = ({ tab }: Params): GameTab => (tab === 'comment' ? tab : 'detail');

export const page = flowPage({
  machine: (outside) => gameDetailMachine.provide({ actors: defineGameDetailActors({ ...outside, loadAmountForm }) }),
  input: ({ params }) => ({ gameId: gameIn(params), tab: tabIn(params) }),
  key: gameIn,
  addressed: (params) => ({ type: 'gameDetail.addressed' as const, tab: tabIn(params) }),
  prefetch: (outside, params) => prefetchGame(outside, gameIn(params)),
  Screen: ({ flow, lobby, params }) => (
    <GameDetailScreen
      gameDetail={flow}
      home={lobby.home}
      favorites={lobby.favorites}
      AmountForm={AmountForm}
      records={<FlowHost name="gameRecords" page={gameRecords} lobby={lobby} params={params} />}
      similar={<FlowHost name="similarGames" page={similarGames} lobby={lobby} params={params} />}
      comments={<FlowHost name="load.gameComments" page={gameComments} lobby={lobby} params={params} />}
    />
  ),
});
