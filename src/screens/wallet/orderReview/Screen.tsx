import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { OrderReviewRef } from '../../../../machines/wallet/orderReview.machine.js';
import { page } from '../../../ui/layout/layout.css.js';
import { CancelReviewDialog } from './CancelReviewDialog.js';
import { titles } from './messages.js';
import * as select from './selectors.js';
import { OrderReviewView } from './View.js';
import { WalletHeader } from '../shared/WalletHeader.js';

export function OrderReviewScreen({ review }: { review: OrderReviewRef }) {
  const { formatMessage } = useIntl();
  const kind = useSelector(review, ({ context }) => context.kind);
  return (
    <>
      <WalletHeader title={formatMessage(titles[kind])} hasBills />
      <div className={page}>
        <OrderReviewPart review={review} />
      </div>
    </>
  );
}

/** The review without a page header, for a page that goes through several steps. */
export function OrderReviewPart({ review }: { review: OrderReviewRef }) {
  const order = useSelector(review, select.selectOrder);
  return (
    <>
      <OrderReviewView
        panel={useSelector(review, select.selectPanel)}
        order={order}
        problem={useSelector(review, select.selectProblem)}
        canCancel={useSelector(review, select.selectCanCancel)}
        onCancel={() => review.send({ type: 'orderReview.cancelRequested' })}
        onRetry={() => review.send({ type: 'orderReview.retried' })}
      />
      <CancelReviewDialog
        isOpen={useSelector(review, select.selectIsAsking)}
        amount={order?.amount ?? 0}
        isPending={useSelector(review, select.selectIsCancelling)}
        onConfirm={() => review.send({ type: 'orderReview.cancelConfirmed' })}
        onKeep={() => review.send({ type: 'orderReview.cancelWithdrawn' })}
      />
    </>
  );
}
