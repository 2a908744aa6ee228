import { fromPromise } from 'xstate';
import type { SupportBank } from '../../../machines/access/signUp.js';
import type { Outside } from '../outside.js';

export const defineSignUpBankActors = ({ api, read }: Pick<Outside, 'api' | 'read'>) => ({
  loadBanks: fromPromise<readonly SupportBank[]>(({ signal }) => read(api.GET('/pay/supportBank/list', { signal }))),
});
