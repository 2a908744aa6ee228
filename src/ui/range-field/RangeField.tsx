import * as css from './RangeField.css.js';

export type RangeFieldProps = {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  isDisabled?: boolean;
  onChange: (value: number) => void;
};

/** A native slider: a thumb drags it, the arrow keys move it by a step. Its value belongs to the flow. */
export const RangeField = ({ label, value, min, max, step, isDisabled = false, onChange }: RangeFieldProps) => (
  <label className={css.field}>
    {label}
    <input
      type="range"
      value={value}
      min={min}
      max={max}
      step={step}
      disabled={isDisabled}
      onChange={({ target }) => onChange(target.valueAsNumber)}
      className={css.input}
    />
  </label>
);
