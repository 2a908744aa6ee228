import type { ReactNode } from 'react';
import { charactersOf } from '../../../machines/shared/rules/generic.js';
import { formatCount } from '../../i18n/numbers.js';
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
  /** In UTF-16 units: the browser takes no more. */
  maxLength?: number;
  /** In characters as people see them, counted under the field. It takes more, and `validate` refuses them: nothing is cut off. */
  mostCharacters?: number;
  rows?: number;
};

export function TextAreaField({
  name,
  label,
  hint,
  placeholder,
  maxLength = 500,
  mostCharacters,
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
          {...(mostCharacters === undefined ? { maxLength } : {})}
          rows={rows}
          className={css.area}
        />
        {text.value === '' ? null : <ClearButton onPress={text.clear} />}
      </Group>
      {mostCharacters === undefined ? null : <Count count={charactersOf(text.value)} most={mostCharacters} />}
      <FieldNotes hint={hint} />
    </AriaTextField>
  );
}

/** For the eye: the hint tells the limit to screen readers, which need not hear every letter counted. */
const Count = ({ count, most }: { count: number; most: number }) => (
  <p aria-hidden="true" className={count > most ? css.tooMany : css.count}>
    {`${formatCount(count)} / ${formatCount(most)}`}
  </p>
);
