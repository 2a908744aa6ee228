import { useId, type ReactNode } from 'react';
import { ChoiceError } from '../field/ChoiceError.js';
import { hint as hintLine, labelLine } from '../field/field.css.js';
import { useChoice } from '../field/useChoice.js';
import { Icon } from '../icon/Icon.js';
import { chevronDownGlyph } from '../icon/glyphs/chevron-down.js';
import * as css from './Select.css.js';

export type SelectProps<Id extends string> = {
  name: string;
  label: string;
  hint?: ReactNode;
  options: readonly { id: Id; label: string }[];
  /** Shown until something is chosen. */
  placeholder?: string;
  defaultValue?: Id | undefined;
  requiredText?: string;
  autoComplete?: string;
  isDisabled?: boolean;
  onChange?: (id: Id) => void;
};

/** The native select: it has a phone's own wheel, type-ahead and autofill, and loads no code. */
export function Select<Id extends string>({
  name,
  label,
  hint,
  options,
  placeholder,
  defaultValue,
  requiredText,
  autoComplete,
  isDisabled = false,
  onChange,
}: SelectProps<Id>) {
  const id = useId();
  const choice = useChoice(name, requiredText);
  return (
    <div>
      <label htmlFor={id} className={labelLine}>
        {label}
      </label>
      <div className={css.box}>
        <select
          {...choice.control}
          id={id}
          defaultValue={defaultValue ?? (placeholder === undefined ? undefined : '')}
          autoComplete={autoComplete}
          disabled={isDisabled}
          aria-describedby={`${id}-hint ${id}-error`}
          onChange={(event) => {
            choice.settle();
            onChange?.(event.target.value as Id);
          }}
          className={css.select}
        >
          {placeholder === undefined ? null : (
            <option value="" disabled={requiredText !== undefined}>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon glyph={chevronDownGlyph} className={css.chevron} />
      </div>
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className={hintLine}>
          {hint}
        </p>
      )}
      <ChoiceError id={`${id}-error`} error={choice.error} />
    </div>
  );
}
