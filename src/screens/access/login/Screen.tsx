import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { LoginRef } from '../../../../machines/access/login.machine.js';
import { normalisePhone, type Country } from '../../../../machines/shared/rules/phone.js';
import { selectCaptcha, selectCaptchaPhase } from '../shared/captcha.js';
import * as select from './selectors.js';
import { LoginView } from './View.js';

/** Below the form: `passkey` comes before the link to the SMS login, `otherWay` after it. */
export function LoginScreen({
  login,
  country,
  passkey = null,
  otherWay = null,
}: {
  login: LoginRef;
  country: Country;
  passkey?: ReactNode;
  otherWay?: ReactNode;
}) {
  const captchaRef = useSelector(login, select.selectCaptchaRef);
  const captcha = useSelector(captchaRef, selectCaptcha);
  return (
    <LoginView
      passkey={passkey}
      otherWay={otherWay}
      isBusy={useSelector(login, select.selectIsBusy)}
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
