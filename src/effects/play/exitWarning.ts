import { fromPromise } from 'xstate';
import type { FoundLeftGame } from '../../../machines/play/exitWarning.machine.js';
import type { SeatRequest } from '../../../machines/play/seat.js';
import type { GameSession, Result } from '../../../machines/vocabulary.js';
import type { Outside } from '../outside.js';
import { slot } from '../store.js';
import { elsewhereOf } from './elsewhere.js';
import { defineExitAllGames } from './gameExit.js';
import { isOpenInOtherTab } from './openGame.js';
import { noIndicator } from '../../api/rules.js';

const on = '1';

export const defineExitWarningActors = ({
  api,
  open,
  read,
  store,
}: Pick<Outside, 'api' | 'open' | 'read' | 'store'>) => ({
  loadLeftGame: fromPromise<FoundLeftGame>(async ({ signal }) => {
    const session = await read(api.GET('/game/session/current', { headers: noIndicator, signal }));
    const isOpen = session !== null && elsewhereOf(session, await isOpenInOtherTab(session.sessionId)) !== null;
    return { session, isSilenced: store.get(slot.exitWarning) === on, isOpen };
  }),
  /** "Update the in-game balance manually" (section 4). */
  updateMoney: fromPromise<Result<GameSession>, SeatRequest>(({ input, signal }) =>
    open(
      api.POST('/game/session/refreshBalance/{sessionId}', { params: { path: input }, headers: noIndicator, signal }),
    ),
  ),
  exitAllGames: defineExitAllGames({ api, open }),
  silence: fromPromise<void>(async () => store.set(slot.exitWarning, on)),
});
