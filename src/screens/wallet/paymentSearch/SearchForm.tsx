import { FormattedMessage, useIntl } from 'react-intl';
import { isRight } from '../../../../machines/shared/rules/check.js';
import { toLatin } from '../../../../machines/shared/rules/numerals.js';
import type { Problem } from '../../../../machines/vocabulary.js';
import { paymentNumber } from '../../../../machines/wallet/paymentSearch.js';
import { Button } from '../../../ui/button/Button.js';
import { Form } from '../../../ui/form/Form.js';
import { receiptTextGlyph } from '../../../ui/icon/glyphs/receipt-text.js';
import { stack } from '../../../ui/layout/layout.css.js';
import { muted } from '../../../ui/text/text.css.js';
import { TextField } from '../../../ui/text-field/TextField.js';
import { messages as shared } from '../shared/messages.js';
import { messages } from './messages.js';

export type SearchFormProps = {
  typed: string;
  /** Why the server refused the number. */
  refusal: Problem | null;
  isBusy: boolean;
  onType: (number: string) => void;
  onSubmit: (number: string) => void;
};

export function SearchForm({ typed, refusal, isBusy, onType, onSubmit }: SearchFormProps) {
  const { formatMessage } = useIntl();
  return (
    <Form
      label={formatMessage(shared.findPayment)}
      isBusy={isBusy}
      onSubmit={({ number = '' }) => onSubmit(toLatin(number))}
      validationErrors={refusal ? { number: formatMessage(messages.numberWrong) } : undefined}
      className={stack[16]}
    >
      <p className={muted}>
        <FormattedMessage {...messages.lead} />
      </p>
      <TextField
        name="number"
        label={formatMessage(messages.number)}
        hint={formatMessage(messages.numberHint)}
        glyph={receiptTextGlyph}
        defaultValue={typed}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="search"
        isJudgedByServer
        requiredText={formatMessage(messages.numberRequired)}
        validate={(text) => (isRight(paymentNumber, toLatin(text).trim()) ? null : formatMessage(messages.numberWrong))}
        onChange={onType}
      />
      <Button type="submit" isWide isPending={isBusy}>
        <FormattedMessage {...messages.submit} />
      </Button>
    </Form>
  );
}
