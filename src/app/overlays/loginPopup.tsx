import type { AnyStateMachine } from 'xstate';
import type { LoginTab } from '../../../machines/access/loginGuard.machine.js';
import { LoginScreen } from '../../screens/access/login/Screen.js';
import { LoginGuardScreen } from '../../screens/access/loginGuard/Screen.js';
import { IdentificationScreen } from '../../screens/access/identification/Screen.js';
import { SkeletonText } from '../../ui/skeleton/Skeleton.js';
import { lazyPart, type Part } from '../hosting/LazyPart.js';
import { FlowHost } from '../hosting/FlowHost.js';
import { useAppContext } from '../context.js';
import { flowPage, type FlowPage, type Lobby } from '../navigation/page.js';
import { page as login } from '../pages/access/login.js';
import { FacebookButton } from '../hosting/FacebookButton.js';
import { PasskeyButton } from '../hosting/PasskeyButton.js';

const waiting = <SkeletonText lines={6} />;

/** The flow has a name of its own, because the page of the same form may be mounted under the popup. */
const formOf =
  <M extends AnyStateMachine>(tab: LoginTab, page: FlowPage<M>): Part =>
  ({ lobby }) => <FlowHost name={`popup.${tab}`} page={page} lobby={lobby} />;

/** A form that loads when its tab is chosen. A failure to load is shown in the popup. */
function later(tab: LoginTab, load: () => Promise<Part>): Part {
  const page = lazyPart(tab, load, waiting);
  return ({ lobby }) => <FlowHost name={`load.popup.${tab}`} page={page} lobby={lobby} />;
}

/** The charts of the login pages with their forms alone. The first form loads with the popup, the others when chosen. */
const forms: Readonly<Record<LoginTab, Part>> = {
  accountLogin: formOf(
    'accountLogin',
    flowPage({
      ...login,
      Screen: ({ flow, lobby }) => (
        <LoginScreen
          login={flow}
          country={lobby.site.countryCode}
          passkey={<PasskeyButton login={flow} />}
          otherWay={<FacebookButton lobby={lobby} name="popup.login" />}
        />
      ),
    }),
  ),
  codeLogin: later('codeLogin', async () => {
    const [{ page }, { SmsLoginScreen }] = await Promise.all([
      import('../pages/access/smsLogin.js'),
      import('../../screens/access/smsLogin/Screen.js'),
    ]);
    return formOf(
      'codeLogin',
      flowPage({
        ...page,
        Screen: ({ flow, lobby }) => (
          <SmsLoginScreen smsLogin={flow} otherWay={<FacebookButton lobby={lobby} name="popup.codeLogin" />} />
        ),
      }),
    );
  }),
  signUp: later('signUp', async () => {
    const [{ page }, { SignUpScreen }] = await Promise.all([
      import('../pages/access/signUp.js'),
      import('../../screens/access/signUp/Screen.js'),
    ]);
    return formOf(
      'signUp',
      flowPage({
        ...page,
        Screen: ({ flow, lobby }) => (
          <SignUpScreen
            signUp={flow}
            hasHeader={false}
            otherWay={<FacebookButton lobby={lobby} name="popup.signUp" />}
          />
        ),
      }),
    );
  }),
  accountResetPwd: later('accountResetPwd', async () => {
    const [{ page }, { ResetPasswordScreen }] = await Promise.all([
      import('../pages/access/resetPassword.js'),
      import('../../screens/access/resetPassword/Screen.js'),
    ]);
    return formOf(
      'accountResetPwd',
      flowPage({ ...page, Screen: ({ flow }) => <ResetPasswordScreen resetPassword={flow} /> }),
    );
  }),
};

function chosenForm(tab: LoginTab, lobby: Lobby) {
  const Chosen = forms[tab];
  return <Chosen key={tab} lobby={lobby} />;
}

/** The login popup of section 2 (desktop). Its chunk loads when the lobby asks for a login. */
export const Overlay = ({ lobby }: { lobby: Lobby }) => (
  <>
    <LoginGuardScreen loginGuard={lobby.loginGuard} formOf={(tab) => chosenForm(tab, lobby)} />
    <IdentificationScreen app={useAppContext().app} />
  </>
);
