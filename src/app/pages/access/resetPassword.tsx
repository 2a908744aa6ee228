import { codeCountdownMachine } from '../../../../machines/access/codeCountdown.machine.js';
import { resetPasswordMachine, type SavedReset } from '../../../../machines/access/resetPassword.machine.js';
import { defineCodeCountdownActors } from '../../../effects/access/codeCountdown.js';
import { defineResetPasswordActors } from '../../../effects/access/resetPassword.js';
import { ResetPasswordPage } from '../../../screens/access/resetPassword/ResetPasswordPage.js';
import { ResetPasswordScreen } from '../../../screens/access/resetPassword/Screen.js';
import { LanguageChoice } from '../../../screens/access/shared/LanguageChoice.js';
import { watchSession } from '../../../effects/access/watchSession.js';
import { flowPage, type FlowStart } from '../../navigation/page.js';
import { textsIn } from '../../../effects/resume.js';

export const page = flowPage({
  machine: (outside) =>
    resetPasswordMachine.provide({
      actors: {
        ...defineResetPasswordActors(outside),
        watchSession,
        codeCountdown: codeCountdownMachine.provide({ actors: defineCodeCountdownActors(outside) }),
      },
    }),
  input: ({ lobby: { site }, saved }) => ({ country: site.countryCode, saved: savedIn(saved) }),
  Screen: ({ flow, lobby: { preferences } }) => (
    <ResetPasswordPage language={<LanguageChoice preferences={preferences} />}>
      <ResetPasswordScreen resetPassword={flow} />
    </ResetPasswordPage>
  ),
});

function savedIn(saved: FlowStart['saved']): SavedReset | null {
  const texts = textsIn(saved, ['phone', 'username', 'sentTo']);
  const isSent = saved?.['isSent'];
  return texts && typeof isSent === 'boolean' ? { ...texts, isSent } : null;
}
