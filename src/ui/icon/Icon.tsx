import * as css from './Icon.css.js';

export type IconProps = {
  /** One path on a 24-unit grid. Each is a module of `./glyphs`, so that a chunk contains only the icons that it shows. */
  glyph: string;
  isFilled?: boolean;
  className?: string;
};

/** Hidden from screen readers, because it is always beside a text or in a labelled control. */
export const Icon = ({ glyph, isFilled = false, className }: IconProps) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className={`${isFilled ? css.filled : css.icon} ${className ?? ''}`}>
    <path d={glyph} />
  </svg>
);
