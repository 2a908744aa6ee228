import type { AnyStateMachine } from 'xstate';
import type { LoginTab } from '../../../../machines/access/loginGuard.machine.js';
import { LoginScreen } from '../../../screens/access/login/Screen.js';
import { LoginGuardScreen } from '../../../screens/access/loginGuard/Screen.js';
import { RecognitionScreen } from '../../../screens/access/recognition/Screen.js';
import { SkeletonText } from '../../../ui/skeleton/Skeleton.js';
import { demandedPage, type Part } from '../../Demanded.js';
import { FlowHost } from '../../FlowHost.js';
import { useHost } from '../../host.js';
import { flowPage, type FlowPage, type Lobby } from '../../page.js';
import { page as login } from './accountLogin.js';
import { FacebookButton } from './facebookButton.js';

const none = {};
const waiting = <SkeletonText lines={6} />;

/** A flow of its own name: the page of the same form may lie under the popup. */
const formOf =
  <M extends AnyStateMachine>(tab: LoginTab, page: FlowPage<M>): Part =>
  ({ lobby }) => <FlowHost name={`popup.${tab}`} page={page} lobby={lobby} params={none} />;

/** A form that comes when its tab is chosen, and says in the popup when it does not. */
function later(tab: LoginTab, load: () => Promise<Part>): Part {
  const page = demandedPage(tab, load, waiting);
  return ({ lobby }) => <FlowHost name={`load.popup.${tab}`} page={page} lobby={lobby} params={none} />;
}

/** The charts of the pages, without the pages around their forms. The first one comes with the popup, the others when chosen. */
const forms: Readonly<Record<LoginTab, Part>> = {
  accountLogin: formOf(
    'accountLogin',
    flowPage({
      ...login,
      Screen: ({ flow, lobby }) => (
        <LoginScreen
          login={flow}
          country={lobby.site.countryCode}
          otherWay={<FacebookButton lobby={lobby} name="popup.login" />}
        />
      ),
    }),
  ),
  codeLogin: later('codeLogin', async () => {
    const [{ page }, { SmsLoginScreen }] = await Promise.all([
      import('./codeLogin.js'),
      import('../../../screens/access/smsLogin/Screen.js'),
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
      import('./accountSignUp.js'),
      import('../../../screens/access/signUp/Screen.js'),
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
      import('./accountResetPwd.js'),
      import('../../../screens/access/resetPassword/Screen.js'),
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

/** The popup of section 2 (desktop). In a chunk of its own: it comes when somebody is asked to log in. */
export const Overlay = ({ lobby }: { lobby: Lobby }) => (
  <>
    <LoginGuardScreen loginGuard={lobby.loginGuard} formOf={(tab) => chosenForm(tab, lobby)} />
    <RecognitionScreen app={useHost().app} />
  </>
);
