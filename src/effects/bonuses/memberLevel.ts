import { fromPromise } from 'xstate';
import type { MemberLevels } from '../../../machines/bonuses/memberLevel.machine.js';
import { quietHeader } from '../../api/rules.js';
import type { Outside } from '../outside.js';

const quiet = { quiet: true };

export const defineMemberLevelActors = ({ api, read }: Pick<Outside, 'api' | 'read'>) => ({
  loadLevels: fromPromise<MemberLevels, { hasSchedule: boolean }>(async ({ input: { hasSchedule }, signal }) => {
    const request = { headers: { [quietHeader]: '1' }, signal };
    const [levels, summary, schedule] = await Promise.all([
      read(api.GET('/gameUserLevel/list', request), quiet),
      read(api.GET('/levelBonus/getDetail', request), quiet),
      hasSchedule ? read(api.GET('/user/getNextLevelSchedule', request), quiet) : null,
    ]);
    return { levels, summary, schedule };
  }),
});
