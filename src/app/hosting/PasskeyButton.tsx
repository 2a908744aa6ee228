import { useSelector } from '@xstate/react';
import type { LoginRef } from '../../../machines/access/login.machine.js';
import { PasskeyLoginScreen } from '../../screens/access/passkeyLogin/Screen.js';

/** Login with a passkey. Its chart runs inside the chart of the form, and ends with it. */
export function PasskeyButton({ login }: { login: LoginRef }) {
  const passkeyLogin = useSelector(login, ({ children }) => children.passkeyLogin);
  const isFormBusy = useSelector(login, (snapshot) => snapshot.hasTag('busy'));
  return <PasskeyLoginScreen passkeyLogin={passkeyLogin} isFormBusy={isFormBusy} />;
}
