import { savedStepOf } from '../../../../machines/promotions/activity.js';
import { activityDetailMachine } from '../../../../machines/promotions/activityDetail.machine.js';
import { defineActivityDetailActors } from '../../../effects/promotions/activityDetail.js';
import { ActivityDetailScreen } from '../../../screens/promotions/activityDetail/Screen.js';
import { flowPage, type Params } from '../../navigation/page.js';

const activityIn = ({ id }: Params): string => id ?? '';

export const page = flowPage({
  machine: (outside) => activityDetailMachine.provide({ actors: defineActivityDetailActors(outside) }),
  key: activityIn,
  input: ({ params, saved }) => ({ activityId: activityIn(params), draft: savedStepOf(saved, activityIn(params)) }),
  Screen: ({ flow }) => <ActivityDetailScreen detail={flow} />,
});
