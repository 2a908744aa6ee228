import { Icon } from '../icon/Icon.js';
import { PressTarget, type PressProps } from '../press/PressTarget.js';
import * as css from './IconButton.css.js';

export type IconButtonProps = Omit<PressProps, 'aria-label'> & {
  glyph: string;
  /** The action in words. */
  label: string;
  isFilled?: boolean;
  className?: string;
};

/** A 44 px target with an icon alone. */
export const IconButton = ({ glyph, label, isFilled = false, className, ...press }: IconButtonProps) => (
  <PressTarget {...press} aria-label={label} className={`${css.button} ${className ?? ''}`.trim()}>
    <Icon glyph={glyph} isFilled={isFilled} />
  </PressTarget>
);
