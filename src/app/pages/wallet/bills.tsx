import { billFilterIn } from '../../../../machines/wallet/billFilter.js';
import { billsMachine } from '../../../../machines/wallet/bills.machine.js';
import { defineBillsActors } from '../../../effects/wallet/bills.js';
import { BillsScreen } from '../../../screens/wallet/bills/Screen.js';
import { calendarOf } from '../../../i18n/calendar.js';
import { flowPage } from '../../navigation/page.js';

/** `id` names a bill to open; the other parameters are the filter. */
export const page = flowPage({
  isKept: true,
  machine: (outside) => billsMachine.provide({ actors: defineBillsActors(outside) }),
  input: ({ lobby, params }) => ({
    filter: billFilterIn(params),
    billId: params['id'] ?? null,
    ...calendarOf(lobby.site),
  }),
  addressed: (params) => ({ type: 'bills.addressed' as const, filter: billFilterIn(params) }),
  Screen: ({ flow }) => <BillsScreen bills={flow} />,
});
