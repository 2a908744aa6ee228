import { billsMachine } from '../../../../machines/wallet/bills.machine.js';
import { defineBillsActors } from '../../../effects/wallet/bills.js';
import { BillsScreen } from '../../../screens/wallet/bills/Screen.js';
import { flowPage } from '../../navigation/page.js';

/** `id` names a bill to open. */
export const page = flowPage({
  machine: (outside) => billsMachine.provide({ actors: defineBillsActors(outside) }),
  input: ({ params }) => ({ filter: {}, billId: params['id'] ?? null }),
  Screen: ({ flow }) => <BillsScreen bills={flow} />,
});
