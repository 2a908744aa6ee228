import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.js';
import { PressTarget, type PressProps } from '../press/PressTarget.js';
import * as css from './Button.css.js';

export type ButtonProps = PressProps & {
  children: ReactNode;
  variant?: keyof typeof css.variant;
  size?: 'normal' | 'small';
  isWide?: boolean;
  glyph?: string;
  isGlyphFilled?: boolean;
  className?: string;
};

export function Button({
  children,
  variant = 'primary',
  size = 'normal',
  isWide = false,
  glyph,
  isGlyphFilled = false,
  className,
  ...press
}: ButtonProps) {
  const pending = press.isPending === true;
  const classes = [css.variant[variant], size === 'small' ? css.small : '', isWide ? css.wide : '', className ?? ''];
  return (
    <PressTarget {...press} className={classes.join(' ').trim()}>
      <span className={pending ? `${css.label} ${css.pendingLabel}` : css.label}>
        {glyph === undefined ? null : <Icon glyph={glyph} isFilled={isGlyphFilled} />}
        {children}
      </span>
      {pending ? <span className={css.spinner} aria-hidden="true" /> : null}
    </PressTarget>
  );
}
