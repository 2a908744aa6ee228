import { savedStepOf } from '../../../../machines/promotions/activity.js';
import { activityDetailMachine } from '../../../../machines/promotions/activityDetail.machine.js';
import { savedJoinOf } from '../../../../machines/promotions/join.js';
import { promotionDetailMachine } from '../../../../machines/promotions/promotionDetail.machine.js';
import { defineActivityDetailActors } from '../../../effects/promotions/activityDetail.js';
import { definePromotionDetailActors } from '../../../effects/promotions/promotionDetail.js';
import { ActivityDetailScreen } from '../../../screens/promotions/activityDetail/Screen.js';
import { PromotionDetailScreen } from '../../../screens/promotions/promotionDetail/Screen.js';
import { FlowHost } from '../../hosting/FlowHost.js';
import { flowPage, plainPage, type Params } from '../../navigation/page.js';

const offerIn = ({ id }: Params): string => id ?? '';

export const promotionDetail = flowPage({
  machine: (outside) => promotionDetailMachine.provide({ actors: definePromotionDetailActors(outside) }),
  key: offerIn,
  input: ({ params, saved }) => ({
    promotionId: offerIn(params),
    draft: savedJoinOf(saved, offerIn(params)),
  }),
  Screen: ({ flow, lobby: { balance } }) => <PromotionDetailScreen detail={flow} balance={balance} />,
});

export const activityDetail = flowPage({
  machine: (outside) => activityDetailMachine.provide({ actors: defineActivityDetailActors(outside) }),
  key: offerIn,
  input: ({ params, saved }) => ({ activityId: offerIn(params), draft: savedStepOf(saved, offerIn(params)) }),
  Screen: ({ flow }) => <ActivityDetailScreen detail={flow} />,
});

/** One address for both kinds of offer; its parameter `type` names the kind (F1). */
export const page = plainPage({
  Screen: ({ lobby, params }) =>
    params['type'] === 'activity' ? (
      <FlowHost key="activity" name="activityDetail" page={activityDetail} lobby={lobby} params={params} />
    ) : (
      <FlowHost key="promotion" name="promotionDetail" page={promotionDetail} lobby={lobby} params={params} />
    ),
});
