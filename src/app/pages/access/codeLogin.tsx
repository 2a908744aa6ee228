import { codeCountdownMachine } from '../../../../machines/access/codeCountdown.machine.js';
import { smsLoginMachine } from '../../../../machines/access/smsLogin.machine.js';
import { defineCodeCountdownActors, defineSmsLoginActors } from '../../../effects/access/codes.js';
import { LanguageChoice } from '../../../screens/access/shared/LanguageChoice.js';
import { SmsLoginScreen } from '../../../screens/access/smsLogin/Screen.js';
import { SmsLoginPage } from '../../../screens/access/smsLogin/SmsLoginPage.js';
import { flowPage } from '../../page.js';

export const page = flowPage({
  machine: (outside) =>
    smsLoginMachine.provide({
      actors: { ...defineSmsLoginActors(outside), codeCountdown: codeCountdownMachine.provide({ actors: defineCodeCountdownActors(outside) }) },
    }),
  input: ({ lobby: { site } }) => ({ country: site.countryCode }),
  Screen: ({ flow, lobby: { preferences } }) => (
    <SmsLoginPage language={<LanguageChoice preferences={preferences} />}>
      <SmsLoginScreen smsLogin={flow} />
    </SmsLoginPage>
  ),
});
