import { FlowHost } from '../../hosting/FlowHost.js';
import { plainPage } from '../../navigation/page.js';
import { page as activityDetail } from './activityDetail.js';
import { page as promotionDetail } from './promotionDetail.js';

/** One address for both kinds of offer; its parameter `type` names the kind (F1). */
export const page = plainPage({
  Screen: ({ lobby, params }) =>
    params['type'] === 'activity' ? (
      <FlowHost key="activity" name="activityDetail" page={activityDetail} lobby={lobby} params={params} />
    ) : (
      <FlowHost key="promotion" name="promotionDetail" page={promotionDetail} lobby={lobby} params={params} />
    ),
});
