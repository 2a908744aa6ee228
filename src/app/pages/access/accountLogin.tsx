import { captchaMachine } from '../../../../machines/access/captcha.machine.js';
import { loginMachine } from '../../../../machines/access/login.machine.js';
import { defineCaptchaActors, defineLoginActors } from '../../../effects/access/login.js';
import { watchSession } from '../../../effects/access/session.js';
import { isOn } from '../../../api/flags.js';
import { LoginPage } from '../../../screens/access/login/LoginPage.js';
import { LoginScreen } from '../../../screens/access/login/Screen.js';
import { LanguageChoice } from '../../../screens/access/shared/LanguageChoice.js';
import { flowPage } from '../../page.js';
import { FacebookButton } from './facebookButton.js';

export const page = flowPage({
  machine: (outside) =>
    loginMachine.provide({
      actors: {
        ...defineLoginActors(outside),
        captcha: captchaMachine.provide({ actors: defineCaptchaActors(outside) }),
        watchSession,
      },
    }),
  input: ({ lobby: { site } }) => ({ isCaptchaOn: isOn(site.gameAccountCaptchaEnabled) }),
  Screen: ({ flow, lobby }) => (
    <LoginPage
      language={<LanguageChoice preferences={lobby.preferences} />}
      onSignUp={() => flow.send({ type: 'login.wayChosen', way: 'signUp' })}
    >
      <LoginScreen
        login={flow}
        country={lobby.site.countryCode}
        otherWay={<FacebookButton lobby={lobby} name="login" />}
      />
    </LoginPage>
  ),
});
