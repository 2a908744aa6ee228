import { useId, type ReactNode } from 'react';
import { ChoiceError } from '../field/ChoiceError.js';
import { hint as hintLine, labelLine } from '../field/field.css.js';
import { Icon } from '../icon/Icon.js';
import { imageGlyph } from '../icon/glyphs/image.js';
import * as css from './FileField.css.js';

export type FileFieldProps = {
  label: string;
  /** What the place to press or drop on says. */
  prompt: string;
  hint?: ReactNode;
  /** As the `accept` of an input: "image/jpeg,image/png". */
  accept: string;
  isMultiple?: boolean;
  isDisabled?: boolean;
  error?: string | null;
  /** The same file may be picked again. Its limits are the flow's to judge. */
  onPick: (files: readonly File[]) => void;
  /** What was picked, with its progress. */
  children?: ReactNode;
};

/** A receipt, pictures for feedback: the platform's picker, with camera and gallery, and a place to drop on. */
export function FileField({
  label,
  prompt,
  hint,
  accept,
  isMultiple = false,
  isDisabled = false,
  error = null,
  onPick,
  children,
}: FileFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={labelLine}>
        {label}
      </label>
      {children}
      <div className={css.drop}>
        <Icon glyph={imageGlyph} />
        <span>{prompt}</span>
        <input
          id={id}
          type="file"
          accept={accept}
          multiple={isMultiple}
          disabled={isDisabled}
          aria-invalid={error === null ? undefined : true}
          aria-describedby={`${id}-error`}
          onChange={({ target }) => {
            onPick([...(target.files ?? [])]);
            target.value = '';
          }}
          className={css.input}
        />
      </div>
      {hint === undefined ? null : <p className={hintLine}>{hint}</p>}
      <ChoiceError id={`${id}-error`} error={error} />
    </div>
  );
}
