import { useState } from 'react';
import { useIntl } from 'react-intl';
import { offeredOf, picksOf } from '../../../../machines/lobby/transferIn.js';
import type { AmountFault, Purse } from '../../../../machines/play/recharging.js';
import { amount as amountRule, amountText, parseAmount } from '../../../../machines/shared/rules/amount.js';
import { useMoney, useSite } from '../../../i18n/site.js';
import { AmountField } from '../../../ui/amount-field/AmountField.js';
import { groupedFigure } from '../../../ui/amount-field/amount.js';
import { faultText } from '../../../ui/field/faults.js';
import { Form } from '../../../ui/form/Form.js';
import { problemMessage } from '../../../ui/problem/messages.js';
import { atLeast, messages, shared, walletHolds } from './messages.js';

export const bringInFormId = 'bring-in';

type BringInFormProps = {
  purse: Purse;
  /** In minor units, what the player has sent; null before. */
  chosen: number | null;
  fault: AmountFault | null;
  isBusy: boolean;
  onSubmit: (amount: number | null) => void;
};

/** Begins with the amount of the last time. The whole wallet is a word, so that nobody brings it all in by a slip. */
export function BringInForm({ purse: { wallet, least, last }, chosen, fault, isBusy, onSubmit }: BringInFormProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { money } = useMoney();
  const { currency, currencySymbol } = useSite();
  // A refused amount keeps its error until the player changes it: leaving the field must not clear the error.
  const [sent, setSent] = useState('');
  const errors: Readonly<Record<AmountFault, string>> = {
    wrongAmount: faultText(intl, amountRule(currency)(sent) ?? { name: 'amount' }),
    lowAmount: formatMessage(atLeast, { amount: money(least) }),
    overWallet: formatMessage(problemMessage('insufficientBalance')),
  };
  const error = fault === null ? undefined : errors[fault];
  const isRefused = (text: string) => error !== undefined && text.replaceAll(',', '') === sent;
  const pickOf = (minor: number) => ({ text: groupedFigure(amountText(minor, currency)) });
  const offered = chosen ?? offeredOf(wallet, least, last);
  return (
    <Form
      id={bringInFormId}
      label={formatMessage(messages.title)}
      isBusy={isBusy}
      validationErrors={error === undefined ? undefined : { amount: error }}
      onSubmit={({ amount = '' }) => {
        setSent(amount);
        onSubmit(parseAmount(amount, currency));
      }}
    >
      <AmountField
        name="amount"
        label={formatMessage(shared.amount)}
        aside={formatMessage(walletHolds, { amount: money(wallet) })}
        hint={`${formatMessage(atLeast, { amount: money(least) })}. ${formatMessage(shared.comesBack)}`}
        symbol={currencySymbol}
        currency={currency}
        clearLabel={formatMessage(shared.clear)}
        requiredText={isRefused('') ? error : undefined}
        validate={(text) => (isRefused(text) ? (error ?? null) : null)}
        defaultValue={offered === null ? '' : amountText(offered, currency)}
        picks={{
          label: formatMessage(shared.picks),
          amounts: [
            ...picksOf(wallet, least, last).map(pickOf),
            { ...pickOf(wallet), name: formatMessage(shared.all) },
          ],
        }}
      />
    </Form>
  );
}
