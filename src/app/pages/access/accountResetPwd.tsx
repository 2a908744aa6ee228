import { codeCountdownMachine } from '../../../../machines/access/codeCountdown.machine.js';
import { resetPasswordMachine } from '../../../../machines/access/resetPassword.machine.js';
import { defineCodeCountdownActors } from '../../../effects/access/codes.js';
import { defineResetPasswordActors } from '../../../effects/access/resetPassword.js';
import { ResetPasswordPage } from '../../../screens/access/resetPassword/ResetPasswordPage.js';
import { ResetPasswordScreen } from '../../../screens/access/resetPassword/Screen.js';
import { LanguageChoice } from '../../../screens/access/shared/LanguageChoice.js';
import { flowPage } from '../../page.js';

export const page = flowPage({
  machine: (outside) =>
    resetPasswordMachine.provide({
      actors: { ...defineResetPasswordActors(outside), codeCountdown: codeCountdownMachine.provide({ actors: defineCodeCountdownActors(outside) }) },
    }),
  input: ({ lobby: { site } }) => ({ country: site.countryCode }),
  Screen: ({ flow, lobby: { preferences } }) => (
    <ResetPasswordPage language={<LanguageChoice preferences={preferences} />}>
      <ResetPasswordScreen resetPassword={flow} />
    </ResetPasswordPage>
  ),
});
