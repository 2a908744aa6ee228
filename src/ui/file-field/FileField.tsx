import { useId, type ReactNode } from 'react';
import { ChoiceError } from '../field/ChoiceError.js';
import { hint as hintLine, labelLine } from '../field/field.css.js';
import { Icon } from '../icon/Icon.js';
import { imageGlyph } from '../icon/glyphs/image.js';
import * as css from './FileField.css.js';

export type FileFieldProps = {
  label: string;
  /** The label of the drop area. */
  prompt: string;
  hint?: ReactNode;
  /** The `accept` of the input: "image/jpeg,image/png". */
  accept: string;
  isMultiple?: boolean;
  isDisabled?: boolean;
  error?: string | null;
  /** Also called when the same file is picked again. The flow checks the limits of a file. */
  onPick: (files: readonly File[]) => void;
  /** The picked files with their progress. */
  children?: ReactNode;
};

/** The native file picker (with camera and gallery) and a drop area, for receipts and feedback pictures. */
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
