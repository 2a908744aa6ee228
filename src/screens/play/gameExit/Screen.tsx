import { useSelector } from '@xstate/react';
import type { GameExitRef } from '../../../../machines/play/gameExit.machine.js';
import * as select from './selectors.js';
import { GameExitView } from './View.js';

export function GameExitScreen({ gameExit }: { gameExit: GameExitRef }) {
  return (
    <GameExitView
      panel={useSelector(gameExit, select.selectPanel)}
      session={useSelector(gameExit, select.selectSession)}
      intent={useSelector(gameExit, select.selectIntent)}
      delay={useSelector(gameExit, select.selectDelay)}
      problem={useSelector(gameExit, select.selectProblem)}
      canAsk={useSelector(gameExit, select.selectCanRetry)}
      canStay={useSelector(gameExit, select.selectCanStay)}
      onRetry={() => gameExit.send({ type: 'gameExit.retried' })}
      onStay={() => gameExit.send({ type: 'gameExit.stayed' })}
      onClose={() => gameExit.send({ type: 'gameExit.closed' })}
      onDeposit={() => gameExit.send({ type: 'gameExit.depositChosen' })}
    />
  );
}
