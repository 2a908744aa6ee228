import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { gameRecordsMachine } from '../../../../machines/lobby/gameRecords.machine.js';
import { bringInMachine } from '../../../../machines/play/bringIn.machine.js';
import { gameEntryMachine } from '../../../../machines/play/gameEntry.machine.js';
import { gameExitMachine } from '../../../../machines/play/gameExit.machine.js';
import { gameRechargeMachine } from '../../../../machines/play/gameRecharge.machine.js';
import { gameSeatMachine, type GameSeatRef } from '../../../../machines/play/gameSeat.machine.js';
import { gameSessionMachine, type GameSessionRef } from '../../../../machines/play/gameSession.machine.js';
import { savedOpeningOf, type Want } from '../../../../machines/play/opening.js';
import type { SeatSession } from '../../../../machines/play/seat.js';
import { recordIn } from '../../../../machines/play/vocabulary.js';
import { defineGameRecordsActors } from '../../../effects/lobby/gameRecords.js';
import { defineBringInActors } from '../../../effects/play/bringIn.js';
import { defineGameExitActors } from '../../../effects/play/gameExit.js';
import { defineGameRechargeActors } from '../../../effects/play/gameRecharge.js';
import { defineGameEntryActors, defineGameSeatActors } from '../../../effects/play/gameSeat.js';
import { defineGameSessionActors } from '../../../effects/play/gameSession.js';
import { GameEntryScreen } from '../../../screens/play/gameEntry/Screen.js';
import { GameExitScreen } from '../../../screens/play/gameExit/Screen.js';
import { GameRechargeScreen } from '../../../screens/play/gameRecharge/Screen.js';
import { GameSeatScreen } from '../../../screens/play/gameSeat/Screen.js';
import {
  selectEntry,
  selectHeld,
  selectOpenBets,
  selectRecharge,
  selectSession,
} from '../../../screens/play/gameSeat/selectors.js';
import { StakeLine, WalletStakeLine } from '../../../screens/play/gameSeat/StakeLine.js';
import { GameSessionScreen } from '../../../screens/play/gameSession/Screen.js';
import { selectExit, selectSeat } from '../../../screens/play/gameSession/selectors.js';
import { FlowHost } from '../../hosting/FlowHost.js';
import { flowPage, type Lobby, type Params } from '../../navigation/page.js';

/**
 * `?id=&amount=` (minor units), `?id=&wallet=1`, `?id=&demo=1` or `?id=&record=` (a participation) opens a game, `?session=`
 * continues a session, `&exit=1` transfers its money back.
 */
export const page = flowPage({
  machine: (outside) =>
    gameSessionMachine.provide({
      actors: {
        ...defineGameSessionActors(outside),
        gameSeat: gameSeatMachine.provide({
          actors: {
            ...defineGameSeatActors(outside),
            gameEntry: gameEntryMachine.provide({ actors: defineGameEntryActors(outside) }),
            gameRecharge: gameRechargeMachine.provide({
              actors: {
                ...defineGameRechargeActors(outside),
                bringIn: bringInMachine.provide({ actors: defineBringInActors(outside) }),
              },
            }),
          },
        }),
        gameExit: gameExitMachine.provide({ actors: defineGameExitActors(outside) }),
      },
    }),
  input: ({ lobby, params, saved }) => ({
    gameId: params['id'] ?? null,
    want: wantIn(params),
    sessionId: params['session'] ?? null,
    isExiting: params['exit'] === '1',
    device: lobby.device,
    saved: savedOpeningOf(saved),
  }),
  Screen: ({ flow, lobby }) => <Playing gameSession={flow} lobby={lobby} />,
});

function Playing({ gameSession, lobby }: { gameSession: GameSessionRef; lobby: Lobby }) {
  const gameSeat = useSelector(gameSession, selectSeat);
  const gameExit = useSelector(gameSession, selectExit);
  if (gameSeat) return <Seated gameSeat={gameSeat} lobby={lobby} />;
  if (gameExit) return <GameExitScreen gameExit={gameExit} balance={lobby.balance} />;
  return <GameSessionScreen gameSession={gameSession} />;
}

/** Loads by itself: the game does not wait for it, and its failure leaves the game in place. */
const gameRecords = flowPage({
  machine: (outside) => gameRecordsMachine.provide({ actors: defineGameRecordsActors(outside) }),
  input: ({ params }) => ({ gameId: params['game'] ?? '' }),
  key: ({ game = '' }) => game,
  Screen: ({ flow, params }) => <StakeLine gameRecords={flow} recordId={params['record'] ?? ''} />,
});

function Seated({ gameSeat, lobby }: { gameSeat: GameSeatRef; lobby: Lobby }) {
  const session = useSelector(gameSeat, selectSession);
  const gameEntry = useSelector(gameSeat, selectEntry);
  if (gameEntry) return <GameEntryScreen gameEntry={gameEntry} />;
  return (
    <GameSeatScreen
      gameSeat={gameSeat}
      balance={lobby.balance}
      counts={session && countsOf(session, lobby)}
      recharge={<Recharge gameSeat={gameSeat} />}
    />
  );
}

/** Its chart runs inside the chart of the seat, and ends with the dialog. */
function Recharge({ gameSeat }: { gameSeat: GameSeatRef }) {
  const gameRecharge = useSelector(gameSeat, selectRecharge);
  const held = useSelector(gameSeat, selectHeld);
  const openBets = useSelector(gameSeat, selectOpenBets);
  return gameRecharge ? <GameRechargeScreen gameRecharge={gameRecharge} held={held} openBets={openBets} /> : null;
}

function countsOf(session: SeatSession, lobby: Lobby): ReactNode {
  if (session.demo) return null;
  const record = recordIn(session);
  if (record === null) return <WalletStakeLine />;
  return <FlowHost name="stakeLine" page={gameRecords} lobby={lobby} params={{ game: session.gameId, record }} />;
}

function wantIn({ id, amount = '', wallet, demo, record }: Params): Want | null {
  if (id === undefined) return null;
  const want = { gameId: id, amount: 0, isDemo: false, recordId: null };
  if (demo === '1') return { ...want, isDemo: true };
  if (record) return { ...want, recordId: record };
  if (wallet === '1') return want;
  return /^[1-9]\d{0,14}$/.test(amount) ? { ...want, amount: Number(amount) } : null;
}
