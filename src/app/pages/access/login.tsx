import { captchaMachine } from '../../../../machines/access/captcha.machine.js';
import { loginMachine } from '../../../../machines/access/login.machine.js';
import { passkeyLoginMachine } from '../../../../machines/access/passkeyLogin.machine.js';
import { defineCaptchaActors } from '../../../effects/access/captcha.js';
import { defineLoginActors } from '../../../effects/access/login.js';
import { definePasskeyLoginActors } from '../../../effects/access/passkeyLogin.js';
import { canUsePasskeys } from '../../../effects/shared/passkeys.js';
import { watchSession } from '../../../effects/access/watchSession.js';
import { isOn } from '../../../api/flags.js';
import { LoginPage } from '../../../screens/access/login/LoginPage.js';
import { LoginScreen } from '../../../screens/access/login/Screen.js';
import { LanguageChoice } from '../../../screens/access/shared/LanguageChoice.js';
import { flowPage } from '../../navigation/page.js';
import { FacebookButton } from '../../hosting/FacebookButton.js';
import { PasskeyButton } from '../../hosting/PasskeyButton.js';

export const page = flowPage({
  machine: (outside) =>
    loginMachine.provide({
      actors: {
        ...defineLoginActors(outside),
        captcha: captchaMachine.provide({ actors: defineCaptchaActors(outside) }),
        passkeyLogin: passkeyLoginMachine.provide({ actors: definePasskeyLoginActors(outside) }),
        watchSession,
      },
    }),
  input: ({ lobby: { site } }) => ({
    isCaptchaOn: isOn(site, 'gameAccountCaptchaEnabled'),
    canUsePasskey: canUsePasskeys(),
  }),
  Screen: ({ flow, lobby }) => (
    <LoginPage
      language={<LanguageChoice preferences={lobby.preferences} />}
      onSignUp={() => flow.send({ type: 'login.wayChosen', way: 'signUp' })}
    >
      <LoginScreen
        login={flow}
        country={lobby.site.countryCode}
        passkey={<PasskeyButton login={flow} />}
        otherWay={<FacebookButton lobby={lobby} name="login" />}
      />
    </LoginPage>
  ),
});
