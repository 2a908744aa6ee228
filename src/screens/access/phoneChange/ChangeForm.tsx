import { FormattedMessage, useIntl } from 'react-intl';
import type { CodeCountdownRef } from '../../../../machines/access/codeCountdown.machine.js';
import type { PhoneChangeForm, PhoneProof, SavedPhoneChange } from '../../../../machines/access/phoneChange.js';
import { normalisePhone, type Country } from '../../../../machines/shared/rules/phone.js';
import type { Problem } from '../../../../machines/vocabulary.js';
import { Form } from '../../../ui/form/Form.js';
import { stack } from '../../../ui/layout/layout.css.js';
import { Note } from '../../../ui/note/Note.js';
import { PasswordField } from '../../../ui/password-field/PasswordField.js';
import { Refusal } from '../../../ui/problem/Refusal.js';
import { useProblemText } from '../../../ui/problem/useProblemText.js';
import { Segments } from '../../../ui/segments/Segments.js';
import { sectionTitle } from '../../../ui/text/text.css.js';
import { CodeCaptcha } from '../shared/CodeCaptcha.js';
import { CodeInput, PhoneAndCode } from '../shared/fields.js';
import { NoCode } from '../shared/NoCode.js';
import { SendOrAsk } from '../shared/SendOrAsk.js';
import { messages, oldCode as oldCodeLabel } from './messages.js';

export type ChangeFormProps = {
  country: Country;
  /** The phone of the account, masked. */
  current: string;
  /** What the player typed before a reload; read when the form opens. */
  phone: string;
  proof: PhoneProof;
  oldCountdown: CodeCountdownRef | undefined;
  newCountdown: CodeCountdownRef | undefined;
  isBusy: boolean;
  isAwaitingCode: boolean;
  /** It is unknown whether the phone was changed. */
  isSilent: boolean;
  problem: Problem | null;
  onTyped: (typed: Partial<Pick<SavedPhoneChange, 'phone' | 'proof'>>) => void;
  onRequestOld: () => void;
  onRequest: (phone: string) => void;
  onMistyped: () => void;
  onSubmit: (form: PhoneChangeForm) => void;
  onRetry: () => void;
};

/** Two parts, each with its own code: who the player is, and the new number. */
export function ChangeForm(props: ChangeFormProps) {
  const { country, phone: typed, oldCountdown, newCountdown, isBusy, isAwaitingCode, isSilent, problem } = props;
  const { formatMessage } = useIntl();
  const textOf = useProblemText();
  const field = problem && fieldOf(problem);
  const text = problem?.code === 'phoneTaken' ? formatMessage(messages.taken) : problem && textOf(problem);
  return (
    <>
      <Form
        label={formatMessage(messages.title)}
        isBusy={isBusy}
        validationErrors={field && text ? { [field]: text } : undefined}
        onSubmit={({ phone = '', code = '', oldCode = '', password = '' }) =>
          props.onSubmit({ phone: normalisePhone(phone, country) ?? '', code, oldCode, password })
        }
        className={stack[20]}
      >
        <section className={stack[12]}>
          <h2 className={sectionTitle}>
            <FormattedMessage {...messages.proof} />
          </h2>
          <Proof {...props} />
        </section>
        <section className={stack[12]}>
          <h2 className={sectionTitle}>
            <FormattedMessage {...messages.wanted} />
          </h2>
          <PhoneAndCode
            country={country}
            phone={typed}
            countdown={newCountdown}
            onTyped={(phone) => props.onTyped({ phone })}
            onMistyped={props.onMistyped}
            onRequest={props.onRequest}
          />
        </section>
        {isAwaitingCode ? <NoCode /> : null}
        <Refusal problem={field ? null : problem} />
        <Note tone="quiet">
          <FormattedMessage {...messages.consequence} />
        </Note>
        <SendOrAsk isSilent={isSilent} isBusy={isBusy} messages={messages} onRetry={props.onRetry} />
      </Form>
      <CodeCaptcha countdown={oldCountdown} />
      <CodeCaptcha countdown={newCountdown} />
    </>
  );
}

function Proof({
  current,
  proof,
  oldCountdown,
  onTyped,
  onRequestOld,
}: Pick<ChangeFormProps, 'current' | 'proof' | 'oldCountdown' | 'onTyped' | 'onRequestOld'>) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Segments<PhoneProof>
        label={formatMessage(messages.proof)}
        choices={[
          { id: 'code', label: formatMessage(messages.byCode) },
          { id: 'password', label: formatMessage(messages.byPassword) },
        ]}
        selected={proof}
        onSelect={(id) => onTyped({ proof: id })}
      />
      {proof === 'code' ? (
        <CodeInput
          name="oldCode"
          label={formatMessage(oldCodeLabel, { phone: current })}
          countdown={oldCountdown}
          onRequest={onRequestOld}
        />
      ) : (
        <PasswordField
          name="password"
          label={formatMessage(messages.password)}
          hint={formatMessage(messages.passwordHint)}
          autoComplete="current-password"
          requiredText={formatMessage(messages.passwordRequired)}
          labels={{ reveal: formatMessage(messages.reveal), hide: formatMessage(messages.hide) }}
        />
      )}
    </>
  );
}

const fields = ['phone', 'code', 'oldCode', 'password'] as const;

/** The field that a refusal is about; null if it is about no field. */
function fieldOf({ code, field }: Problem): (typeof fields)[number] | null {
  if (code === 'phoneTaken' || code === 'invalidPhone') return 'phone';
  // Too many tries of the password count for the whole form.
  return code === 'tooManyRequests' ? null : (fields.find((name) => name === field) ?? null);
}
