import { useSelector } from '@xstate/react';
import type { GameSessionRef } from '../../../../machines/play/gameSession.machine.js';
import * as select from './selectors.js';
import { GameSessionView } from './View.js';

export function GameSessionScreen({ gameSession }: { gameSession: GameSessionRef }) {
  return (
    <GameSessionView
      panel={useSelector(gameSession, select.selectPanel)}
      session={useSelector(gameSession, select.selectSession)}
      elsewhere={useSelector(gameSession, select.selectElsewhere)}
      want={useSelector(gameSession, select.selectWant)}
      problem={useSelector(gameSession, select.selectProblem)}
      onRetry={() => gameSession.send({ type: 'gameSession.retried' })}
      onResume={() => gameSession.send({ type: 'gameSession.resumed' })}
      onSwitch={() => gameSession.send({ type: 'gameSession.switched' })}
      onDeposit={() => gameSession.send({ type: 'gameSession.depositChosen' })}
      onLeave={() => gameSession.send({ type: 'gameSession.left' })}
    />
  );
}
