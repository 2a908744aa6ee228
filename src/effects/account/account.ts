import { fromPromise } from 'xstate';
import type { NextLevel } from '../../../machines/account/account.machine.js';
import { noIndicator } from '../../api/rules.js';
import { watchPlayer } from '../shared/watchPlayer.js';
import type { Outside } from '../outside.js';

export const defineAccountActors = ({ api, read }: Pick<Outside, 'api' | 'read'>) => ({
  watchPlayer,
  // The page says itself that the level did not load.
  loadNextLevel: fromPromise<NextLevel>(({ signal }) =>
    read(api.GET('/user/getNextLevelSchedule', { headers: noIndicator, signal })),
  ),
});
