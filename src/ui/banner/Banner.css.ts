import { hex } from '../../theme/recipe.js';
import { font, lineHeight, motion, onArt, radius, space, text, tracking, weight } from '../../theme/scale.js';
import { on, uiStyle, when } from '../../theme/styles.js';

export const banner = uiStyle({ position: 'relative' });
export const slides = uiStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '100%',
  gap: space.s10,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  borderRadius: radius.panel,
  '@media': { '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' } },
});
export const slide = uiStyle({
  position: 'relative',
  scrollSnapAlign: 'start',
  aspectRatio: '5/2.15',
  // Words that need more room than the picture get it.
  minHeight: 'min-content',
  overflow: 'hidden',
  borderRadius: radius.panel,
  color: onArt.text,
  selectors: {
    [on.burmese]: { aspectRatio: '5/2.6' },
    [on.desktop]: { aspectRatio: 'auto', height: '15.5rem' },
  },
  '@media': {
    [when.largeText]: { selectors: { '&, :lang(my) &': { aspectRatio: 'auto' } } },
    [when.small]: { selectors: { '&': { aspectRatio: '5/2.8' }, [on.burmese]: { aspectRatio: '5/3.8' } } },
    [when.landscape]: { selectors: { '&, :lang(my) &': { aspectRatio: 'auto', height: '10rem' } } },
  },
});
export const words = uiStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  alignItems: 'flex-start',
  gap: '3px',
  maxWidth: '60%',
  height: '100%',
  padding: '12px 18px',
  textWrap: 'balance',
  selectors: {
    [on.burmese]: { maxWidth: '54%', gap: 0 },
    [on.desktop]: { maxWidth: '52%', padding: '0 32px', gap: space.s6 },
  },
  // Large text covers the busy half of the picture: a shade keeps it readable.
  '@media': {
    [when.largeText]: {
      background: `linear-gradient(90deg, ${onArt.demo}, ${onArt.scrim} 60%, ${onArt.disc})`,
      selectors: { '&, :lang(my) &': { maxWidth: '100%', padding: '20px 22% 32px 18px' } },
    },
  },
});
export const title = uiStyle({
  fontFamily: font.display,
  fontSize: text.t20,
  fontWeight: weight.bold,
  lineHeight: lineHeight.tight,
  letterSpacing: tracking.tight,
  selectors: { [on.burmese]: { lineHeight: 1.9 }, [on.desktop]: { fontSize: text.t32 } },
});
export const sentence = uiStyle({
  fontSize: text.t13,
  lineHeight: lineHeight.snug,
  color: hex([1, 0, 0], 0.88),
  selectors: { [on.burmese]: { lineHeight: 1.9 }, [on.desktop]: { fontSize: text.t15 } },
});
/** The whole banner is the link's target. */
export const action = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.125rem',
  marginTop: space.s10,
  padding: '0 13px',
  borderRadius: '9px',
  background: '#fff',
  color: hex([0.27, 0.06, 285]),
  fontSize: text.t13,
  fontWeight: weight.semi,
  lineHeight: 1.2,
  '::after': { content: '""', position: 'absolute', inset: 0, width: '167%' },
  selectors: {
    [on.burmese]: { marginTop: space.s6, lineHeight: 1.9 },
    [on.desktop]: { minHeight: '2.5rem', marginTop: '14px' },
    '&:focus-visible': { outline: '2px solid #fff', outlineOffset: '2px' },
  },
});
export const dots = uiStyle({
  position: 'absolute',
  right: '14px',
  bottom: '12px',
  display: 'flex',
  gap: '5px',
  pointerEvents: 'none',
});
export const dot = uiStyle({
  width: '6px',
  height: '6px',
  borderRadius: '3px',
  background: hex([1, 0, 0], 0.5),
  transition: 'width 150ms',
});
export const activeDot = uiStyle({ width: '18px', background: '#fff' }, dot);
/** Buttons for a mouse, which cannot swipe; hidden otherwise, because they cover the art. */
export const steps = uiStyle({
  display: 'none',
  opacity: 0,
  selectors: {
    [on.desktop]: {
      position: 'absolute',
      right: '12px',
      top: '12px',
      display: 'flex',
      gap: space.s6,
      transition: `opacity ${motion.fast}`,
    },
    [`${banner}:hover &, ${banner}:focus-within &`]: { opacity: 1 },
  },
  '@media': { '(hover: none)': { selectors: { [on.desktop]: { opacity: 1 } } } },
});
export const step = uiStyle({
  background: onArt.disc,
  color: onArt.text,
  borderRadius: radius.pill,
  selectors: { '&:hover:not(:disabled)': { background: onArt.scrim } },
});
