import { FormattedMessage, useIntl } from 'react-intl';
import { bankAccount } from '../../../../machines/shared/rules/account.js';
import { optional } from '../../../../machines/shared/rules/check.js';
import { holder as holderRule } from '../../../../machines/shared/rules/names.js';
import { formatPhone, normalisePhone, phone as phoneRule } from '../../../../machines/shared/rules/phone.js';
import type { Problem } from '../../../../machines/vocabulary.js';
import type { CardDraft, CardFields, CardForm } from '../../../../machines/wallet/bankCard.js';
import { useSite } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import { Checkbox } from '../../../ui/checkbox/Checkbox.js';
import { useValidate } from '../../../ui/field/faults.js';
import { groupedDigits } from '../../../ui/field/digits.js';
import { FootBar } from '../../../ui/foot-bar/FootBar.js';
import { Form } from '../../../ui/form/Form.js';
import type { FormValues } from '../../../ui/form/values.js';
import { circleUserRoundGlyph } from '../../../ui/icon/glyphs/circle-user-round.js';
import { landmarkGlyph } from '../../../ui/icon/glyphs/landmark.js';
import { stack } from '../../../ui/layout/layout.css.js';
import { PhoneField } from '../../../ui/phone-field/PhoneField.js';
import { Picker } from '../../../ui/picker/Picker.js';
import { Refusal } from '../../../ui/problem/Refusal.js';
import { useProblemText } from '../../../ui/problem/useProblemText.js';
import { smallMuted } from '../../../ui/text/text.css.js';
import { TextField } from '../../../ui/text-field/TextField.js';
import { BankMark } from '../shared/BankMark.js';
import * as formCss from '../shared/form.css.js';
import { messages, rich } from './messages.js';

export type CardFormPanelProps = {
  form: CardForm;
  draft: CardDraft | null;
  /** What was submitted last. */
  fields: CardFields | null;
  problem: Problem | null;
  isBusy: boolean;
  /** The form was submitted with an invalid phone: the specification wants a toast as well as the text at the field. */
  onPhoneMistyped: () => void;
  onType: (draft: CardDraft) => void;
  onSubmit: (fields: CardFields) => void;
};

const formId = 'bank-card-form';
/** The contract's names of the fields, by their name in the form. */
const fieldOf: Readonly<Record<string, string>> = {
  bank: 'bank',
  bankCardName: 'holder',
  bankCardAccount: 'account',
  bankCardRemark: 'phone',
};

export function CardFormPanel(props: CardFormPanelProps) {
  const { form, draft, fields, problem, isBusy, onPhoneMistyped, onType, onSubmit } = props;
  const { formatMessage } = useIntl();
  const { countryCode, websiteName } = useSite();
  const { card, banks, cards } = form;
  const textOf = useProblemText();
  const validate = useValidate();
  const field = fieldOf[problem?.field ?? ''];
  const shown: CardDraft = {
    bank: draft?.bank ?? card?.bank ?? '',
    holder: draft?.holder ?? card?.bankCardName ?? form.realname,
  };
  const judgedPhone = validate(phoneRule(countryCode));
  // The server shows a known phone masked, so the form can only leave it as it is, or send another one.
  const known = card?.bankCardRemark || form.phone;
  const submit = ({ bank = '', holder = '', account = '', phone = '', isDefault }: FormValues) =>
    onSubmit({
      bank,
      holder,
      account,
      phone: phone === known ? '' : (normalisePhone(phone, countryCode) ?? ''),
      isDefault: isDefault !== undefined,
    });

  return (
    <>
      <div className={formCss.main}>
        <Form
          id={formId}
          label={formatMessage(card === null ? messages.addTitle : messages.changeTitle)}
          isBusy={isBusy}
          onSubmit={submit}
          validationErrors={problem && field ? { [field]: textOf(problem) } : undefined}
          className={stack[20]}
        >
          <Refusal problem={field ? null : problem} />
          <Picker
            name="bank"
            label={formatMessage(messages.bank)}
            placeholder={formatMessage(messages.search)}
            emptyText={formatMessage(messages.noBank)}
            requiredText={formatMessage(messages.bankRequired)}
            defaultValue={shown.bank === '' ? undefined : shown.bank}
            options={banks.map(({ bankCode, bankName, icon }) => ({
              id: bankCode,
              title: bankName,
              leading: <BankMark icon={icon} />,
            }))}
            onChange={(bank) => onType({ ...shown, bank })}
          />
          <TextField
            name="holder"
            label={formatMessage(messages.holder)}
            hint={formatMessage(messages.holderHint)}
            glyph={circleUserRoundGlyph}
            defaultValue={shown.holder}
            autoComplete="name"
            autoCapitalize="words"
            requiredText={formatMessage(messages.holderRequired)}
            validate={validate(holderRule)}
            onChange={(holder) => onType({ ...shown, holder })}
          />
          <TextField
            name="account"
            label={formatMessage(messages.number)}
            hint={
              card === null
                ? formatMessage(messages.numberHint)
                : formatMessage(rich.numberKept, { number: card.bankCardAccount })
            }
            glyph={landmarkGlyph}
            defaultValue={fields?.account ?? ''}
            inputMode="numeric"
            autoComplete="off"
            format={groupedDigits}
            submitsAs="digits"
            requiredText={card === null ? (validate(bankAccount)('') ?? '') : undefined}
            validate={validate(card === null ? bankAccount : optional(bankAccount))}
          />
          <div onInvalid={onPhoneMistyped}>
            <PhoneField
              name="phone"
              label={formatMessage(messages.phone)}
              defaultValue={formatPhone(fields?.phone || known)}
              requiredText={judgedPhone('') ?? ''}
              validate={(text) => (text === known ? null : judgedPhone(text))}
            />
          </div>
          {cards.length === 0 || card?.defaultStatus === 1 ? null : (
            <Checkbox name="isDefault" defaultChecked={fields?.isDefault ?? false}>
              <FormattedMessage {...messages.isDefault} />
            </Checkbox>
          )}
        </Form>
        <p className={smallMuted}>{formatMessage(rich.operator, { operator: card?.operatorName ?? websiteName })}</p>
      </div>
      <FootBar>
        <Button type="submit" form={formId} isPending={isBusy}>
          <FormattedMessage {...messages.submit} />
        </Button>
      </FootBar>
    </>
  );
}
