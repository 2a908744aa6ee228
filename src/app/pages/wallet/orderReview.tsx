import { orderReviewMachine } from '../../../../machines/wallet/orderReview.machine.js';
import { defineOrderReviewActors } from '../../../effects/wallet/orderReview.js';
import { OrderReviewScreen } from '../../../screens/wallet/orderReview/Screen.js';
import { flowPage, type Params } from '../../navigation/page.js';

const orderIn = ({ orderNo }: Params): string => orderNo ?? '';

/** The review of a withdrawal; a manual deposit is reviewed on its own page. */
export const page = flowPage({
  machine: (outside) => orderReviewMachine.provide({ actors: defineOrderReviewActors(outside) }),
  key: orderIn,
  input: ({ params }) => ({ kind: 'withdrawal' as const, orderNo: orderIn(params) }),
  Screen: ({ flow }) => <OrderReviewScreen review={flow} />,
});
