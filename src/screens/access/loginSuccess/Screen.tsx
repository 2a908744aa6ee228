import { useSelector } from '@xstate/react';
import type { LoginSuccessRef } from '../../../../machines/access/loginSuccess.machine.js';
import type { SessionRef } from '../../../../machines/access/session.machine.js';
import { selectNickname } from './selectors.js';
import { LoginSuccessView } from './View.js';

export const LoginSuccessScreen = ({
  loginSuccess,
  session,
}: {
  loginSuccess: LoginSuccessRef;
  session: SessionRef;
}) => (
  <LoginSuccessView
    name={useSelector(session, selectNickname)}
    onContinue={() => loginSuccess.send({ type: 'loginSuccess.continued' })}
  />
);
