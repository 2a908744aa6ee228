import { codeCountdownMachine } from '../../../../machines/access/codeCountdown.machine.js';
import { signUpMachine, type SavedSignUp } from '../../../../machines/access/signUp.machine.js';
import { stepsOf } from '../../../../machines/access/signUp.js';
import { defineCodeCountdownActors } from '../../../effects/access/codes.js';
import { defineSignUpActors } from '../../../effects/access/signUp.js';
import { isOn } from '../../../api/flags.js';
import { SignUpPage } from '../../../screens/access/signUp/SignUpPage.js';
import { flowPage, type FlowStart } from '../../page.js';

export const page = flowPage({
  machine: (outside) =>
    signUpMachine.provide({
      actors: { ...defineSignUpActors(outside), codeCountdown: codeCountdownMachine.provide({ actors: defineCodeCountdownActors(outside) }) },
    }),
  input: ({ lobby: { site }, saved }) => ({
    countryCode: site.countryCode,
    isSmsOn: isOn(site.gameAccountRegisterSMS),
    isBankOn: isOn(site.gameAccountRegisterBank),
    saved: savedIn(saved),
  }),
  Screen: ({ flow }) => <SignUpPage signUp={flow} />,
});

const steps = stepsOf({ isSmsOn: true, isBankOn: true });

/** Storage is a stranger: what does not fit is not taken. */
function savedIn(saved: FlowStart['saved']): SavedSignUp | null {
  const { phone, username, isAdult, step } = saved ?? {};
  const known = steps.find((name) => name === step);
  if (typeof phone !== 'string' || typeof username !== 'string' || typeof isAdult !== 'boolean' || !known) return null;
  return { phone, username, isAdult, step: known };
}
