import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { LoginRef } from '../../../../machines/access/login.machine.js';
import { normalisePhone, type Country } from '../../../../machines/shared/rules/phone.js';
import { PasskeyLoginScreen } from '../passkeyLogin/Screen.js';
import { selectCaptcha, selectCaptchaPhase } from '../shared/captcha.js';
import * as select from './selectors.js';
import { LoginView } from './View.js';

/** `otherWay` is rendered below the form, after the link to the SMS login. */
export function LoginScreen({
  login,
  country,
  otherWay = null,
}: {
  login: LoginRef;
  country: Country;
  otherWay?: ReactNode;
}) {
  const captchaRef = useSelector(login, select.selectCaptchaRef);
  const captcha = useSelector(captchaRef, selectCaptcha);
  const passkeyLogin = useSelector(login, select.selectPasskeyRef);
  const isBusy = useSelector(login, select.selectIsBusy);
  return (
    <LoginView
      passkey={<PasskeyLoginScreen passkeyLogin={passkeyLogin} isFormBusy={isBusy} />}
      otherWay={otherWay}
      isBusy={isBusy}
      problem={useSelector(login, select.selectProblem)}
      captchaPhase={useSelector(captchaRef, selectCaptchaPhase)}
      captcha={captcha}
      onSubmit={({ username, password, code }) =>
        login.send({
          type: 'login.submitted',
          // A phone may be typed in any common format; an account name is not a phone and is sent unchanged.
          form: {
            username: normalisePhone(username, country) ?? username,
            password,
            captcha: captcha && { code, uuid: captcha.uuid },
          },
        })
      }
      onReloadCaptcha={() => captchaRef?.send({ type: 'captcha.reloadRequested' })}
      onWay={(way) => login.send({ type: 'login.wayChosen', way })}
    />
  );
}
