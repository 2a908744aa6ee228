import { changePasswordMachine } from '../../../../machines/account/changePassword.machine.js';
import { defineChangePasswordActors } from '../../../effects/account/changePassword.js';
import { ChangePasswordScreen } from '../../../screens/account/changePassword/Screen.js';
import { flowPage } from '../../navigation/page.js';

/** One chart behind both addresses. The success address shows the form unless the password was just changed. */
export const page = flowPage({
  machine: (outside) => changePasswordMachine.provide({ actors: defineChangePasswordActors(outside) }),
  input: () => undefined,
  Screen: ({ flow }) => <ChangePasswordScreen changePassword={flow} />,
});
