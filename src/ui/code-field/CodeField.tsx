import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Input, TextField as AriaTextField } from 'react-aria-components';
import { FieldLabel, FieldNotes } from '../field/FieldParts.js';
import { field } from '../field/field.css.js';
import { codeFormat } from '../field/digits.js';
import { useText, type TextRules } from '../field/useText.js';
import * as css from './CodeField.css.js';

export type CodeFieldProps = Pick<TextRules, 'requiredText' | 'validate' | 'onChange' | 'defaultValue'> & {
  name: string;
  label: string;
  hint?: ReactNode;
  /** Digits. */
  length?: number;
  /** The last digit submits the form, if all its other fields are right: the form has one button, and nothing after the code. */
  isLast?: boolean;
};

/** A one-time code: one input, shown as boxes. It also takes the code out of a pasted sentence. */
export function CodeField({ name, label, hint, length = 6, isLast = false, onChange, ...rules }: CodeFieldProps) {
  const boxes = useRef<HTMLDivElement>(null);
  const [complete, setComplete] = useState<string | null>(null);
  const text = useText({
    ...rules,
    format: codeFormat(length),
    onChange: (code) => {
      setComplete(isLast && code.length === length ? code : null);
      onChange?.(code);
    },
  });
  // In an effect: the form may be submitted when the field has judged its new text.
  useEffect(() => {
    const form = complete === null ? null : boxes.current?.closest('form');
    if (form && isRight(form)) form.requestSubmit();
  }, [complete]);
  // What is no code is shown as it was typed, whole, so that the player can see what the refusal is about.
  const isBoxed = text.value.length <= length && /^\d*$/.test(text.value);

  return (
    <AriaTextField {...text.field} name={name} className={field}>
      <FieldLabel label={label} />
      <div ref={boxes} className={css.boxes}>
        {Array.from({ length: isBoxed ? length : 1 }, (_, index) => (
          <span
            key={index}
            aria-hidden="true"
            className={index === Math.min(text.value.length, length - 1) ? css.next : css.box}
          >
            {isBoxed ? text.value[index] : null}
          </span>
        ))}
        <Input
          {...text.input}
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="done"
          data-submits-as="digits"
          className={isBoxed ? css.input : css.written}
        />
      </div>
      <FieldNotes hint={hint} />
    </AriaTextField>
  );
}

/** `checkValidity` would show the errors of fields that nobody has reached yet. */
const isRight = (form: HTMLFormElement): boolean =>
  [...form.elements].every((one) => !(one instanceof HTMLInputElement) || one.validity.valid);
