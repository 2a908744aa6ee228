import { useId, useState, type ReactNode } from 'react';
import { ChoiceError } from '../field/ChoiceError.js';
import { hint as hintLine, labelLine } from '../field/field.css.js';
import { useChoice } from '../field/useChoice.js';
import * as css from './DateTimeField.css.js';

export type DateTimeFieldProps = {
  name: string;
  label: string;
  hint?: ReactNode;
  /** As 2026-11-21T10:05, by whatever clock the page means. */
  defaultValue?: string | undefined;
  /** The first and the last minute that can be chosen. Asked for at each visit of the field: a form may be open for an hour. */
  limits: () => { min: string; max: string };
  texts: { required: string; early: string; late: string };
  onChange: (value: string) => void;
};

/** The native picker of day and minute: a phone's own wheels, the language of the device, and no code. */
export function DateTimeField({ name, label, hint, defaultValue = '', limits, texts, onChange }: DateTimeFieldProps) {
  const id = useId();
  const [value, setValue] = useState(defaultValue);
  const [{ min, max }, setLimits] = useState(limits);
  const choice = useChoice(name, value === '' ? texts.required : value > max ? texts.late : texts.early);
  return (
    <div>
      <label htmlFor={id} className={labelLine}>
        {label}
      </label>
      <input
        {...choice.control}
        id={id}
        type="datetime-local"
        min={min}
        max={max}
        defaultValue={defaultValue}
        aria-describedby={`${id}-hint ${id}-error`}
        onFocus={() => setLimits(limits())}
        onChange={({ currentTarget }) => {
          choice.settle();
          setValue(currentTarget.value);
          onChange(currentTarget.value);
        }}
        className={css.input}
      />
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className={hintLine}>
          {hint}
        </p>
      )}
      <ChoiceError id={`${id}-error`} error={choice.error} />
    </div>
  );
}
