import { depositResultAddress } from '../../../../machines/wallet/depositPages.js';
import { depositResultMachine } from '../../../../machines/wallet/depositResult.machine.js';
import { defineDepositResultActors } from '../../../effects/wallet/depositResult.js';
import { DepositResultScreen } from '../../../screens/wallet/depositResult/Screen.js';
import { flowPage } from '../../navigation/page.js';

/** Where gateways return to. Only the order number of the address is trusted (A8). */
export const page = flowPage({
  machine: (outside) => depositResultMachine.provide({ actors: defineDepositResultActors(outside) }),
  key: ({ orderNo = '' }) => orderNo,
  input: ({ params: { orderNo } }) => ({
    orderNo: orderNo ?? null,
    path: depositResultAddress(orderNo ?? null),
  }),
  Screen: ({ flow, lobby }) => <DepositResultScreen result={flow} balance={lobby.balance} />,
});
