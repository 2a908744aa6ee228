import { codeCountdownMachine } from '../../../../machines/access/codeCountdown.machine.js';
import type { SavedPhoneChange } from '../../../../machines/access/phoneChange.js';
import { phoneChangeMachine } from '../../../../machines/access/phoneChange.machine.js';
import { defineCodeCountdownActors } from '../../../effects/access/codeCountdown.js';
import { definePhoneChangeActors } from '../../../effects/access/phoneChange.js';
import { PhoneChangeScreen } from '../../../screens/access/phoneChange/Screen.js';
import { textsIn } from '../../../effects/resume.js';
import { flowPage, type FlowStart } from '../../navigation/page.js';

export const page = flowPage({
  machine: (outside) => {
    const countdown = codeCountdownMachine.provide({ actors: defineCodeCountdownActors(outside) });
    return phoneChangeMachine.provide({
      actors: { ...definePhoneChangeActors(outside), oldCountdown: countdown, newCountdown: countdown },
    });
  },
  input: ({ lobby: { site }, saved }) => ({ country: site.countryCode, saved: typedIn(saved) }),
  Screen: ({ flow }) => <PhoneChangeScreen phoneChange={flow} />,
});

function typedIn(saved: FlowStart['saved']): SavedPhoneChange | null {
  const texts = textsIn(saved, ['phone', 'sentTo', 'sentFrom', 'proof']);
  return texts && { ...texts, proof: texts.proof === 'password' ? 'password' : 'code' };
}
