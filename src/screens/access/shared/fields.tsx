import { useSelector } from '@xstate/react';
import { useRef, type FormEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { CodeCountdownRef } from '../../../../machines/access/codeCountdown.machine.js';
import {
  formatPhone,
  normalisePhone,
  phone as phoneRule,
  type Country,
} from '../../../../machines/shared/rules/phone.js';
import { oneTimeCode, password as passwordRule } from '../../../../machines/shared/rules/account.js';
import { CodeField } from '../../../ui/code-field/CodeField.js';
import { useValidate } from '../../../ui/field/faults.js';
import { spread } from '../../../ui/layout/layout.css.js';
import { PasswordField, type PasswordFieldProps } from '../../../ui/password-field/PasswordField.js';
import { PhoneField } from '../../../ui/phone-field/PhoneField.js';
import { smallMuted } from '../../../ui/text/text.css.js';
import { CodeButton } from './CodeButton.js';
import { DemoCode } from './DemoCode.js';
import { selectPhase } from './countdown.js';
import { underCode } from './frame.css.js';
import { messages, phoneHint } from './messages.js';

type PhoneInputProps = {
  country: Country;
  /** In 0-form, or as it was typed. */
  phone?: string;
  onTyped?: ((phone: string) => void) | undefined;
  /** The form was submitted with an invalid number: the specification wants a toast as well as the text at the field. */
  onMistyped: () => void;
};

/** The phone of the site's country, as people write it (D1). */
export function PhoneInput({ country, phone = '', onTyped, onMistyped }: PhoneInputProps) {
  const { formatMessage } = useIntl();
  const judged = useValidate()(phoneRule(country));
  return (
    <div onInvalid={onMistyped}>
      <PhoneField
        name="phone"
        label={formatMessage(messages.phone)}
        hint={formatMessage(phoneHint, { country })}
        defaultValue={formatPhone(phone)}
        requiredText={judged('') ?? ''}
        validate={judged}
        onChange={onTyped}
      />
    </div>
  );
}

type CodeInputProps = {
  name?: string;
  label?: string;
  code?: string;
  countdown: CodeCountdownRef | undefined;
  /** Nothing in the form comes after the code: its last digit submits. */
  isLast?: boolean;
  onRequest: () => void;
};

/** Six digits, how long they are valid, and the button that sends others. */
export function CodeInput({ name = 'code', label, code = '', countdown, isLast = false, onRequest }: CodeInputProps) {
  const { formatMessage } = useIntl();
  const phase = useSelector(countdown, selectPhase);
  const judged = useValidate()(oneTimeCode);
  return (
    <div data-leads-to-field="">
      <CodeField
        name={name}
        label={label ?? formatMessage(messages.code)}
        defaultValue={code}
        requiredText={judged('') ?? ''}
        validate={judged}
        isLast={isLast}
      />
      <div className={`${spread} ${underCode}`}>
        <span className={smallMuted}>
          {phase === 'counting' || phase === 'again' ? formatMessage(messages.codeValidity) : null}
        </span>
        <CodeButton countdown={countdown} onPress={onRequest} />
      </div>
      {phase === 'counting' || phase === 'again' ? <DemoCode /> : null}
    </div>
  );
}

type PhoneAndCodeProps = PhoneInputProps &
  Pick<CodeInputProps, 'countdown' | 'isLast'> & { onRequest: (phone: string) => void };

/** Phone and code in one form: the code is requested only if the phone is valid; otherwise the field says what is wrong. */
export function PhoneAndCode({ countdown, isLast = false, onRequest, ...phone }: PhoneAndCodeProps) {
  const place = useRef<HTMLDivElement>(null);
  const request = () => {
    const input = place.current?.querySelector('input');
    if (!input?.checkValidity()) return;
    onRequest(normalisePhone(input.value, phone.country) ?? '');
  };
  return (
    <>
      <div ref={place}>
        <PhoneInput {...phone} />
      </div>
      <CodeInput countdown={countdown} isLast={isLast} onRequest={request} />
    </>
  );
}

type NewPasswordProps = Pick<PasswordFieldProps, 'name' | 'label' | 'requiredText' | 'onChange'> & {
  password?: string;
  hint?: ReactNode;
  validate?: (text: string) => string | null;
  onInvalid?: (event: FormEvent) => void;
};

/** A new password: 6 to 20 of the characters of section 5. */
export function NewPasswordInput({
  name,
  label,
  password = '',
  hint,
  requiredText,
  validate,
  onChange,
  onInvalid,
}: NewPasswordProps) {
  const { formatMessage } = useIntl();
  const judged = useValidate()(passwordRule);
  return (
    <div onInvalid={onInvalid}>
      <PasswordField
        name={name}
        label={label}
        autoComplete="new-password"
        defaultValue={password}
        requiredText={requiredText ?? formatMessage(messages.newPasswordRequired)}
        validate={(text) => judged(text) ?? validate?.(text) ?? null}
        labels={{ reveal: formatMessage(messages.reveal), hide: formatMessage(messages.hide) }}
        onChange={onChange}
        {...(hint === undefined ? {} : { hint })}
      />
    </div>
  );
}
