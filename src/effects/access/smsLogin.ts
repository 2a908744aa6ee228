import { fromPromise } from 'xstate';
import type { SmsLoginForm } from '../../../machines/access/smsLogin.machine.js';
import type { Result } from '../../../machines/vocabulary.js';
import type { Outside } from '../outside.js';
import { browserUuid } from './browser-uuid.js';
import { tokenIn } from './token.js';

export const defineSmsLoginActors = (world: Pick<Outside, 'api' | 'body' | 'store' | 'newKey'>) => ({
  logInBySms: fromPromise<Result<{ token: string }>, SmsLoginForm>(async ({ input, signal }) =>
    tokenIn(
      await world.body(world.api.POST('/smsLogin', { body: { ...input, browserUUID: browserUuid(world) }, signal })),
    ),
  ),
});
