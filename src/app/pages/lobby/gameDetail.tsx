import { gameDetailMachine } from '../../../../machines/lobby/gameDetail.machine.js';
import { gameRecordsMachine } from '../../../../machines/lobby/gameRecords.machine.js';
import { defineGameRecordsActors } from '../../../effects/lobby/gameRecords.js';
import { defineGameDetailActors, prefetchGame } from '../../../effects/lobby/gameDetail.js';
import { GameDetailScreen } from '../../../screens/lobby/gameDetail/Screen.js';
import { GameRecordsScreen } from '../../../screens/lobby/gameRecords/Screen.js';
import { FlowHost } from '../../hosting/FlowHost.js';
import { flowPage, type Params } from '../../navigation/page.js';

const gameIn = ({ id }: Params): string => id ?? '';

/** Loads by itself: the page does not wait for it, and its failure leaves playing with the wallet in place. */
const gameRecords = flowPage({
  machine: (outside) => gameRecordsMachine.provide({ actors: defineGameRecordsActors(outside) }),
  input: ({ params }) => ({ gameId: gameIn(params) }),
  key: gameIn,
  Screen: ({ flow }) => <GameRecordsScreen gameRecords={flow} />,
});

export const page = flowPage({
  machine: (outside) => gameDetailMachine.provide({ actors: defineGameDetailActors(outside) }),
  input: ({ params }) => ({ gameId: gameIn(params) }),
  key: gameIn,
  prefetch: (outside, params) => prefetchGame(outside, gameIn(params)),
  Screen: ({ flow, lobby, params }) => (
    <GameDetailScreen
      gameDetail={flow}
      home={lobby.home}
      favorites={lobby.favorites}
      records={<FlowHost name="gameRecords" page={gameRecords} lobby={lobby} params={params} />}
    />
  ),
});
