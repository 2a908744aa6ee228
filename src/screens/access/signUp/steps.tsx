import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CodeCountdownRef } from '../../../../machines/access/codeCountdown.machine.js';
import {
  bankAccount as bankAccountRule,
  inviteCode as inviteRule,
  username as usernameRule,
} from '../../../../machines/shared/rules/account.js';
import { holder as holderRule } from '../../../../machines/shared/rules/names.js';
import { formatPhone, normalisePhone, type Country } from '../../../../machines/shared/rules/phone.js';
import type { SignUpFields, SupportBank, TypedSignUp } from '../../../../machines/access/signUp.js';
import { useSite } from '../../../i18n/site.js';
import { Checkbox } from '../../../ui/checkbox/Checkbox.js';
import { capitalCode, groupedDigits } from '../../../ui/field/digits.js';
import { useValidate } from '../../../ui/field/faults.js';
import { circleUserRoundGlyph } from '../../../ui/icon/glyphs/circle-user-round.js';
import { giftGlyph } from '../../../ui/icon/glyphs/gift.js';
import { landmarkGlyph } from '../../../ui/icon/glyphs/landmark.js';
import { RadioCards } from '../../../ui/radio-cards/RadioCards.js';
import { figures } from '../../../ui/text/text.css.js';
import { TextField } from '../../../ui/text-field/TextField.js';
import { CodeInput, NewPasswordInput, PhoneInput } from '../shared/fields.js';
import { AgreementLink, WayLink } from '../shared/links.js';
import { messages as shared } from '../shared/messages.js';
import { NoCode } from '../shared/NoCode.js';
import { consent, messages, sentTo } from './messages.js';
import * as css from './signUp.css.js';
import { StepForm, type StepFormProps } from './StepForm.js';

/** Properties that every step has; `given` is what the player typed before, here or before a step back. */
export type StepProps<Field extends keyof SignUpFields = keyof SignUpFields> = Pick<
  StepFormProps,
  'problems' | 'isBusy' | 'isLast' | 'isNext' | 'isForgetful'
> & {
  given: Pick<SignUpFields, Field>;
  onTyped: (typed: Pick<TypedSignUp, Field & keyof TypedSignUp>) => void;
};
type Gives<Field extends keyof SignUpFields> = { onGiven: (given: Pick<SignUpFields, Field>) => void };

/** Empty means the phone (C4). A desktop has room for it beside the phone, too; the later step shows what was typed. */
function UsernameInput({
  username,
  onTyped,
}: {
  username: string;
  onTyped: (typed: Pick<TypedSignUp, 'username'>) => void;
}) {
  const { formatMessage } = useIntl();
  const judge = useValidate();
  return (
    <TextField
      name="username"
      label={formatMessage(messages.username)}
      hint={formatMessage(messages.usernameHint)}
      glyph={circleUserRoundGlyph}
      defaultValue={username}
      autoComplete="username"
      autoCapitalize="none"
      validate={judge(usernameRule)}
      isJudgedByServer
      onChange={(typed) => onTyped({ username: typed })}
    />
  );
}

type PhoneStepProps = StepProps & Gives<'phone' | 'isAdult'> & { country: Country; onMistyped: () => void };

export function PhoneStep({ given, country, onTyped, onGiven, onMistyped, ...step }: PhoneStepProps) {
  const { formatMessage } = useIntl();
  const { device } = useSite();
  return (
    <StepForm
      {...step}
      title={formatMessage(messages.phoneTitle)}
      fields={{ phone: 'phone', isAdult: 'isAdult' }}
      onSubmit={({ phone = '', isAdult }) =>
        onGiven({ phone: normalisePhone(phone, country) ?? '', isAdult: isAdult !== undefined })
      }
    >
      <PhoneInput
        country={country}
        phone={given.phone}
        onTyped={(phone) => onTyped({ phone })}
        onMistyped={onMistyped}
      />
      {device === 'pc' ? <UsernameInput username={given.username} onTyped={onTyped} /> : null}
      <Checkbox
        name="isAdult"
        defaultChecked={given.isAdult}
        requiredText={formatMessage(messages.isAdultRequired)}
        onChange={(isAdult) => onTyped({ isAdult })}
      >
        <FormattedMessage {...consent} values={{ country, terms, privacy }} />
      </Checkbox>
    </StepForm>
  );
}

type CodeStepProps = Omit<StepProps, 'onTyped'> &
  Gives<'code'> & { countdown: CodeCountdownRef | undefined; onRequest: () => void; onChangePhone: () => void };

export function CodeStep({ given, countdown, onGiven, onRequest, onChangePhone, ...step }: CodeStepProps) {
  const { formatMessage } = useIntl();
  return (
    <StepForm
      {...step}
      title={formatMessage(messages.codeTitle)}
      lead={
        <>
          <span className={figures}>{formatMessage(sentTo, { phone: formatPhone(given.phone) })}</span>{' '}
          <WayLink onPress={onChangePhone}>{formatMessage(messages.change)}</WayLink>
        </>
      }
      fields={{ code: 'code' }}
      onSubmit={({ code = '' }) => onGiven({ code })}
    >
      <CodeInput code={given.code} countdown={countdown} isLast onRequest={onRequest} />
      <NoCode />
    </StepForm>
  );
}

export function AccountStep({
  given,
  onTyped,
  onGiven,
  ...step
}: StepProps & Gives<'username' | 'password' | 'inviteCode'>) {
  const { formatMessage } = useIntl();
  const judge = useValidate();
  return (
    <StepForm
      {...step}
      title={formatMessage(messages.accountTitle)}
      fields={{ username: 'username', password: 'password', inviteCode: 'inviteCode' }}
      onSubmit={({ username = '', password = '', inviteCode = '' }) => onGiven({ username, password, inviteCode })}
    >
      <UsernameInput username={given.username} onTyped={onTyped} />
      <NewPasswordInput
        name="password"
        label={formatMessage(shared.password)}
        password={given.password}
        hint={formatMessage(shared.passwordHint)}
      />
      <TextField
        name="inviteCode"
        label={formatMessage(messages.invite)}
        glyph={giftGlyph}
        defaultValue={given.inviteCode}
        autoComplete="off"
        autoCapitalize="none"
        format={capitalCode}
        submitsAs="code"
        validate={judge(inviteRule)}
        isJudgedByServer
        onChange={(inviteCode) => onTyped({ inviteCode })}
      />
    </StepForm>
  );
}

export function BankTypeStep({
  given,
  banks,
  onTyped,
  onGiven,
  ...step
}: StepProps<'bankType'> & Gives<'bankType'> & { banks: readonly SupportBank[] }) {
  const { formatMessage } = useIntl();
  return (
    <StepForm
      {...step}
      title={formatMessage(messages.bankTitle)}
      lead={formatMessage(messages.bankLead)}
      isLong
      fields={{ bank: 'bankType' }}
      onSubmit={({ bankType = '' }) => onGiven({ bankType })}
    >
      <RadioCards
        name="bankType"
        label={formatMessage(messages.bank)}
        isLabelHidden
        isPaired
        defaultValue={given.bankType}
        requiredText={formatMessage(messages.bankRequired)}
        onChange={(bankType) => onTyped({ bankType })}
        cards={banks.map(({ bankCode, bankName, icon }) => ({
          id: bankCode,
          title: bankName,
          leading: <BankMark icon={icon} />,
        }))}
      />
    </StepForm>
  );
}

export function BankAccountStep({
  given,
  banks,
  onTyped,
  onGiven,
  ...step
}: StepProps<'bankType' | 'bankAccountName' | 'bankAccount'> &
  Gives<'bankAccountName' | 'bankAccount'> & { banks: readonly SupportBank[] }) {
  const { formatMessage } = useIntl();
  const bank = banks.find(({ bankCode }) => bankCode === given.bankType);
  const judge = useValidate();
  const judged = judge(bankAccountRule);
  return (
    <StepForm
      {...step}
      title={formatMessage(messages.accountOfBankTitle)}
      lead={bank ? <ChosenBank {...bank} /> : undefined}
      fields={{ bankCardName: 'bankAccountName', bankCardAccount: 'bankAccount' }}
      onSubmit={({ bankAccountName = '', bankAccount = '' }) => onGiven({ bankAccountName, bankAccount })}
    >
      <TextField
        name="bankAccountName"
        label={formatMessage(messages.holder)}
        hint={formatMessage(messages.holderHint)}
        glyph={circleUserRoundGlyph}
        defaultValue={given.bankAccountName}
        autoComplete="name"
        autoCapitalize="words"
        requiredText={formatMessage(messages.holderRequired)}
        validate={judge(holderRule)}
        onChange={(bankAccountName) => onTyped({ bankAccountName })}
      />
      <TextField
        name="bankAccount"
        label={formatMessage(messages.number)}
        glyph={landmarkGlyph}
        defaultValue={given.bankAccount}
        inputMode="numeric"
        autoComplete="off"
        format={groupedDigits}
        submitsAs="digits"
        requiredText={judged('') ?? ''}
        validate={judged}
      />
    </StepForm>
  );
}

const BankMark = ({ icon }: Pick<SupportBank, 'icon'>) => (
  <img src={icon} alt="" width={36} height={36} className={css.mark} />
);

/** The bank of the step before, so that the number is typed for the right one. */
const ChosenBank = ({ icon, bankName }: SupportBank) => (
  <span className={css.chosen}>
    <BankMark icon={icon} />
    {bankName}
  </span>
);

const terms = (words: ReactNode) => <AgreementLink content="terms">{words}</AgreementLink>;
const privacy = (words: ReactNode) => <AgreementLink content="privacy">{words}</AgreementLink>;
