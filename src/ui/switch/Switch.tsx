import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.js';
import * as css from './Switch.css.js';

export type SwitchProps = {
  label: string;
  isLabelHidden?: boolean;
  isOn: boolean;
  isDisabled?: boolean;
  onChange: (isOn: boolean) => void;
};

/** Takes effect at once. A choice that waits for a submit button is a Checkbox. */
export const Switch = ({ label, isLabelHidden = false, isOn, isDisabled = false, onChange }: SwitchProps) => (
  <label className={css.label}>
    {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
    <input
      type="checkbox"
      role="switch"
      aria-checked={isOn}
      checked={isOn}
      disabled={isDisabled}
      onChange={(event) => onChange(event.target.checked)}
      className={css.input}
    />
    <span className={css.track} />
  </label>
);
