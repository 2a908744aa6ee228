import { fromPromise } from 'xstate';
import type { ExitResult } from '../../../machines/play/vocabulary.js';
import type { Result } from '../../../machines/vocabulary.js';
import type { Outside } from '../outside.js';
import { defineGuardBack } from './guardBack.js';
import { noIndicator, noToast, type SessionRequest } from './requests.js';

export const defineGameExitActors = ({ api, guardBack, open }: Pick<Outside, 'api' | 'guardBack' | 'open'>) => ({
  exitGame: fromPromise<Result<ExitResult>, SessionRequest>(({ input, signal }) =>
    open(api.POST('/exitGame', { body: input, headers: noIndicator, signal }), noToast),
  ),
  guardBack: defineGuardBack({ guardBack }),
});
