import { useId, type ReactNode } from 'react';
import { Icon } from '../icon/Icon.js';
import { circleCheckGlyph } from '../icon/glyphs/circle-check.js';
import * as css from './ProgressBar.css.js';

export type ProgressBarProps = {
  label: string;
  /** The share, 0 to 1; below 0 the bar is empty. */
  share: number;
  /** "₱ 13,860 of ₱ 18,000"; screen readers read it too. */
  value?: string;
  /** The rest, or the time when it was reached, in words. */
  note?: ReactNode;
  isReached?: boolean;
};

/** A native <progress>: its width needs no style attribute, which the content security policy would refuse. */
export function ProgressBar({ label, share, value, note, isReached = false }: ProgressBarProps) {
  const id = useId();
  return (
    <div>
      <div className={css.line}>
        <span id={id} className={css.label}>
          {isReached ? <Icon glyph={circleCheckGlyph} className={css.tick} /> : null}
          {label}
        </span>
        {value === undefined ? null : <span className={css.value}>{value}</span>}
      </div>
      <progress
        aria-labelledby={id}
        aria-valuetext={value}
        max={1}
        value={Math.min(1, Math.max(0, share))}
        className={css.bar[isReached ? 'reached' : 'open']}
      />
      {note === undefined ? null : <p className={css.note}>{note}</p>}
    </div>
  );
}
