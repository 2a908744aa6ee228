import { fromPromise } from 'xstate';
import type { GameSession } from '../../../machines/vocabulary.js';
import { quietHeader } from '../../api/rules.js';
import type { Outside } from '../outside.js';
import { slot } from '../store.js';
import { defineUpdateMoney } from './session.js';

const on = '1';

export const defineExitWarningActors = ({
  api,
  open,
  read,
  store,
}: Pick<Outside, 'api' | 'open' | 'read' | 'store'>) => ({
  findLeftGame: fromPromise<{ session: GameSession | null; isSilenced: boolean }>(async ({ signal }) => ({
    session: await read(api.GET('/game/session/current', { headers: { [quietHeader]: '1' }, signal }), { quiet: true }),
    isSilenced: store.get(slot.exitWarning) === on,
  })),
  updateMoney: defineUpdateMoney({ api, open }),
  silence: fromPromise<void>(async () => store.set(slot.exitWarning, on)),
});
