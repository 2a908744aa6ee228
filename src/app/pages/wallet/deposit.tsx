import { path } from '../../../../machines/addresses.js';
import { depositMachine } from '../../../../machines/wallet/deposit.machine.js';
import { depositFormMachine } from '../../../../machines/wallet/depositForm.machine.js';
import { savedDepositOf, savedDraftOf, withLinked } from '../../../../machines/wallet/depositOffer.js';
import { defineDepositActors } from '../../../effects/wallet/deposit.js';
import { DepositScreen } from '../../../screens/wallet/deposit/Screen.js';
import { flowPage, type Params } from '../../navigation/page.js';

/** The game that the player left to top up (decision J2). */
const gameIdIn = ({ from, id }: Params): string | null => (from === 'game' && id !== undefined ? id : null);

const gameHref = (params: Params) => {
  const id = gameIdIn(params);
  return id === null ? undefined : `${path.gameDetail}?id=${encodeURIComponent(id)}`;
};

/**
 * One chart behind the form, the open order and both results: it changes the address itself and goes on running. `orderNo`
 * continues an order; `activityId` chooses a deposit promotion.
 */
export const page = flowPage({
  machine: (outside) => depositMachine.provide({ actors: defineDepositActors(outside) }),
  addressed: ({ orderNo }) => ({ type: 'deposit.addressed' as const, orderNo: orderNo ?? null }),
  input: ({ params, saved, savedOf }) => ({
    orderNo: params['orderNo'] ?? null,
    gameId: gameIdIn(params),
    saved: params['orderNo'] === undefined ? savedDepositOf(saved) : null,
    draft: withLinked(savedDraftOf(savedOf(depositFormMachine)), params['activityId'] ?? null),
  }),
  Screen: ({ flow, lobby, params }) => (
    <DepositScreen deposit={flow} balance={lobby.balance} gameHref={gameHref(params)} />
  ),
});
