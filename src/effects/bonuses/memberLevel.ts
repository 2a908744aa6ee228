import { fromPromise } from 'xstate';
import type { MemberLevels } from '../../../machines/bonuses/memberLevel.machine.js';
import { noIndicator, noToast } from '../../api/rules.js';
import type { Outside } from '../outside.js';

export const defineMemberLevelActors = ({ api, read }: Pick<Outside, 'api' | 'read'>) => ({
  loadLevels: fromPromise<MemberLevels, { hasSchedule: boolean }>(async ({ input: { hasSchedule }, signal }) => {
    const request = { headers: noIndicator, signal };
    const [levels, summary, schedule] = await Promise.all([
      read(api.GET('/gameUserLevel/list', request), noToast),
      read(api.GET('/levelBonus/getDetail', request), noToast),
      hasSchedule ? read(api.GET('/user/getNextLevelSchedule', request), noToast) : null,
    ]);
    return { levels, summary, schedule };
  }),
});
