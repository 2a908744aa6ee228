import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ChangePasswordForm } from '../../../../machines/account/writes.js';
import { password as passwordRule } from '../../../../machines/shared/rules/account.js';
import type { Problem } from '../../../../machines/vocabulary.js';
import { Button } from '../../../ui/button/Button.js';
import { useValidate } from '../../../ui/field/faults.js';
import { Form } from '../../../ui/form/Form.js';
import { stack } from '../../../ui/layout/layout.css.js';
import { Note } from '../../../ui/note/Note.js';
import { PasswordField } from '../../../ui/password-field/PasswordField.js';
import { useProblemText } from '../../../ui/problem/useProblemText.js';
import { messages } from './messages.js';

export type ChangePasswordViewProps = {
  isBusy: boolean;
  problem: Problem | null;
  onDiffered: () => void;
  onSubmit: (form: ChangePasswordForm) => void;
};

/** The password rule applies only to the new password: the old one may be older than the rule (C6). */
export function ChangePasswordView({ isBusy, problem, onDiffered, onSubmit }: ChangePasswordViewProps) {
  const { formatMessage } = useIntl();
  const judged = useValidate()(passwordRule);
  const [old, setOld] = useState('');
  const [chosen, setChosen] = useState('');
  const textOf = useProblemText();
  const labels = { reveal: formatMessage(messages.reveal), hide: formatMessage(messages.hide) };
  const field = problem && fieldOf(problem);
  const text = problem && (problem.code === 'unreachable' ? formatMessage(messages.unchanged) : textOf(problem));
  return (
    <Form
      label={formatMessage(messages.title)}
      isBusy={isBusy}
      validationErrors={field && text ? { [field]: text } : undefined}
      onSubmit={({ oldPassword = '', newPassword = '' }) => onSubmit({ oldPassword, newPassword })}
      className={stack[16]}
    >
      <PasswordField
        name="oldPassword"
        label={formatMessage(messages.oldPassword)}
        autoComplete="current-password"
        requiredText={formatMessage(messages.oldRequired)}
        labels={labels}
        onChange={setOld}
      />
      <PasswordField
        name="newPassword"
        label={formatMessage(messages.newPassword)}
        hint={formatMessage(messages.newHint)}
        autoComplete="new-password"
        requiredText={formatMessage(messages.newRequired)}
        validate={(typed) => judged(typed) ?? (typed === old ? formatMessage(messages.same) : null)}
        labels={labels}
        onChange={setChosen}
      />
      <div
        onInvalid={({ target }) => {
          if (target instanceof HTMLInputElement && target.value !== chosen) onDiffered();
        }}
      >
        <PasswordField
          name="repeated"
          label={formatMessage(messages.repeated)}
          autoComplete="new-password"
          requiredText={formatMessage(messages.repeatRequired)}
          validate={(typed) => (typed === chosen ? null : formatMessage(messages.noMatch))}
          labels={labels}
        />
      </div>
      {text && !field ? (
        <Note tone="critical" role="alert">
          {text}
        </Note>
      ) : null}
      <Note tone="quiet">
        <FormattedMessage {...messages.consequence} />
      </Note>
      <Button type="submit" isWide isPending={isBusy}>
        <FormattedMessage {...messages.submit} />
      </Button>
    </Form>
  );
}

/** The field that a refusal is about; null if it is about no field. */
function fieldOf({ code, field }: Problem): 'oldPassword' | 'newPassword' | null {
  if (code === 'wrongPassword' || field === 'oldPassword') return code === 'tooManyRequests' ? null : 'oldPassword';
  return code === 'samePassword' || code === 'passwordTooCommon' || field === 'newPassword' ? 'newPassword' : null;
}
