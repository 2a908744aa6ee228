import { lazy, Suspense, useState } from 'react';
import { billFilterIn } from '../../../../machines/wallet/billFilter.js';
import { billsMachine } from '../../../../machines/wallet/bills.machine.js';
import { defineBillsActors } from '../../../effects/wallet/bills.js';
import type { BillDialogProps } from '../../../screens/wallet/bills/BillDialog.js';
import { BillsScreen } from '../../../screens/wallet/bills/Screen.js';
import { calendarOf } from '../../../i18n/calendar.js';
import { loadChunk } from '../../navigation/load-chunk.js';
import { flowPage } from '../../navigation/page.js';

const loadDetail = () => loadChunk(() => import('../../../screens/wallet/bills/BillDialog.js'));

const BillDialog = lazy(async () => ({ default: (await loadDetail()).BillDialog }));
// Fetched while the list loads, so that a tap on a bill seldom waits. If it fails, the first opened bill fetches it again.
void loadDetail().catch(() => undefined);

/** Once opened it stays, so that closing it is animated. */
function Detail(detail: BillDialogProps) {
  const [isWanted, setIsWanted] = useState(false);
  if (detail.stage !== 'closed' && !isWanted) setIsWanted(true);
  return isWanted ? (
    <Suspense fallback={null}>
      <BillDialog {...detail} />
    </Suspense>
  ) : null;
}

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
  Screen: ({ flow }) => <BillsScreen bills={flow} renderDetail={(detail) => <Detail {...detail} />} />,
});
