import { fromPromise } from 'xstate';
import type { BalanceInfo } from '../../../machines/vocabulary.js';
import { quietHeader } from '../../api/rules.js';
import type { Outside } from '../outside.js';

export const defineBalanceActors = ({ api, read }: Pick<Outside, 'api' | 'read'>) => ({
  loadBalance: fromPromise<BalanceInfo>(({ signal }) =>
    read(api.GET('/user/getBalanceInfo', { headers: { [quietHeader]: '1' }, signal }), { quiet: true }),
  ),
});
