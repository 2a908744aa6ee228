import { useState } from 'react';
import { useIntl } from 'react-intl';
import { amount as amountRule, amountText, parseAmount } from '../../../../machines/shared/rules/amount.js';
import { fractionDigits } from '../../../../machines/shared/rules/currency.js';
import { useMoney, useSite } from '../../../i18n/site.js';
import { AmountField } from '../../../ui/amount-field/AmountField.js';
import { amountFormat } from '../../../ui/amount-field/amount.js';
import { faultText } from '../../../ui/field/faults.js';
import { Form } from '../../../ui/form/Form.js';
import { problemMessage } from '../../../ui/problem/messages.js';
import { atLeast, inWallet, messages } from './messages.js';
import { offeredOf, picksOf } from './picks.js';
import { playForm, type PlayProps } from './PlayPanel.js';
import type { Gate } from './selectors.js';

/** The form for the amount that is transferred into the game. */
export function AmountForm({ gate, balance, least, onPlay }: PlayProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { money } = useMoney();
  const { currency, currencySymbol } = useSite();
  const picks = balance === null ? null : picksOf(balance, least, currency);
  const offered = picks && offeredOf(picks);
  const shown = (minor: number) => amountFormat.apply(amountText(minor, currency));
  // A refused amount keeps its error until the player changes it: leaving the field must not clear the error.
  const [sent, setSent] = useState<string | null>(null);
  const errors: Partial<Record<Gate, string>> = {
    wrongAmount: faultText(intl, amountRule(currency)(sent ?? '') ?? { name: 'amount' }),
    lowAmount: formatMessage(atLeast, { amount: money(least) }),
    insufficient: formatMessage(problemMessage('insufficientBalance')),
  };
  const error = errors[gate];
  // The balance may be read only after the player has typed: then the new field starts with what was typed.
  const [written, setWritten] = useState<string | null>(null);
  const isRefused = (text: string) => error !== undefined && text.replaceAll(',', '') === sent;
  return (
    <Form
      id={playForm}
      label={formatMessage(messages.playing)}
      validationErrors={error === undefined ? undefined : { amount: error }}
      onSubmit={({ amount }) => {
        setSent(amount ?? null);
        onPlay(amount === undefined ? null : parseAmount(amount, currency));
      }}
    >
      <AmountField
        key={offered}
        name="amount"
        label={formatMessage(messages.amount)}
        aside={formatMessage(inWallet, { amount: balance === null ? '–' : money(balance) })}
        hint={`${formatMessage(atLeast, { amount: money(least) })}. ${formatMessage(messages.comesBack)}`}
        currency={currencySymbol}
        fractionDigits={fractionDigits(currency)}
        clearLabel={formatMessage(messages.clear)}
        requiredText={isRefused('') ? error : undefined}
        validate={(text) => (isRefused(text) ? (error ?? null) : null)}
        defaultValue={written ?? (offered === null ? '' : amountText(offered, currency))}
        onChange={setWritten}
        {...(picks === null
          ? {}
          : {
              picks: {
                label: formatMessage(messages.picks),
                amounts: picks.map((minor) => ({ text: shown(minor) })),
              },
            })}
      />
    </Form>
  );
}
