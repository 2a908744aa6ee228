import { useSelector } from '@xstate/react';
import type { BalanceRef } from '../../../../machines/wallet/balance.machine.js';
import type { GameExitRef } from '../../../../machines/play/gameExit.machine.js';
import * as select from './selectors.js';
import { GameExitView } from './View.js';

export function GameExitScreen({ gameExit, balance }: { gameExit: GameExitRef; balance: BalanceRef }) {
  return (
    <GameExitView
      panel={useSelector(gameExit, select.selectPanel)}
      session={useSelector(gameExit, select.selectSession)}
      intent={useSelector(gameExit, select.selectIntent)}
      wallet={useSelector(balance, ({ context }) => context.info)}
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
