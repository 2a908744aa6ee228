import { FormattedMessage, useIntl } from 'react-intl';
import type { CodeCountdownRef } from '../../../../machines/access/codeCountdown.machine.js';
import { normalisePhone, type Country } from '../../../../machines/access/phone.js';
import { refusedField } from '../../../../machines/access/refused-field.js';
import type { SmsLoginForm } from '../../../../machines/access/smsLogin.machine.js';
import type { Problem } from '../../../../machines/vocabulary.js';
import { Button } from '../../../ui/button/Button.js';
import { Divider } from '../../../ui/divider/Divider.js';
import { Form } from '../../../ui/form/Form.js';
import { lockGlyph } from '../../../ui/icon/glyphs/lock.js';
import { Note } from '../../../ui/note/Note.js';
import { PhoneAndCode } from '../shared/fields.js';
import * as frame from '../shared/frame.css.js';
import { messages as shared } from '../shared/messages.js';
import { NoCode } from '../shared/NoCode.js';
import { useProblemText } from '../shared/problem.js';
import { messages } from './messages.js';

export type SmsLoginViewProps = {
  country: Country;
  countdown: CodeCountdownRef | undefined;
  isBusy: boolean;
  isAwaitingCode: boolean;
  problem: Problem | null;
  onRequest: (phone: string) => void;
  onMistyped: () => void;
  onSubmit: (form: SmsLoginForm) => void;
  onPassword: () => void;
};

/** The form, the same on the page and in the popup. */
export function SmsLoginView({ country, countdown, isBusy, isAwaitingCode, problem, onRequest, onMistyped, onSubmit, onPassword }: SmsLoginViewProps) {
  const { formatMessage } = useIntl();
  const textOf = useProblemText();
  const refused = problem && refusedField(problem);
  const field = refused === 'phone' || refused === 'code' ? refused : null;
  return (
    <>
      <Form
        label={formatMessage(messages.title)}
        validationErrors={problem && field && !isBusy ? { [field]: textOf(problem) } : undefined}
        onSubmit={({ phone = '', code = '' }) => onSubmit({ phone: normalisePhone(phone, country) ?? '', code })}
        className={frame.fields}
      >
        <PhoneAndCode country={country} countdown={countdown} onMistyped={onMistyped} onRequest={onRequest} />
        {isAwaitingCode ? <NoCode /> : null}
        {problem && !field ? (
          <Note tone="critical" role="alert">
            {textOf(problem)}
          </Note>
        ) : null}
        <Button type="submit" isWide isPending={isBusy} className={frame.submit}>
          <FormattedMessage {...shared.logIn} />
        </Button>
      </Form>
      <div className={frame.otherWay}>
        <Divider>{formatMessage(messages.or)}</Divider>
        <Button variant="line" isWide glyph={lockGlyph} onPress={onPassword}>
          <FormattedMessage {...messages.byPassword} />
        </Button>
      </div>
    </>
  );
}
