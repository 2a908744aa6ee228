import { useSelector } from '@xstate/react';
import type { GameRechargeRef } from '../../../../machines/play/gameRecharge.machine.js';
import * as select from './selectors.js';
import { GameRechargeView, type Leaving } from './View.js';

/** `held` and `openBets` change while the dialog is open: the game goes on below it. */
export function GameRechargeScreen({ gameRecharge, ...leaving }: { gameRecharge: GameRechargeRef } & Leaving) {
  const { session, terms } = useSelector(gameRecharge, ({ context }) => context);
  return (
    <GameRechargeView
      {...leaving}
      session={session}
      step={useSelector(gameRecharge, select.selectStep)}
      bringIn={useSelector(gameRecharge, select.selectBringIn)}
      terms={terms}
      isUnderMinimum={useSelector(gameRecharge, select.selectIsUnderMinimum)}
      onDeposit={(deposit) => gameRecharge.send({ type: 'gameRecharge.submitted', deposit })}
      onRetry={() => gameRecharge.send({ type: 'gameRecharge.retried' })}
      onDepositChosen={() => gameRecharge.send({ type: 'gameRecharge.depositChosen' })}
      onClose={() => gameRecharge.send({ type: 'gameRecharge.abandoned' })}
    />
  );
}
