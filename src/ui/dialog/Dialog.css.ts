import { keyframes } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { font, level, lineHeight, motion, radius, space, text, tracking, weight } from '../../theme/scale.js';
import { layeredGlobal, on, uiStyle } from '../../theme/styles.js';

const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { transform: 'translateY(24px)', opacity: 0 } });
const animation = (name: string, easing: string) => `${name} ${motion.popup} ${easing}`;
const leaving = { animationDirection: 'reverse', animationFillMode: 'forwards' } as const;

export const mask = uiStyle({
  position: 'fixed',
  zIndex: level.scrim,
  inset: 0,
  display: 'grid',
  background: theme.scrim,
  animation: animation(fade, motion.easeOut),
  selectors: { '&[data-exiting]': leaving },
});
// The mask does not cover the place that the scroll bar has left: there the background of the root shows.
layeredGlobal('ui', `:root:has(.${mask})`, { background: theme.scrim });
export const waiting = uiStyle({ visibility: 'hidden', animation: 'none' });
export const maskOf = {
  sheet: uiStyle(
    { alignItems: 'end', selectors: { [on.desktop]: { placeItems: 'center', padding: space.s24 } } },
    mask,
  ),
  popup: uiStyle({ placeItems: 'center', padding: space.s24 }, mask),
} as const;

const surface = uiStyle({
  zIndex: level.sheet,
  width: '100%',
  minWidth: 0,
  overflow: 'hidden',
  background: theme.raised,
  boxShadow: theme.e3,
  animation: animation(rise, motion.easeOut),
  selectors: { '&[data-exiting]': leaving },
});
const popup = { borderRadius: radius.popup, maxHeight: '100%' } as const;

export const surfaceOf = {
  /** Rises from the bottom of a phone; on desktop it is a popup. */
  sheet: uiStyle(
    {
      borderRadius: `${radius.sheet} ${radius.sheet} 0 0`,
      maxHeight: 'calc(100dvh - 2.5rem)',
      selectors: { [on.desktop]: { ...popup, maxWidth: '27rem' } },
    },
    surface,
  ),
  popup: uiStyle({ ...popup, maxWidth: '27rem' }, surface),
} as const;
/** The browser's native modal dialog, which is in the top layer and has a backdrop. */
export const native = uiStyle(
  {
    ...popup,
    maxWidth: `min(27rem, calc(100% - 2 * ${space.s24}))`,
    maxHeight: `calc(100% - 2 * ${space.s24})`,
    margin: 'auto',
    padding: 0,
    border: 0,
    color: theme.text,
    overflowY: 'auto',
    outline: 'none',
    selectors: { '&::backdrop': { background: theme.scrim, animation: animation(fade, motion.easeOut) } },
  },
  surface,
);
/** All its tabs have one height, so that the popup does not jump when another is chosen. */
export const wide = uiStyle({
  maxWidth: '880px',
  selectors: {
    [on.desktop]: {
      display: 'grid',
      gridTemplateRows: 'minmax(0, 1fr)',
      maxWidth: '880px',
      height: 'min(51rem, 100%)',
    },
  },
});

export const dialog = uiStyle({
  position: 'relative',
  display: 'flex',
  maxHeight: 'inherit',
  outline: 'none',
  selectors: { '&:focus-visible': { outline: 'none' } },
});
/** A picture beside the form, on desktop only. */
export const aside = uiStyle({
  display: 'none',
  selectors: {
    [on.desktop]: { display: 'block', position: 'relative', flex: '0 0 320px', minHeight: '35rem', overflow: 'hidden' },
  },
});
const content = uiStyle({
  flex: 1,
  minWidth: 0,
  padding: `10px ${space.gutter} calc(20px + env(safe-area-inset-bottom))`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  selectors: { [on.desktop]: { padding: space.s24 } },
});
export const popupContent = uiStyle({ padding: space.s20 }, content);
/** With a handle, on a phone. */
const sheetContent = uiStyle(
  {
    selectors: {
      [`${on.mobile}::before`]: {
        content: '',
        display: 'block',
        width: '36px',
        height: '4px',
        margin: '0 auto 16px',
        borderRadius: '2px',
        background: theme.border,
      },
    },
  },
  content,
);
export const contentOf = { sheet: sheetContent, popup: popupContent } as const;
export const head = uiStyle({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space.s12,
  marginBottom: space.s4,
});
/** The close button, over the first line of the content. */
export const crossOnly = uiStyle({
  position: 'absolute',
  zIndex: 1,
  top: space.s8,
  insetInlineEnd: space.s10,
  padding: '8px 10px 0 0',
});
export const title = uiStyle({
  fontFamily: font.display,
  fontSize: text.t20,
  fontWeight: weight.semi,
  lineHeight: lineHeight.snug,
  letterSpacing: tracking.tight,
});
export const close = uiStyle({ margin: '-8px -10px 0 0', color: theme.muted });
export const lead = uiStyle({
  marginBottom: '14px',
  color: theme.muted,
  fontSize: text.t13,
  lineHeight: lineHeight.body,
});
export const actions = uiStyle({ display: 'grid', gap: space.s8, marginTop: space.s16 });
