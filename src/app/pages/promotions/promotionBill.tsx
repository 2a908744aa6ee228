import { promotionBillMachine } from '../../../../machines/promotions/promotionBill.machine.js';
import { definePromotionBillActors } from '../../../effects/promotions/promotionBill.js';
import { PromotionBillScreen } from '../../../screens/promotions/promotionBill/Screen.js';
import { flowPage, type Params } from '../../navigation/page.js';

/** `id` is the participation. */
const recordIn = ({ id }: Params): string => id ?? '';

export const page = flowPage({
  machine: (outside) => promotionBillMachine.provide({ actors: definePromotionBillActors(outside) }),
  key: recordIn,
  input: ({ params }) => ({ recordId: recordIn(params) }),
  Screen: ({ flow }) => <PromotionBillScreen bill={flow} />,
});
