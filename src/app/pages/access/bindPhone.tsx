import { bindPhoneMachine } from '../../../../machines/access/bindPhone.machine.js';
import { codeCountdownMachine } from '../../../../machines/access/codeCountdown.machine.js';
import { defineBindPhoneActors } from '../../../effects/access/bindPhone.js';
import { defineCodeCountdownActors } from '../../../effects/access/codeCountdown.js';
import { BindPhoneScreen } from '../../../screens/access/bindPhone/Screen.js';
import { flowPage } from '../../navigation/page.js';
import { textsIn } from '../../../effects/resume.js';

export const page = flowPage({
  machine: (outside) =>
    bindPhoneMachine.provide({
      actors: {
        ...defineBindPhoneActors(outside),
        codeCountdown: codeCountdownMachine.provide({ actors: defineCodeCountdownActors(outside) }),
      },
    }),
  input: ({ lobby: { site }, saved }) => ({ country: site.countryCode, saved: textsIn(saved, ['phone', 'sentTo']) }),
  Screen: ({ flow }) => <BindPhoneScreen bindPhone={flow} />,
});
