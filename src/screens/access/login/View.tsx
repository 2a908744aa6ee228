import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Captcha } from '../../../../machines/access/captcha.machine.js';
import type { LoginTab } from '../../../../machines/access/loginGuard.machine.js';
import type { Problem } from '../../../../machines/vocabulary.js';
import { Button } from '../../../ui/button/Button.js';
import { Divider } from '../../../ui/divider/Divider.js';
import { Form } from '../../../ui/form/Form.js';
import { circleUserRoundGlyph } from '../../../ui/icon/glyphs/circle-user-round.js';
import { messageSquareGlyph } from '../../../ui/icon/glyphs/message-square.js';
import { Refusal } from '../../../ui/problem/Refusal.js';
import { useProblemText } from '../../../ui/problem/useProblemText.js';
import { PasswordField } from '../../../ui/password-field/PasswordField.js';
import { smallMuted } from '../../../ui/text/text.css.js';
import { TextField } from '../../../ui/text-field/TextField.js';
import * as frame from '../shared/frame.css.js';
import { WayLink } from '../shared/links.js';
import { messages as shared } from '../shared/messages.js';
import { CaptchaInput } from '../shared/CaptchaInput.js';
import { messages } from './messages.js';
import type { CaptchaPhase } from '../shared/captcha.js';

export type LoginValues = { username: string; password: string; code: string };
export type LoginViewProps = {
  isBusy: boolean;
  problem: Problem | null;
  captchaPhase: CaptchaPhase;
  captcha: Captcha | null;
  onSubmit: (values: LoginValues) => void;
  onReloadCaptcha: () => void;
  onWay: (way: LoginTab) => void;
  /** The login with a passkey, the first of the other ways. */
  passkey?: ReactNode;
  /** Another way to log in, below the others. */
  otherWay?: ReactNode;
};

/** The form, the same on the page and in the popup. */
export function LoginView({
  isBusy,
  problem,
  captchaPhase,
  captcha,
  onSubmit,
  onReloadCaptcha,
  onWay,
  passkey = null,
  otherWay = null,
}: LoginViewProps) {
  const { formatMessage } = useIntl();
  const textOf = useProblemText();
  const field = problem && fieldOf[problem.code];
  return (
    <>
      <Form
        label={formatMessage(messages.form)}
        isBusy={isBusy}
        validationErrors={problem && field ? { [field]: textOf(problem) } : undefined}
        onSubmit={({ username = '', password = '', code = '' }) => onSubmit({ username, password, code })}
        className={frame.fields}
      >
        <TextField
          name="username"
          label={formatMessage(messages.username)}
          glyph={circleUserRoundGlyph}
          // `webauthn`: the browser suggests passkeys here, beside the stored names.
          autoComplete="username webauthn"
          autoCapitalize="none"
          requiredText={formatMessage(messages.usernameRequired)}
        />
        <PasswordField
          name="password"
          label={formatMessage(shared.password)}
          autoComplete="current-password"
          requiredText={formatMessage(shared.passwordRequired)}
          labels={{ reveal: formatMessage(shared.reveal), hide: formatMessage(shared.hide) }}
          action={<WayLink onPress={() => onWay('accountResetPwd')}>{formatMessage(messages.forgot)}</WayLink>}
        />
        <CaptchaInput
          phase={captchaPhase}
          captcha={captcha}
          onReload={onReloadCaptcha}
          action={
            <WayLink onPress={() => onWay('codeLogin')}>
              <FormattedMessage {...messages.cannotSee} />
            </WayLink>
          }
        />
        <Refusal problem={field ? null : problem} />
        <Button type="submit" isWide isPending={isBusy} className={frame.submit}>
          <FormattedMessage {...shared.logIn} />
        </Button>
      </Form>
      <div className={frame.otherWay}>
        <Divider>{formatMessage(messages.or)}</Divider>
        {passkey}
        <Button variant="line" isWide glyph={messageSquareGlyph} onPress={() => onWay('codeLogin')}>
          <FormattedMessage {...messages.bySms} />
        </Button>
        {otherWay}
      </div>
      <p className={`${smallMuted} ${frame.centred}`}>
        <FormattedMessage {...messages.noAccount} />{' '}
        <WayLink onPress={() => onWay('signUp')}>{formatMessage(shared.signUp)}</WayLink>
      </p>
    </>
  );
}

/** The field to correct. The server does not say whether the account or the password was wrong: most often it is the password. */
const fieldOf: Partial<Record<Problem['code'], string>> = {
  wrongCaptcha: 'code',
  captchaRequired: 'code',
  wrongCredentials: 'password',
};
