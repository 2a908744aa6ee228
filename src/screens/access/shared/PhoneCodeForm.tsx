import type { ReactNode } from 'react';
import type { CodeCountdownRef } from '../../../../machines/access/codeCountdown.machine.js';
import { refusedField } from '../../../../machines/access/refused-field.js';
import { normalisePhone, type Country } from '../../../../machines/shared/rules/phone.js';
import type { Problem } from '../../../../machines/vocabulary.js';
import { Form } from '../../../ui/form/Form.js';
import { Refusal } from '../../../ui/problem/Refusal.js';
import { useProblemText } from '../../../ui/problem/useProblemText.js';
import { CodeCaptcha } from './CodeCaptcha.js';
import { PhoneAndCode } from './fields.js';
import { fields } from './frame.css.js';
import { NoCode } from './NoCode.js';

export type PhoneCodeFormProps = {
  country: Country;
  /** What the player typed before a reload; read when the form opens. */
  phone: string;
  countdown: CodeCountdownRef | undefined;
  isBusy: boolean;
  isAwaitingCode: boolean;
  problem: Problem | null;
  onTyped: (phone: string) => void;
  onRequest: (phone: string) => void;
  onMistyped: () => void;
  /** `phone` in 0-form. */
  onSubmit: (form: { phone: string; code: string }) => void;
};

/** A form of a phone and the code that was sent to it. `children` are the buttons. */
export function PhoneCodeForm({
  label,
  country,
  phone: typed,
  countdown,
  isBusy,
  isAwaitingCode,
  problem,
  onTyped,
  onRequest,
  onMistyped,
  onSubmit,
  children,
}: PhoneCodeFormProps & { label: string; children: ReactNode }) {
  const textOf = useProblemText();
  const refused = problem && refusedField(problem);
  const field = refused === 'phone' || refused === 'code' ? refused : null;
  return (
    <>
      <Form
        label={label}
        isBusy={isBusy}
        validationErrors={problem && field ? { [field]: textOf(problem) } : undefined}
        onSubmit={({ phone = '', code = '' }) => onSubmit({ phone: normalisePhone(phone, country) ?? '', code })}
        className={fields}
      >
        <PhoneAndCode
          country={country}
          phone={typed}
          onTyped={onTyped}
          countdown={countdown}
          isLast
          onMistyped={onMistyped}
          onRequest={onRequest}
        />
        {isAwaitingCode ? <NoCode /> : null}
        <Refusal problem={field ? null : problem} />
        {children}
      </Form>
      <CodeCaptcha countdown={countdown} />
    </>
  );
}
