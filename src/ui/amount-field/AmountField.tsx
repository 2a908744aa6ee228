import type { ReactNode } from 'react';
import { Group, Input, Label, TextField as AriaTextField } from 'react-aria-components';
import { fractionDigits } from '../../../machines/shared/rules/currency.js';
import type { Currency } from '../../../machines/vocabulary.js';
import { FieldNotes } from '../field/FieldParts.js';
import { field } from '../field/field.css.js';
import { useText, type TextRules } from '../field/useText.js';
import { IconButton } from '../icon-button/IconButton.js';
import { circleXGlyph } from '../icon/glyphs/circle-x.js';
import { PressTarget } from '../press/PressTarget.js';
import { amountFormat } from './amount.js';
import * as css from './AmountField.css.js';

export type AmountFieldProps = Pick<TextRules, 'defaultValue' | 'requiredText' | 'validate' | 'onChange'> & {
  name: string;
  label: string;
  /** At the end of the label's line: "Today left: ₱ 48,000". */
  aside?: ReactNode;
  /** For example the limits. */
  hint?: ReactNode;
  /** "₱". */
  symbol: string;
  currency: Currency;
  clearLabel: string;
  /** Quick picks as the field shows them ("2,000"), with the label of their group. `name`: shown instead of the amount ("All"). */
  picks?: { label: string; amounts: readonly { text: string; name?: string; isDisabled?: boolean }[] };
};

/**
 * A text field, because a number field has a spinner and accepts an `e`. `validate` and `onChange` get the text as shown,
 * with commas; the form submits it without.
 */
export function AmountField({
  name,
  label,
  aside,
  hint,
  symbol,
  currency,
  clearLabel,
  picks,
  ...rules
}: AmountFieldProps) {
  const text = useText({ ...rules, format: amountFormat(currency) });

  return (
    <AriaTextField {...text.field} name={name} className={field}>
      <div className={css.head}>
        <Label className={css.label}>{label}</Label>
        {aside === undefined ? null : <span className={css.aside}>{aside}</span>}
      </div>
      <Group role="presentation" className={css.box}>
        <span aria-hidden="true" className={css.currency}>
          {symbol}
        </span>
        <Input
          {...text.input}
          inputMode={fractionDigits(currency) === 0 ? 'numeric' : 'decimal'}
          autoComplete="transaction-amount"
          placeholder="0"
          maxLength={140}
          data-submits-as="amount"
          className={css.input}
        />
        {text.value === '' ? null : (
          <IconButton
            glyph={circleXGlyph}
            label={clearLabel}
            isRepeatable
            isSkippedByTab
            onPress={text.clear}
            className={css.clear}
          />
        )}
      </Group>
      <FieldNotes hint={hint} />
      {picks === undefined ? null : (
        <fieldset aria-label={picks.label} className={css.picks}>
          {picks.amounts.map(({ text: amount, name: pickName = amount, isDisabled }) => (
            <PressTarget
              key={pickName}
              isRepeatable
              isDisabled={isDisabled}
              aria-pressed={amount === text.value}
              onPress={() => text.setText(amount)}
              className={amount === text.value ? css.picked : css.pick}
            >
              {pickName}
            </PressTarget>
          ))}
        </fieldset>
      )}
    </AriaTextField>
  );
}
