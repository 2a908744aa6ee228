import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { GameSeatRef } from '../../../../machines/play/gameSeat.machine.js';
import type { BalanceRef } from '../../../../machines/wallet/balance.machine.js';
import * as select from './selectors.js';
import { GameSeatView } from './View.js';

type GameSeatScreenProps = { gameSeat: GameSeatRef; balance: BalanceRef; counts: ReactNode; recharge: ReactNode };

/** `counts`: which participation a stake counts for. `recharge`: its dialog, while the player recharges. */
export function GameSeatScreen({ gameSeat, balance, counts, recharge }: GameSeatScreenProps) {
  return (
    <GameSeatView
      panel={useSelector(gameSeat, select.selectPanel)}
      session={useSelector(gameSeat, select.selectSession)}
      held={useSelector(gameSeat, select.selectHeld)}
      openBets={useSelector(gameSeat, select.selectOpenBets)}
      wallet={useSelector(balance, (snapshot) => snapshot.context.info?.balance ?? null)}
      seconds={useSelector(gameSeat, select.selectSeconds)}
      frame={useSelector(gameSeat, select.selectFrame)}
      isExitAsked={useSelector(gameSeat, select.selectIsExitAsked)}
      counts={counts}
      recharge={recharge}
      hasArrived={useSelector(gameSeat, select.selectHasArrived)}
      onExit={() => gameSeat.send({ type: 'gameSeat.exitRequested' })}
      onHome={() => gameSeat.send({ type: 'gameSeat.homeRequested' })}
      onRecharge={() => gameSeat.send({ type: 'gameSeat.rechargeRequested' })}
      onConfirm={() => gameSeat.send({ type: 'gameSeat.confirmed' })}
      onDismiss={() => gameSeat.send({ type: 'gameSeat.dismissed' })}
      onReenter={() => gameSeat.send({ type: 'gameSeat.reentered' })}
      onTakeOver={() => gameSeat.send({ type: 'gameSeat.takeoverConfirmed' })}
      onClose={() => gameSeat.send({ type: 'gameSeat.closed' })}
    />
  );
}
