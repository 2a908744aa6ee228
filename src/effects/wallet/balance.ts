import { fromPromise } from 'xstate';
import type { BalanceInfo } from '../../../machines/vocabulary.js';
import { noIndicator } from '../../api/rules.js';
import type { Outside } from '../outside.js';

export const defineBalanceActors = ({ api, read }: Pick<Outside, 'api' | 'read'>) => ({
  loadBalance: fromPromise<BalanceInfo>(({ signal }) =>
    read(api.GET('/user/getBalanceInfo', { headers: noIndicator, signal })),
  ),
});
