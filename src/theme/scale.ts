import { hex } from './recipe.js';
import { rpx } from './units.js';

/**
 * Sizes that all themes share. Text is in rem and follows the player's font size. `--fs` and the line heights depend on
 * the script (theme/base.css.ts), so a style never sets its own values for them.
 */
export const text = {
  t11: 'calc(.6875rem * var(--fs))',
  t12: 'calc(.75rem * var(--fs))',
  t13: 'calc(.8125rem * var(--fs))',
  t14: 'calc(.875rem * var(--fs))',
  t15: 'calc(.9375rem * var(--fs))',
  t17: 'calc(1.0625rem * var(--fs))',
  t20: 'calc(1.25rem * var(--fs))',
  t24: 'calc(1.5rem * var(--fs))',
  t32: 'calc(2rem * var(--fs))',
  t40: 'calc(2.5rem * var(--fs))',
  /** The 30rpx of the spec's login button, used for every control: at least 15 px. */
  control: `max(.9375rem, ${rpx(30)})`,
  /** At least 16 px: a phone's browser zooms in on smaller fields. */
  field: `max(1rem, ${rpx(30)})`,
} as const;

export const weight = { regular: 400, medium: 500, semi: 600, bold: 700 } as const;
export const lineHeight = { tight: 'var(--lh-tight)', snug: 'var(--lh-snug)', body: 'var(--lh-body)' } as const;
export const tracking = { tight: 'var(--track-tight)', normal: 'var(--track)' } as const;
export const font = { text: 'var(--font)', display: 'var(--font-display)' } as const;

export const space = {
  s2: '2px',
  s4: '4px',
  s6: '6px',
  s8: '8px',
  s10: '10px',
  s12: '12px',
  s16: '16px',
  s20: '20px',
  s24: '24px',
  s32: '32px',
  s48: '48px',
  s64: '64px',
  /** Between the content and the edge of the screen. */
  gutter: 'var(--gutter)',
  /** Between sections. */
  section: rpx(48),
} as const;

/** The radius of a child is the radius of its parent minus the gap. */
export const radius = {
  badge: '6px',
  control: rpx(16),
  card: rpx(24),
  panel: rpx(32),
  sheet: rpx(40),
  popup: '20px',
  pill: '999px',
} as const;

export const size = {
  /** A touch target (44 px). */
  target: '2.75rem',
  /** The spec's 88rpx, at least a touch target. */
  control: `max(2.75rem, ${rpx(88)})`,
  /** 96rpx around the spec's 70rpx text box: Burmese at line height 2.2 and a thumb need the room. */
  field: `max(2.75rem, ${rpx(96)})`,
  /** The spec's input height: the text box inside a field. */
  fieldText: rpx(70),
  topbar: 'var(--topbar-h)',
  tabbar: 'var(--tabbar-h)',
  /** The line above the bars that says that the network is lost; 0 while it is not shown. */
  line: 'var(--line)',
  rail: 'max(12.5rem, calc(288 * var(--d)))',
  content: '1440px',
} as const;

export const motion = {
  tap: '90ms',
  fast: '150ms',
  /** The spec's popup animation. */
  popup: '250ms',
  bar: '400ms',
  skeleton: '1600ms',
  /** The spec's form delays: until a field shows the result of a change or of a blur, and until its focus ring is cleared. */
  fieldNotice: '40ms',
  focusCleared: '100ms',
  /** The spec's delay of the loading indicator. */
  indicatorDelay: '800ms',
  ease: 'cubic-bezier(.4, 0, .2, 1)',
  easeOut: 'cubic-bezier(.2, .8, .2, 1)',
} as const;

export const level = { bar: 10, scrim: 40, sheet: 50, toast: 60 } as const;

/** Colours on top of pictures, which do not depend on the theme. */
export const onArt = {
  text: '#fff',
  ink: hex([0.25, 0.03, 260]),
  paper: hex([0.99, 0, 0], 0.94),
  hot: hex([0.56, 0.18, 32]),
  demo: hex([0.2, 0.02, 260], 0.82),
  disc: hex([0.2, 0.02, 260], 0.38),
  scrim: hex([0.2, 0.02, 260], 0.72),
  edge: hex([1, 0, 0], 0.1),
  veil: hex([1, 0, 0], 0.14),
  thickVeil: hex([1, 0, 0], 0.24),
} as const;
