import { fromPromise } from 'xstate';
import type { ResetPasswordForm } from '../../../machines/access/resetPassword.machine.js';
import type { Result } from '../../../machines/vocabulary.js';
import type { Outside } from '../outside.js';
import { browserUuid } from './browser-uuid.js';
import { tokenIn } from './token.js';

export const defineResetPasswordActors = (world: Pick<Outside, 'api' | 'body' | 'store' | 'newKey'>) => ({
  setPassword: fromPromise<Result<{ token: string }>, ResetPasswordForm>(
    async ({ input: { newPwd, ...form }, signal }) => {
      const body = { ...form, password: newPwd, browserUUID: browserUuid(world) };
      return tokenIn(await world.body(world.api.PUT('/forgetPwd/updatePwd', { body, signal })));
    },
  ),
});
