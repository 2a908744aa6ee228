import { loginSuccessMachine } from '../../../../machines/access/loginSuccess.machine.js';
import { LoginSuccessScreen } from '../../../screens/access/loginSuccess/Screen.js';
import { flowPage } from '../../navigation/page.js';

export const page = flowPage({
  machine: () => loginSuccessMachine,
  input: () => undefined,
  Screen: ({ flow, lobby: { session } }) => <LoginSuccessScreen loginSuccess={flow} session={session} />,
});
