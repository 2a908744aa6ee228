import { fromPromise } from 'xstate';
import type { SeatRequest } from '../../../machines/play/seat.js';
import type { AutoExitResult, ExitResult } from '../../../machines/play/vocabulary.js';
import type { Result } from '../../../machines/vocabulary.js';
import type { Outside } from '../outside.js';
import { defineGuardBack } from './guardBack.js';
import { noIndicator } from '../../api/rules.js';

/** The session identifies the request, so that it is safe to repeat. */
export const defineExitGame = ({ api, open }: Pick<Outside, 'api' | 'open'>) =>
  fromPromise<Result<ExitResult>, SeatRequest>(({ input, signal }) =>
    open(api.POST('/exitGame', { body: input, headers: noIndicator, signal })),
  );

/** Ends every open session. Safe to repeat: a session that has ended already is left out (J1). */
export const defineExitAllGames = ({ api, open }: Pick<Outside, 'api' | 'open'>) =>
  fromPromise<Result<AutoExitResult>>(({ signal }) =>
    open(api.POST('/autoExitGame', { headers: noIndicator, signal })),
  );

export const defineGameExitActors = (world: Pick<Outside, 'api' | 'guardBack' | 'open'>) => ({
  exitGame: defineExitGame(world),
  guardBack: defineGuardBack(world),
});
