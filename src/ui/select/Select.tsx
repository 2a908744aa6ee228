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
  /** What is chosen, where the page decides it; '' for the placeholder. */
  value?: Id | '';
  requiredText?: string;
  /** Of a field of several lists, which has one message for all of them. `isRefused`: what they say together is not allowed. */
  group?: { choice: ReturnType<typeof useChoice>; describedBy: string; isRefused: boolean };
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
  value,
  requiredText,
  group,
  autoComplete,
  isDisabled = false,
  onChange,
}: SelectProps<Id>) {
  const id = useId();
  const own = useChoice(name, requiredText);
  const choice = group?.choice ?? own;
  return (
    <div>
      <label htmlFor={id} className={labelLine}>
        {label}
      </label>
      <div className={css.box}>
        <select
          {...choice.control}
          ref={(select) => select?.setCustomValidity(group?.isRefused ? 'refused' : '')}
          name={name}
          id={id}
          {...(value === undefined
            ? { defaultValue: defaultValue ?? (placeholder === undefined ? undefined : '') }
            : { value })}
          autoComplete={autoComplete}
          disabled={isDisabled}
          aria-describedby={group?.describedBy ?? `${id}-hint ${id}-error`}
          onChange={(event) => {
            choice.settle();
            onChange?.(event.target.value as Id);
          }}
          className={css.select}
        >
          {placeholder === undefined ? null : (
            <option value="" disabled={choice.control.required}>
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
      {group ? null : <ChoiceError id={`${id}-error`} error={choice.error} />}
    </div>
  );
}
