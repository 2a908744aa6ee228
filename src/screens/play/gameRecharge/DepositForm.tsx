import { useState } from 'react';
import { useIntl } from 'react-intl';
import { amount as amountRule, amountText, parseAmount } from '../../../../machines/shared/rules/amount.js';
import { useMoney, useSite } from '../../../i18n/site.js';
import { AmountField } from '../../../ui/amount-field/AmountField.js';
import { groupedFigure } from '../../../ui/amount-field/amount.js';
import { faultText } from '../../../ui/field/faults.js';
import { Form } from '../../../ui/form/Form.js';
import { OpenBetsNote } from '../shared/OpenBetsNote.js';
import { atLeast, messages } from './messages.js';
import type { GameRechargeViewProps } from './View.js';

export const depositFormId = 'recharge';

/** The deposit's own form checks the other limits of its channels; an amount that is left open is chosen there. */
export function DepositForm({ session, openBets, terms, isUnderMinimum, onDeposit }: GameRechargeViewProps) {
  const intl = useIntl();
  const { money } = useMoney();
  const { currency, currencySymbol } = useSite();
  // A refused amount keeps its error until the player changes it: leaving the field must not clear the error.
  const [sent, setSent] = useState<string | null>(null);
  const { amounts, least } = terms;
  const error = isUnderMinimum && least !== null ? intl.formatMessage(atLeast, { amount: money(least) }) : undefined;
  const faultOf = (text: string) => {
    if (text === '') return null;
    if (error !== undefined && text.replaceAll(',', '') === sent) return error;
    const fault = amountRule(currency)(text);
    return fault === null ? null : faultText(intl, fault);
  };
  return (
    <>
      <OpenBetsNote openBets={openBets} session={session} />
      <Form
        id={depositFormId}
        label={intl.formatMessage(messages.depositTitle)}
        validationErrors={error === undefined ? undefined : { amount: error }}
        onSubmit={({ amount = '' }) => {
          setSent(amount);
          onDeposit(parseAmount(amount, currency));
        }}
      >
        <AmountField
          name="amount"
          label={intl.formatMessage(messages.depositAmount)}
          hint={intl.formatMessage(messages.depositLater)}
          symbol={currencySymbol}
          currency={currency}
          clearLabel={intl.formatMessage(messages.clear)}
          validate={faultOf}
          {...(amounts.length > 0
            ? {
                picks: {
                  label: intl.formatMessage(messages.picks),
                  amounts: amounts.map((minor) => ({ text: groupedFigure(amountText(minor, currency)) })),
                },
              }
            : {})}
        />
      </Form>
    </>
  );
}
