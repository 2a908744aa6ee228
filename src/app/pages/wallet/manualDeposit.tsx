import { manualDepositMachine } from '../../../../machines/wallet/manualDeposit.machine.js';
import { manualDepositFormMachine } from '../../../../machines/wallet/manualDepositForm.machine.js';
import { savedManualDraftOf, savedManualOf } from '../../../../machines/wallet/manualReport.js';
import { defineManualDepositActors } from '../../../effects/wallet/manualDeposit.js';
import { ManualDepositScreen } from '../../../screens/wallet/manualDeposit/Screen.js';
import { Chunk } from '../../../ui/chunk/Chunk.js';
import { ChunkPart } from '../../../ui/chunk/ChunkPart.js';
import { SkeletonRows } from '../../../ui/skeleton/Skeleton.js';
import { loadChunk } from '../../navigation/load-chunk.js';
import { flowPage, type Params } from '../../navigation/page.js';

// The form does not wait for the screen of the review, which comes after it, in the chunk of the page of withdrawals.
const reviewing = new Chunk(() => loadChunk(() => import('./orderReview.js')));

const orderIn = ({ orderNo }: Params): string | null => orderNo ?? null;

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
        <ChunkPart chunk={reviewing} waiting={<SkeletonRows count={3} />}>
          {({ OrderReviewPart }) => <OrderReviewPart review={review} />}
        </ChunkPart>
      )}
    />
  ),
});
