import { FormattedMessage, useIntl } from 'react-intl';
import type { CodeCountdownRef } from '../../../../machines/access/codeCountdown.machine.js';
import type { GivenProof, ProofWay } from '../../../../machines/access/ownerProof.js';
import type { Problem, ProofDemand } from '../../../../machines/vocabulary.js';
import { Form } from '../../../ui/form/Form.js';
import type { FormValues } from '../../../ui/form/values.js';
import { stack } from '../../../ui/layout/layout.css.js';
import { Note } from '../../../ui/note/Note.js';
import { PasswordField } from '../../../ui/password-field/PasswordField.js';
import { Refusal } from '../../../ui/problem/Refusal.js';
import { useProblemText } from '../../../ui/problem/useProblemText.js';
import { Segments } from '../../../ui/segments/Segments.js';
import { muted, sectionTitle } from '../../../ui/text/text.css.js';
import { CodeCaptcha } from '../shared/CodeCaptcha.js';
import { CodeInput } from '../shared/fields.js';
import { NoCode } from '../shared/NoCode.js';
import { codeTo, messages } from './messages.js';

export const proofFormId = 'owner-proof';

export type ProofFormProps = {
  reasons: ProofDemand['reasons'];
  /** Where a code goes, masked. */
  phone: string | null;
  ways: readonly ProofWay[];
  way: ProofWay;
  countdown: CodeCountdownRef | undefined;
  isBusy: boolean;
  isAwaitingCode: boolean;
  problem: Problem | null;
  /** What the device did instead of signing. */
  deviceFault: 'cancelled' | 'unusable' | null;
  onChooseWay: (way: ProofWay) => void;
  onRequestCode: () => void;
  onUsePasskey: () => void;
  onSubmit: (proof: GivenProof) => void;
};

/** Why it is asked, the ways, and the field of the chosen one. */
export function ProofForm(props: ProofFormProps) {
  const { reasons, ways, way, countdown, isBusy, isAwaitingCode, problem, deviceFault } = props;
  const { formatMessage } = useIntl();
  const textOf = useProblemText();
  const field = problem && fieldOf(problem, way);
  const text = problem?.code === 'wrongPassword' ? formatMessage(messages.wrongPassword) : problem && textOf(problem);
  return (
    <>
      <Form
        id={proofFormId}
        label={formatMessage(messages.title)}
        isBusy={isBusy}
        validationErrors={field && text ? { [field]: text } : undefined}
        onSubmit={(values) => (way === 'passkey' ? props.onUsePasskey() : props.onSubmit(proofOf(way, values)))}
        className={stack[20]}
      >
        <div className={stack[8]}>
          <h2 className={sectionTitle}>
            <FormattedMessage {...messages.title} />
          </h2>
          {reasons.map((reason) => (
            <p key={reason}>
              <FormattedMessage {...messages[reason]} />
            </p>
          ))}
          <p className={muted}>
            <FormattedMessage {...messages.purpose} />
          </p>
        </div>
        {ways.length > 1 ? (
          <Segments<ProofWay>
            label={formatMessage(messages.way)}
            choices={ways.map((id) => ({ id, label: formatMessage(messages[id]) }))}
            selected={way}
            onSelect={props.onChooseWay}
          />
        ) : null}
        <WayField {...props} />
        {way === 'code' && isAwaitingCode ? <NoCode /> : null}
        {deviceFault === null ? null : (
          <Note role="alert" tone="quiet">
            <FormattedMessage {...messages[deviceFault]} />
          </Note>
        )}
        <Refusal problem={field ? null : problem} />
      </Form>
      <CodeCaptcha countdown={countdown} />
    </>
  );
}

function WayField({ way, phone, countdown, onRequestCode }: ProofFormProps) {
  const { formatMessage } = useIntl();
  if (way === 'passkey') {
    return (
      <p>
        <FormattedMessage {...messages.passkeyText} />
      </p>
    );
  }
  return way === 'code' ? (
    <CodeInput
      name="code"
      label={formatMessage(codeTo, { phone: phone ?? '' })}
      countdown={countdown}
      isLast
      onRequest={onRequestCode}
    />
  ) : (
    <PasswordField
      name="password"
      label={formatMessage(messages.passwordLabel)}
      autoComplete="current-password"
      requiredText={formatMessage(messages.passwordRequired)}
      labels={{ reveal: formatMessage(messages.reveal), hide: formatMessage(messages.hide) }}
    />
  );
}

const proofOf = (way: 'password' | 'code', { password = '', code = '' }: FormValues): GivenProof =>
  way === 'password' ? { password } : { code };

/** The field that a refusal is about; null if it is about no field that is shown. */
const fieldOf = ({ field }: Problem, way: ProofWay): 'password' | 'code' | null =>
  way !== 'passkey' && field === way ? way : null;
