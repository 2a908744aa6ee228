import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CodeCountdownRef } from '../../../../machines/access/codeCountdown.machine.js';
import { normalisePhone, type Country } from '../../../../machines/shared/rules/phone.js';
import { refusedField } from '../../../../machines/access/refused-field.js';
import type { ResetPasswordForm, SavedReset } from '../../../../machines/access/resetPassword.machine.js';
import type { Problem } from '../../../../machines/vocabulary.js';
import { Button } from '../../../ui/button/Button.js';
import { Form } from '../../../ui/form/Form.js';
import { circleUserRoundGlyph } from '../../../ui/icon/glyphs/circle-user-round.js';
import { Note } from '../../../ui/note/Note.js';
import { Refusal } from '../../../ui/problem/Refusal.js';
import { useProblemText } from '../../../ui/problem/useProblemText.js';
import { TextField } from '../../../ui/text-field/TextField.js';
import { CodeCaptcha } from '../shared/CodeCaptcha.js';
import { NewPasswordInput, PhoneAndCode } from '../shared/fields.js';
import * as frame from '../shared/frame.css.js';
import { messages as shared } from '../shared/messages.js';
import { NoCode } from '../shared/NoCode.js';
import { messages } from './messages.js';

type Typed = Pick<SavedReset, 'phone' | 'username'>;
export type ResetPasswordViewProps = {
  country: Country;
  /** What the player typed before a reload; read when the form opens. */
  typed: Typed;
  isForgetful: boolean;
  countdown: CodeCountdownRef | undefined;
  isBusy: boolean;
  isAwaitingCode: boolean;
  problem: Problem | null;
  onTyped: (typed: Partial<Typed>) => void;
  onRequest: (phone: string) => void;
  onMistyped: () => void;
  onDiffered: () => void;
  onSubmit: (form: ResetPasswordForm) => void;
  onLogin: () => void;
};

/** Phone, code, account, and the new password twice: all are required (section 5). */
export function ResetPasswordView({
  country,
  typed,
  isForgetful,
  onTyped,
  countdown,
  isBusy,
  isAwaitingCode,
  problem,
  onRequest,
  onMistyped,
  onDiffered,
  onSubmit,
  onLogin,
}: ResetPasswordViewProps) {
  const { formatMessage } = useIntl();
  const textOf = useProblemText();
  const [chosen, setChosen] = useState('');
  const field = problem && formField[refusedField(problem) ?? ''];
  // Said only to somebody who had the right code of this phone.
  const isOtherName = problem?.code === 'invalidRequest' && field === 'username';
  const refused = problem && (isOtherName ? formatMessage(messages.usernameWrong) : textOf(problem));
  return (
    <>
      <Form
        label={formatMessage(messages.title)}
        isBusy={isBusy}
        validationErrors={field && refused ? { [field]: refused } : undefined}
        onSubmit={({ phone = '', code = '', username = '', newPwd = '' }) =>
          onSubmit({
            phone: normalisePhone(phone, country) ?? '',
            code,
            username: normalisePhone(username, country) ?? username,
            newPwd,
          })
        }
        className={frame.fields}
      >
        {isForgetful ? (
          <Note>
            <FormattedMessage {...messages.forgotten} />
          </Note>
        ) : null}
        <PhoneAndCode
          country={country}
          phone={typed.phone}
          onTyped={(phone) => onTyped({ phone })}
          countdown={countdown}
          onMistyped={onMistyped}
          onRequest={onRequest}
        />
        {isAwaitingCode ? <NoCode /> : null}
        <TextField
          name="username"
          label={formatMessage(messages.username)}
          defaultValue={typed.username}
          onChange={(username) => onTyped({ username })}
          glyph={circleUserRoundGlyph}
          autoComplete="username"
          autoCapitalize="none"
          requiredText={formatMessage(messages.usernameRequired)}
        />
        <NewPasswordInput
          name="newPwd"
          label={formatMessage(messages.newPwd)}
          hint={formatMessage(shared.passwordHint)}
          onChange={setChosen}
        />
        <NewPasswordInput
          name="confirmPwd"
          label={formatMessage(messages.confirmPwd)}
          requiredText={formatMessage(messages.repeatRequired)}
          validate={(text) => (text === chosen ? null : formatMessage(messages.noMatch))}
          onInvalid={({ target }) => {
            if (target instanceof HTMLInputElement && target.value !== chosen) onDiffered();
          }}
        />
        <Refusal problem={field ? null : problem} />
        <Note tone="quiet">
          <FormattedMessage {...messages.consequence} />
        </Note>
        <Button type="submit" isWide isPending={isBusy} className={frame.submit}>
          <FormattedMessage {...messages.submit} />
        </Button>
        <Button variant="ghost" isWide onPress={onLogin}>
          <FormattedMessage {...messages.backToLogin} />
        </Button>
      </Form>
      <CodeCaptcha countdown={countdown} />
    </>
  );
}

/** The contract's fields by their name in this form. */
const formField: Readonly<Record<string, string>> = {
  phone: 'phone',
  code: 'code',
  username: 'username',
  password: 'newPwd',
};
