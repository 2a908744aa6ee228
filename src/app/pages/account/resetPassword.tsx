import { changePasswordMachine } from '../../../../machines/account/changePassword.machine.js';
import { defineChangePasswordActors } from '../../../effects/account/changePassword.js';
import { ChangePasswordScreen } from '../../../screens/account/changePassword/Screen.js';
import { flowPage } from '../../page.js';

/** One chart behind both addresses: who opens the success without a change finds the form. */
export const page = flowPage({
  machine: (outside) => changePasswordMachine.provide({ actors: defineChangePasswordActors(outside) }),
  input: () => undefined,
  Screen: ({ flow }) => <ChangePasswordScreen changePassword={flow} />,
});
