import { useId, type ChangeEvent, type ReactNode } from 'react';
import { ChoiceError } from '../field/ChoiceError.js';
import { hint as hintLine, labelLine } from '../field/field.css.js';
import { Icon } from '../icon/Icon.js';
import { cameraGlyph } from '../icon/glyphs/camera.js';
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
  /** The label of a second area that opens the camera of a phone at once. */
  cameraPrompt?: string;
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
  cameraPrompt,
  onPick,
  children,
}: FileFieldProps) {
  const id = useId();
  const input = {
    type: 'file',
    accept,
    disabled: isDisabled,
    'aria-describedby': `${id}-error`,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      onPick([...(target.files ?? [])]);
      target.value = '';
    },
    className: css.input,
  };
  return (
    <div>
      <label htmlFor={id} className={labelLine}>
        {label}
      </label>
      {children}
      <div className={css.areas}>
        {cameraPrompt === undefined ? null : (
          <div className={css.drop}>
            <Icon glyph={cameraGlyph} />
            <span>{cameraPrompt}</span>
            <input {...input} aria-label={cameraPrompt} capture="environment" />
          </div>
        )}
        <div className={css.drop}>
          <Icon glyph={imageGlyph} />
          <span>{prompt}</span>
          <input {...input} id={id} aria-invalid={error === null ? undefined : true} multiple={isMultiple} />
        </div>
      </div>
      {hint === undefined ? null : <p className={hintLine}>{hint}</p>}
      <ChoiceError id={`${id}-error`} error={error} />
    </div>
  );
}
