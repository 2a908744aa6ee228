import type { ReactNode } from 'react';
import { Group, TextArea, TextField as AriaTextField } from 'react-aria-components';
import { ClearButton, FieldLabel, FieldNotes } from '../field/FieldParts.js';
import { field } from '../field/field.css.js';
import { useText, type TextRules } from '../field/useText.js';
import * as css from './TextAreaField.css.js';

export type TextAreaFieldProps = Pick<TextRules, 'defaultValue' | 'requiredText' | 'validate' | 'onChange'> & {
  name: string;
  label: string;
  hint?: ReactNode;
  placeholder?: string;
  maxLength?: number;
  rows?: number;
};

export function TextAreaField({
  name,
  label,
  hint,
  placeholder,
  maxLength = 500,
  rows = 4,
  ...rules
}: TextAreaFieldProps) {
  const text = useText(rules);
  return (
    <AriaTextField {...text.field} name={name} className={field}>
      <FieldLabel label={label} />
      <Group role="presentation" className={css.box}>
        <TextArea
          {...text.input}
          {...(placeholder === undefined ? {} : { placeholder })}
          maxLength={maxLength}
          rows={rows}
          className={css.area}
        />
        {text.value === '' ? null : <ClearButton onPress={text.clear} />}
      </Group>
      <FieldNotes hint={hint} />
    </AriaTextField>
  );
}
