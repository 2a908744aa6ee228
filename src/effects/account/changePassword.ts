import { fromPromise } from 'xstate';
import type { ChangePasswordForm } from '../../../machines/account/changePassword.machine.js';
import type { Result } from '../../../machines/vocabulary.js';
import { Unreachable } from '../../api/envelope.js';
import type { Outside } from '../outside.js';

export const defineChangePasswordActors = ({ api, done }: Pick<Outside, 'api' | 'done'>) => ({
  sendNewPassword: fromPromise<Result<null>, ChangePasswordForm>(({ input, signal }) =>
    done(api.PUT('/modified/updatePwd', { body: input, signal })),
  ),
  /**
   * Requests to change the new password into itself. The server always refuses that, and says whether the old password was right.
   * Rejects on any other response.
   */
  tracePassword: fromPromise<boolean, { newPassword: string }>(async ({ input: { newPassword }, signal }) => {
    const answer = await done(
      api.PUT('/modified/updatePwd', { body: { oldPassword: newPassword, newPassword }, signal }),
    );
    if (answer.ok || answer.problem.code === 'samePassword') return true;
    if (answer.problem.code === 'wrongPassword' || answer.problem.code === 'passwordTooCommon') return false;
    throw new Unreachable(answer.problem.code);
  }),
});
