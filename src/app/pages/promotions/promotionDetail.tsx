import { promotionDetailMachine } from '../../../../machines/promotions/promotionDetail.machine.js';
import { savedJoinOf } from '../../../../machines/promotions/join.js';
import { definePromotionDetailActors } from '../../../effects/promotions/promotionDetail.js';
import { PromotionDetailScreen } from '../../../screens/promotions/promotionDetail/Screen.js';
import { flowPage, type Params } from '../../navigation/page.js';

const promotionIn = ({ id }: Params): string => id ?? '';

export const page = flowPage({
  machine: (outside) => promotionDetailMachine.provide({ actors: definePromotionDetailActors(outside) }),
  key: promotionIn,
  input: ({ params, saved }) => ({
    promotionId: promotionIn(params),
    draft: savedJoinOf(saved, promotionIn(params)),
  }),
  Screen: ({ flow, lobby: { balance } }) => <PromotionDetailScreen detail={flow} balance={balance} />,
});
