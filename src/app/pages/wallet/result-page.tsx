import { depositResultMachine } from '../../../../machines/wallet/depositResult.machine.js';
import { path } from '../../../../machines/entry/navigator.js';
import { defineDepositResultActors } from '../../../effects/wallet/depositResult.js';
import { DepositResultScreen } from '../../../screens/wallet/depositResult/Screen.js';
import { flowPage } from '../../page.js';

/** Behind all three addresses of a result: none of them is believed but for the order number (A8). */
export const resultPage = flowPage({
  machine: (outside) => depositResultMachine.provide({ actors: defineDepositResultActors(outside) }),
  key: ({ orderNo = '' }) => orderNo,
  input: ({ params: { orderNo } }) => ({
    orderNo: orderNo ?? null,
    path: `${path.wallet}/depositResult${orderNo === undefined ? '' : `?orderNo=${encodeURIComponent(orderNo)}`}`,
  }),
  Screen: ({ flow }) => <DepositResultScreen result={flow} />,
});
