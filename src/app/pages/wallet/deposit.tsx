import { depositMachine } from '../../../../machines/wallet/deposit.machine.js';
import { depositFormMachine } from '../../../../machines/wallet/depositForm.machine.js';
import { savedDepositOf, savedDraftOf } from '../../../../machines/wallet/depositOffer.js';
import { defineDepositActors } from '../../../effects/wallet/deposit.js';
import { DepositScreen } from '../../../screens/wallet/deposit/Screen.js';
import { flowPage, type Params } from '../../navigation/page.js';

/** The game that the player left to top up (decision J2). */
const gameHref = ({ from, id }: Params) =>
  from === 'game' && id !== undefined ? `/pages/index/gameDetail?id=${encodeURIComponent(id)}` : undefined;

/** One chart behind both addresses of a deposit: `orderNo` continues an order. */
export const page = flowPage({
  machine: (outside) => depositMachine.provide({ actors: defineDepositActors(outside) }),
  key: ({ orderNo = '' }) => orderNo,
  input: ({ params, saved, savedOf }) => ({
    orderNo: params['orderNo'] ?? null,
    saved: params['orderNo'] === undefined ? savedDepositOf(saved) : null,
    draft: savedDraftOf(savedOf(depositFormMachine)),
  }),
  Screen: ({ flow, params }) => <DepositScreen deposit={flow} gameHref={gameHref(params)} />,
});
