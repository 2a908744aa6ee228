import { Icon } from '../icon/Icon.js';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.js';
import { starGlyph } from '../icon/glyphs/star.js';
import * as css from './Stars.css.js';

const most = [1, 2, 3, 4, 5] as const;

/** A score, 1 to 5; a mean is rounded to whole stars. `label` says it in words. */
export const Stars = ({ score, label }: { score: number; label: string }) => (
  <span className={css.stars}>
    <VisuallyHidden>{label}</VisuallyHidden>
    {most.map((star) => (
      <Icon key={star} glyph={starGlyph} isFilled {...(star <= Math.round(score) ? {} : { className: css.empty })} />
    ))}
  </span>
);
