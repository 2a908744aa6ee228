import { lazy, Suspense, type ComponentType } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { LoginTab } from '../../../../machines/access/loginGuard.machine.js';
import { LoginScreen } from '../../../screens/access/login/Screen.js';
import { LoginGuardScreen } from '../../../screens/access/loginGuard/Screen.js';
import { SkeletonText } from '../../../ui/skeleton/Skeleton.js';
import { FlowHost } from '../../FlowHost.js';
import { flowPage, type FlowPage, type Lobby } from '../../page.js';
import { page as login } from './accountLogin.js';

type Form = ComponentType<{ lobby: Lobby }>;
const none = {};

/** A flow of its own name: the page of the same form may lie under the popup. */
const formOf =
  <M extends AnyStateMachine>(tab: LoginTab, page: FlowPage<M>): Form =>
  ({ lobby }) => <FlowHost name={`popup.${tab}`} page={page} lobby={lobby} params={none} />;

/** The charts of the pages, without the pages around their forms. The first one comes with the popup, the others when chosen. */
const forms: Readonly<Record<LoginTab, Form>> = {
  accountLogin: formOf('accountLogin', flowPage({ ...login, Screen: ({ flow, lobby: { site } }) => <LoginScreen login={flow} country={site.countryCode} /> })),
  codeLogin: lazy(async () => {
    const [{ page }, { SmsLoginScreen }] = await Promise.all([import('./codeLogin.js'), import('../../../screens/access/smsLogin/Screen.js')]);
    return { default: formOf('codeLogin', flowPage({ ...page, Screen: ({ flow }) => <SmsLoginScreen smsLogin={flow} /> })) };
  }),
  signUp: lazy(async () => {
    const [{ page }, { SignUpScreen }] = await Promise.all([import('./accountSignUp.js'), import('../../../screens/access/signUp/Screen.js')]);
    return { default: formOf('signUp', flowPage({ ...page, Screen: ({ flow }) => <SignUpScreen signUp={flow} hasHeader={false} /> })) };
  }),
  accountResetPwd: lazy(async () => {
    const [{ page }, { ResetPasswordScreen }] = await Promise.all([import('./accountResetPwd.js'), import('../../../screens/access/resetPassword/Screen.js')]);
    return { default: formOf('accountResetPwd', flowPage({ ...page, Screen: ({ flow }) => <ResetPasswordScreen resetPassword={flow} /> })) };
  }),
};

function chosenForm(tab: LoginTab, lobby: Lobby) {
  const Chosen = forms[tab];
  return (
    <Suspense key={tab} fallback={<SkeletonText lines={6} />}>
      <Chosen lobby={lobby} />
    </Suspense>
  );
}

/** The popup of section 2 (desktop). In a chunk of its own: it comes when somebody is asked to log in. */
export const Overlay = ({ lobby }: { lobby: Lobby }) => <LoginGuardScreen loginGuard={lobby.loginGuard} formOf={(tab) => chosenForm(tab, lobby)} />;
