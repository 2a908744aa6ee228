import { fromPromise } from 'xstate';
import type { Offer } from '../../../machines/entry/offers.machine.js';
import { quietHeader } from '../../api/rules.js';
import type { Outside } from '../outside.js';

export const defineOffersActors = ({ api, read }: Pick<Outside, 'api' | 'read'>) => ({
  loadOffers: fromPromise<readonly Offer[]>(({ signal }) =>
    read(
      api.GET('/banner/list', {
        params: { query: { position: 'promotion' } },
        headers: { [quietHeader]: '1' },
        signal,
      }),
      { quiet: true },
    ),
  ),
});
