import { useState } from 'react';
import { useIntl } from 'react-intl';
import { refusedField } from '../../../../machines/access/refused-field.js';
import { optional } from '../../../../machines/shared/rules/check.js';
import { email, required } from '../../../../machines/shared/rules/generic.js';
import { nickname as nicknameRule, realname as realnameRule } from '../../../../machines/shared/rules/names.js';
import type { ProfileSheet } from '../../../../machines/access/fillProfile.machine.js';
import type { User } from '../../../../machines/vocabulary.js';
import { AvatarChoices } from '../../../ui/avatar/AvatarChoices.js';
import { birthdayIn } from '../../../ui/birthday-field/birthday.js';
import { useValidate } from '../../../ui/field/faults.js';
import { Form } from '../../../ui/form/Form.js';
import { valuesOf, type FormValues } from '../../../ui/form/values.js';
import { Refusal } from '../../../ui/problem/Refusal.js';
import { useProblemText } from '../../../ui/problem/useProblemText.js';
import { Select } from '../../../ui/select/Select.js';
import { TextField } from '../../../ui/text-field/TextField.js';
import * as frame from '../shared/frame.css.js';
import { SendOrAsk } from '../shared/SendOrAsk.js';
import { avatarNumber, messages } from './messages.js';
import { BirthdayInput } from './BirthdayInput.js';
import type { FillProfileViewProps } from './View.js';

type ProfileFormProps = Omit<FillProfileViewProps, 'panel' | 'sheet' | 'onSkip'> & { sheet: ProfileSheet };

const genders = ['female', 'male', 'custom', 'unknown'] as const satisfies readonly User['gender'][];
const fields: ReadonlySet<string> = new Set(['nickname', 'realname', 'gender', 'email']);

export function ProfileForm({
  country,
  sheet: { user, avatars, today },
  draft,
  isBusy,
  isSilent,
  problem,
  onTyped,
  onSubmit,
  onRetry,
}: ProfileFormProps) {
  const { formatMessage } = useIntl();
  const textOf = useProblemText();
  const judge = useValidate();
  const missing = judge(required)('') ?? '';
  const worn =
    user.avatarUrl === null ? avatars.find(({ picture }) => picture.name === user.avatar.name)?.id : undefined;
  const [fault, setFault] = useState<'incomplete' | 'wrong' | null>(null);
  /** The refusal that the player has reacted to by changing the birthday. */
  const [mended, setMended] = useState<typeof problem>(null);
  const refused = problem && refusedField(problem);
  const field = refused && fields.has(refused) ? refused : null;
  const isOfBirthday = refused === 'birthday';

  const submit = (values: FormValues) => {
    const told = birthdayIn(values, today);
    setFault('fault' in told ? told.fault : null);
    setMended(null);
    if ('fault' in told) return;
    const { nickname = '', realname = '', gender = '', email: address = '', avatar = '' } = values;
    onSubmit({
      nickname,
      realname,
      gender: genders.find((id) => id === gender) ?? 'unknown',
      birthday: told.birthday,
      email: address,
      avatar,
    });
  };

  return (
    <div
      onBlur={({ currentTarget }) => {
        const form = currentTarget.querySelector('form');
        if (!form) return;
        const { nickname = '', gender = '', avatar = '' } = valuesOf(form);
        onTyped({ nickname, gender, avatar });
      }}
    >
      <Form
        label={formatMessage(messages.title)}
        isBusy={isBusy}
        validationErrors={problem && field ? { [field]: textOf(problem) } : undefined}
        onSubmit={submit}
        className={frame.fields}
      >
        <AvatarChoices
          legend={formatMessage(messages.avatar)}
          avatars={avatars}
          chosen={draft?.avatar || (worn ?? '')}
          labelOf={(number) => formatMessage(avatarNumber, { number })}
        />
        <TextField
          name="nickname"
          label={formatMessage(messages.nickname)}
          hint={formatMessage(messages.nicknameHint)}
          defaultValue={draft?.nickname || user.nickname}
          autoComplete="nickname"
          requiredText={missing}
          validate={judge(nicknameRule)}
        />
        <TextField
          name="realname"
          label={formatMessage(messages.realname)}
          hint={formatMessage(messages.realnameHint)}
          defaultValue={user.realname}
          autoComplete="name"
          autoCapitalize="words"
          requiredText={missing}
          validate={judge(realnameRule)}
        />
        <Select
          name="gender"
          label={formatMessage(messages.gender)}
          placeholder={formatMessage(messages.choose)}
          requiredText={formatMessage(messages.genderRequired)}
          defaultValue={genders.find((id) => id === (draft?.gender || (user.gender === 'unknown' ? '' : user.gender)))}
          autoComplete="sex"
          options={genders.map((id) => ({ id, label: formatMessage(messages[id]) }))}
        />
        <BirthdayInput
          country={country}
          fixed={user.birthday}
          today={today}
          error={
            fault
              ? formatMessage(fault === 'wrong' ? messages.birthdayWrong : messages.birthdayIncomplete)
              : problem && isOfBirthday && problem !== mended
                ? textOf(problem)
                : null
          }
          onChange={() => {
            setFault(null);
            setMended(problem);
          }}
        />
        <TextField
          name="email"
          type="email"
          label={formatMessage(messages.email)}
          defaultValue={user.email}
          autoComplete="email"
          autoCapitalize="none"
          inputMode="email"
          validate={judge(optional(email))}
        />
        <Refusal problem={field || isOfBirthday ? null : problem} />
        <SendOrAsk
          isSilent={isSilent}
          isBusy={isBusy}
          messages={{ ...messages, submit: messages.save }}
          onRetry={onRetry}
        />
      </Form>
    </div>
  );
}
