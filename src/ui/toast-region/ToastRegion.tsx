import { Icon } from '../icon/Icon.js';
import { circleAlertGlyph } from '../icon/glyphs/circle-alert.js';
import { circleCheckGlyph } from '../icon/glyphs/circle-check.js';
import { infoGlyph } from '../icon/glyphs/info.js';
import { triangleAlertGlyph } from '../icon/glyphs/triangle-alert.js';
import * as css from './ToastRegion.css.js';

/** The kinds of toast of the spec. */
export type ToastKind = 'primary' | 'success' | 'info' | 'error' | 'warning';
export type ToastRegionProps = {
  label: string;
  toasts: readonly { id: string | number; kind: ToastKind; text: string }[];
};

const glyphs: Record<ToastKind, string> = {
  primary: infoGlyph,
  info: infoGlyph,
  success: circleCheckGlyph,
  warning: triangleAlertGlyph,
  error: circleAlertGlyph,
};

/** In the page from the start: screen readers follow a log only if it existed before its first line. */
export const ToastRegion = ({ label, toasts }: ToastRegionProps) => (
  <div role="log" aria-live="polite" aria-label={label} className={css.region}>
    {toasts.map(({ id, kind, text }) => (
      <p key={id} className={css.toast}>
        <Icon glyph={glyphs[kind]} />
        {text}
      </p>
    ))}
  </div>
);
