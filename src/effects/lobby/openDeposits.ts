import { fromPromise } from 'xstate';
import { originAddress } from '../../../machines/wallet/billOrigin.js';
import type { OpenDeposits } from '../../../machines/lobby/openDeposits.machine.js';
import { noIndicator } from '../../api/rules.js';
import type { Outside } from '../outside.js';
import { watchPage } from '../page.js';

const openStates = ['pendingPayment', 'pendingReview'] as const;

export const defineOpenDepositsActors = ({ api, list }: Pick<Outside, 'api' | 'list'>) => ({
  loadOpenDeposits: fromPromise<OpenDeposits>(async ({ signal }) => {
    const lists = await Promise.all(
      openStates.map((status) => {
        // The total counts all of them; a single one has to be known itself.
        const params = { query: { type: 'deposit', status, limit: 1 } as const };
        return list(api.GET('/bill/list', { params, headers: noIndicator, signal }));
      }),
    );
    const count = lists.reduce((sum, { total }) => sum + total, 0);
    const [first] = lists.flatMap(({ rows }) => rows);
    return { count, address: count === 1 && first ? originAddress(first) : null };
  }),
  watchPage,
});
