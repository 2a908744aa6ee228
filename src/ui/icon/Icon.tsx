import * as css from './Icon.css.js';

export type IconProps = {
  /** One path on a 24-unit grid: a module of `./glyphs`, so that only the icons a chunk shows travel with it. */
  glyph: string;
  isFilled?: boolean;
  className?: string;
};

/** Always beside a text or inside a labelled control, so silent to a screen reader. */
export const Icon = ({ glyph, isFilled = false, className }: IconProps) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className={`${isFilled ? css.filled : css.icon} ${className ?? ''}`}>
    <path d={glyph} />
  </svg>
);
