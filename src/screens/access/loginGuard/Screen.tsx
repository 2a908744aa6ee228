import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { LoginGuardRef, LoginTab } from '../../../../machines/access/loginGuard.machine.js';
import { selectTab } from './selectors.js';
import { LoginGuardView } from './View.js';

/** `formOf` is the form of a tab with its chart. */
export function LoginGuardScreen({
  loginGuard,
  formOf,
}: {
  loginGuard: LoginGuardRef;
  formOf: (tab: LoginTab) => ReactNode;
}) {
  const tab = useSelector(loginGuard, selectTab);
  return (
    <LoginGuardView
      tab={tab}
      onTab={(chosen) => loginGuard.send({ type: 'loginGuard.tabChosen', tab: chosen })}
      onClose={() => loginGuard.send({ type: 'loginGuard.dismissed' })}
    >
      {tab === null ? null : formOf(tab)}
    </LoginGuardView>
  );
}
