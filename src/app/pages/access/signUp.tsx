import { signUpMachine } from '../../../../machines/access/signUp.machine.js';
import { stepsOf, type SavedSignUp } from '../../../../machines/access/signUp.js';
import { defineSignUpActors } from '../../../effects/access/signUp.js';
import { isOn } from '../../../api/flags.js';
import { SignUpPage } from '../../../screens/access/signUp/SignUpPage.js';
import { flowPage, type FlowStart } from '../../navigation/page.js';
import { textsIn } from '../../../effects/resume.js';
import { FacebookButton } from '../../hosting/FacebookButton.js';

export const page = flowPage({
  machine: (outside) => signUpMachine.provide({ actors: defineSignUpActors(outside) }),
  input: ({ lobby: { site }, saved }) => ({
    countryCode: site.countryCode,
    isSmsOn: isOn(site, 'gameAccountRegisterSMS'),
    isBankOn: isOn(site, 'gameAccountRegisterBank'),
    saved: savedIn(saved),
  }),
  Screen: ({ flow, lobby }) => <SignUpPage signUp={flow} otherWay={<FacebookButton lobby={lobby} name="signUp" />} />,
});

const steps = stepsOf({ isSmsOn: true, isBankOn: true });

/** Validates what storage returned: another version may have written it. Fields that do not fit are left out. */
function savedIn(saved: FlowStart['saved']): SavedSignUp | null {
  const { isAdult, step } = saved ?? {};
  const texts = textsIn(saved, ['phone', 'username', 'inviteCode', 'bankType']);
  const known = steps.find((name) => name === step);
  return texts && typeof isAdult === 'boolean' && known ? { ...texts, isAdult, step: known } : null;
}
