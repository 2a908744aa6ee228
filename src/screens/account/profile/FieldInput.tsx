import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { ProfileEdit } from '../../../../machines/account/profile.js';
import { optional } from '../../../../machines/shared/rules/check.js';
import { email, required } from '../../../../machines/shared/rules/generic.js';
import { nickname as nicknameRule, realname as realnameRule } from '../../../../machines/shared/rules/names.js';
import type { SiteInfo, User } from '../../../../machines/vocabulary.js';
import { BirthdayField } from '../../../ui/birthday-field/BirthdayField.js';
import { useValidate } from '../../../ui/field/faults.js';
import { Select } from '../../../ui/select/Select.js';
import { TextField } from '../../../ui/text-field/TextField.js';
import { birthdayHint, fieldNames, genders, messages } from './messages.js';

type FieldInputProps = {
  edit: ProfileEdit;
  country: SiteInfo['countryCode'];
  today: string;
  /** What is wrong with the birthday. The other fields show their errors themselves. */
  error: string | null;
  onType: (value: string) => void;
};

const genderIds = ['female', 'male', 'custom', 'unknown'] as const satisfies readonly User['gender'][];

export function FieldInput({ edit: { field, value }, country, today, error, onType }: FieldInputProps) {
  const { formatMessage } = useIntl();
  const judge = useValidate();
  const missing = judge(required)('') ?? '';
  // Fields are uncontrolled: they start with what was typed before, and report what is typed.
  const [start] = useState(value);
  const shared = { name: field, label: formatMessage(fieldNames[field]), onChange: onType };
  switch (field) {
    case 'nickname':
      return (
        <TextField
          {...shared}
          hint={formatMessage(messages.nicknameHint)}
          defaultValue={start}
          autoComplete="nickname"
          requiredText={missing}
          validate={judge(nicknameRule)}
        />
      );
    case 'realname':
      return (
        <TextField
          {...shared}
          hint={formatMessage(messages.realnameHint)}
          defaultValue={start}
          autoComplete="name"
          autoCapitalize="words"
          requiredText={missing}
          validate={judge(realnameRule)}
        />
      );
    case 'email':
      return (
        <TextField
          {...shared}
          type="email"
          hint={formatMessage(messages.emailHint)}
          defaultValue={start}
          autoComplete="email"
          autoCapitalize="none"
          inputMode="email"
          // An address may be longer than the 140 characters of other fields (section 5).
          maxLength={254}
          validate={judge(optional(email))}
        />
      );
    case 'gender':
      return (
        <Select
          {...shared}
          placeholder={formatMessage(messages.choose)}
          requiredText={formatMessage(messages.genderRequired)}
          defaultValue={genderIds.find((id) => id === start)}
          autoComplete="sex"
          options={genderIds.map((id) => ({ id, label: formatMessage(genders[id]) }))}
        />
      );
    default:
      return (
        <BirthdayField
          legend={shared.label}
          hint={formatMessage(birthdayHint, { country })}
          today={today}
          defaultValue={start}
          error={error}
          onChange={onType}
        />
      );
  }
}
