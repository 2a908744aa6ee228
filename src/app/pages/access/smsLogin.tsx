import { codeCountdownMachine } from '../../../../machines/access/codeCountdown.machine.js';
import { smsLoginMachine } from '../../../../machines/access/smsLogin.machine.js';
import { defineCodeCountdownActors } from '../../../effects/access/codeCountdown.js';
import { defineSmsLoginActors } from '../../../effects/access/smsLogin.js';
import { LanguageChoice } from '../../../screens/access/shared/LanguageChoice.js';
import { SmsLoginScreen } from '../../../screens/access/smsLogin/Screen.js';
import { SmsLoginPage } from '../../../screens/access/smsLogin/SmsLoginPage.js';
import { watchSession } from '../../../effects/access/watchSession.js';
import { flowPage } from '../../navigation/page.js';
import { textsIn } from '../../../effects/resume.js';
import { FacebookButton } from '../../hosting/FacebookButton.js';

export const page = flowPage({
  machine: (outside) =>
    smsLoginMachine.provide({
      actors: {
        ...defineSmsLoginActors(outside),
        watchSession,
        codeCountdown: codeCountdownMachine.provide({ actors: defineCodeCountdownActors(outside) }),
      },
    }),
  input: ({ lobby: { site }, saved }) => ({ country: site.countryCode, saved: textsIn(saved, ['phone', 'sentTo']) }),
  Screen: ({ flow, lobby }) => (
    <SmsLoginPage language={<LanguageChoice preferences={lobby.preferences} />}>
      <SmsLoginScreen smsLogin={flow} otherWay={<FacebookButton lobby={lobby} name="codeLogin" />} />
    </SmsLoginPage>
  ),
});
