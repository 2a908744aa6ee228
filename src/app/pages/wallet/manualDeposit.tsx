import { lazy, Suspense } from 'react';
import { manualDepositMachine } from '../../../../machines/wallet/manualDeposit.machine.js';
import { manualDepositFormMachine } from '../../../../machines/wallet/manualDepositForm.machine.js';
import { savedManualDraftOf, savedManualOf } from '../../../../machines/wallet/manualReport.js';
import { defineManualDepositActors } from '../../../effects/wallet/manualDeposit.js';
import { ManualDepositScreen } from '../../../screens/wallet/manualDeposit/Screen.js';
import { SkeletonText } from '../../../ui/skeleton/Skeleton.js';
import { loadChunk } from '../../navigation/load-chunk.js';
import { flowPage, type Params } from '../../navigation/page.js';

const orderIn = ({ orderNo }: Params): string | null => orderNo ?? null;

/**
 * With the dialogs it is a quarter of the page's code, and the form does without it. If it does not arrive, the page offers a
 * reload (B7).
 */
const OrderReviewPart = lazy(() =>
  loadChunk(() => import('../../../screens/wallet/orderReview/Screen.js')).then((loaded) => ({
    default: loaded.OrderReviewPart,
  })),
);

/** With `orderNo` the review of an order, otherwise the form. */
export const page = flowPage({
  machine: (outside) => manualDepositMachine.provide({ actors: defineManualDepositActors(outside) }),
  key: (params) => orderIn(params) ?? '',
  input: ({ params, saved, savedOf }) => ({
    orderNo: orderIn(params),
    saved: orderIn(params) === null ? savedManualOf(saved) : null,
    form: savedManualDraftOf(savedOf(manualDepositFormMachine)),
  }),
  Screen: ({ flow }) => (
    <ManualDepositScreen
      manualDeposit={flow}
      renderReview={(review) => (
        <Suspense fallback={<SkeletonText lines={6} />}>
          <OrderReviewPart review={review} />
        </Suspense>
      )}
    />
  ),
});
