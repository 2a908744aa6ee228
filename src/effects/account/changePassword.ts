import { passwordWrite } from '../../../machines/account/writes.js';
import { Unreachable } from '../../api/envelope.js';
import type { Outside } from '../outside.js';
import { outcomeOf, provideWrite } from '../shared/provideWrite.js';

export const defineChangePasswordActors = ({ api, done }: Pick<Outside, 'api' | 'done'>) => ({
  sendNewPassword: provideWrite(passwordWrite, {
    send: (form, signal) => done(api.PUT('/modified/updatePwd', { body: form, signal })),
    // Requests to change the new password into itself. The server always refuses that, and says whether the old password was right.
    trace: async ({ newPassword }, signal) => {
      const answer = await done(
        api.PUT('/modified/updatePwd', { body: { oldPassword: newPassword, newPassword }, signal }),
      );
      if (answer.ok || answer.problem.code === 'samePassword') return outcomeOf(true);
      if (answer.problem.code === 'wrongPassword' || answer.problem.code === 'passwordTooCommon')
        return outcomeOf(false);
      throw new Unreachable(answer.problem.code);
    },
  }),
});
