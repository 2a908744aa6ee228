import { useSelector } from '@xstate/react';
import type { PasskeyLoginRef } from '../../../../machines/access/passkeyLogin.machine.js';
import * as select from './selectors.js';
import { PasskeyLoginView } from './View.js';

/** `passkeyLogin` runs inside the chart of the form; undefined when the form has ended. */
export function PasskeyLoginScreen({
  passkeyLogin,
  isFormBusy = false,
}: {
  passkeyLogin: PasskeyLoginRef | undefined;
  isFormBusy?: boolean;
}) {
  const isShown = useSelector(passkeyLogin, select.selectIsShown);
  const isOffered = useSelector(passkeyLogin, select.selectIsOffered);
  const isBusy = useSelector(passkeyLogin, select.selectIsBusy);
  const deviceFault = useSelector(passkeyLogin, select.selectDeviceFault);
  const problem = useSelector(passkeyLogin, select.selectProblem);
  return isShown ? (
    <PasskeyLoginView
      isOffered={isOffered}
      isBusy={isBusy}
      isDisabled={isFormBusy}
      deviceFault={deviceFault}
      problem={problem}
      onPress={() => passkeyLogin?.send({ type: 'passkeyLogin.pressed' })}
    />
  ) : null;
}
