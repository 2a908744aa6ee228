import { fromPromise } from 'xstate';
import type { MemberLevels } from '../../../machines/bonuses/memberLevel.machine.js';
import { noIndicator } from '../../api/rules.js';
import type { Outside } from '../outside.js';

export const defineMemberLevelActors = ({ api, read }: Pick<Outside, 'api' | 'read'>) => ({
  loadLevels: fromPromise<MemberLevels, { hasSchedule: boolean }>(async ({ input: { hasSchedule }, signal }) => {
    const request = { headers: noIndicator, signal };
    const [levels, summary, schedule] = await Promise.all([
      read(api.GET('/gameUserLevel/list', request)),
      read(api.GET('/levelBonus/getDetail', request)),
      hasSchedule ? read(api.GET('/user/getNextLevelSchedule', request)) : null,
    ]);
    return { levels, summary, schedule };
  }),
});
