import { theme } from '../../theme/contract.css.js';
import { font, level, lineHeight, radius, size, space, text, tracking, weight } from '../../theme/scale.js';
import { on, screenStyle, when } from '../../theme/styles.js';

const desktopOnly = { selectors: { [on.mobile]: { display: 'none' } } } as const;
const mobileOnly = { selectors: { [on.desktop]: { display: 'none' } } } as const;

export const skip = screenStyle({
  position: 'fixed',
  insetInlineStart: space.s8,
  top: '-4rem',
  zIndex: 70,
  padding: `${space.s8} ${space.s16}`,
  borderRadius: radius.badge,
  background: theme.toast,
  color: theme.toastOn,
  selectors: { '&:focus': { top: space.s8 } },
});

export const frame = screenStyle({
  minHeight: '100dvh',
  selectors: {
    [on.desktop]: { display: 'grid', gridTemplateColumns: `${size.rail} minmax(0, 1fr)`, alignItems: 'start' },
  },
});
export const bareFrame = screenStyle({ minHeight: '100dvh' });

export const column = screenStyle({ minHeight: '100dvh', minWidth: 0 });
export const main = screenStyle({
  outline: 'none',
  selectors: {
    [on.desktop]: {
      width: '100%',
      maxWidth: `calc(${size.content} + 2 * ${space.gutter})`,
      marginInline: 'auto',
      padding: `4px ${space.gutter} 40px`,
    },
  },
});
/** Forms and lists on a tablet: a line that is too long is hard to read, and a button across the screen looks broken. */
export const narrow = screenStyle({
  selectors: { [on.mobile]: { width: '100%', maxWidth: '640px', marginInline: 'auto' } },
});
/** All sub-pages of forms and lists on desktop have one width. */
export const measure = screenStyle({
  selectors: {
    [on.desktop]: {
      maxWidth: `calc(66rem + 2 * ${space.gutter})`,
      // Begins where the bar above begins.
      marginInline: `max(0px, (100% - ${size.content} - 2 * ${space.gutter}) / 2) auto`,
    },
  },
});
export const aboveTabs = screenStyle({
  selectors: { [on.mobile]: { paddingBottom: space.s24 } },
});
export const foot = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s4} ${space.s16}`,
  width: '100%',
  maxWidth: `calc(${size.content} + 2 * ${space.gutter})`,
  marginInline: 'auto',
  padding: `${space.s16} ${space.gutter}`,
  color: theme.muted,
  fontSize: text.t13,
  lineHeight: lineHeight.snug,
  selectors: {
    // Above the tab bar, which is fixed over the end of the page.
    [on.mobile]: { paddingBottom: `calc(${size.tabbar} + env(safe-area-inset-bottom) + 16px)` },
  },
});
export const age = screenStyle({
  padding: '2px 8px',
  border: `1px solid ${theme.borderStrong}`,
  borderRadius: radius.pill,
  color: theme.text,
  fontWeight: weight.semi,
});
export const footText = screenStyle({ flex: '1 1 16rem', minWidth: 0 });
export const footLink = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.target,
  fontWeight: weight.medium,
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
});

const bar = {
  position: 'sticky',
  top: size.line,
  zIndex: level.bar,
  display: 'flex',
  alignItems: 'center',
  minHeight: size.topbar,
  padding: `0 ${space.gutter}`,
  background: theme.page,
} as const;

/** Mobile: over the five main pages alone; a sub-page has its own header. */
export const mobileTop = screenStyle({
  ...bar,
  gap: space.s4,
  paddingTop: 'env(safe-area-inset-top)',
  '@media': { [when.largeText]: { flexWrap: 'wrap', paddingBlock: space.s4 } },
  ...mobileOnly,
});
export const desktopTop = screenStyle({
  ...bar,
  gap: space.s12,
  width: '100%',
  maxWidth: `calc(${size.content} + 2 * ${space.gutter})`,
  marginInline: 'auto',
});
/** Not in a narrow window: a sub-page has its own header there, and the tabs lead to the account and its notices. */
export const wideOnly = screenStyle({ display: 'flex', alignItems: 'center', gap: space.s12, ...desktopOnly });
export const grow = screenStyle({ flex: 1 });

export const searchLink = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s12,
  width: '24rem',
  maxWidth: '40%',
  height: size.target,
  padding: `0 ${space.s12}`,
  border: `1px solid ${theme.border}`,
  borderRadius: radius.control,
  background: theme.raised,
  color: theme.muted,
  fontSize: text.t14,
  selectors: {
    '&:hover': { borderColor: theme.borderStrong },
    [on.mobile]: { width: size.target, maxWidth: 'none', flex: 'none' },
  },
});
export const key = screenStyle({
  marginInlineStart: 'auto',
  padding: '0 6px',
  border: `1px solid ${theme.border}`,
  borderRadius: radius.badge,
  fontSize: text.t12,
  lineHeight: '20px',
  ...desktopOnly,
  '@media': { [when.noHover]: { display: 'none' } },
});

export const balance = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s10,
  minHeight: size.target,
  paddingInlineStart: space.s12,
  border: `1px solid ${theme.border}`,
  borderRadius: radius.control,
  background: theme.raised,
  fontSize: text.t14,
  fontWeight: weight.semi,
  whiteSpace: 'nowrap',
});
export const balanceFigure = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s8,
  minHeight: '2.5rem',
  minWidth: '4.5rem',
});
export const add = screenStyle({
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'stretch',
  margin: '3px',
  padding: `0 ${space.s12}`,
  borderRadius: `calc(${radius.control} - 3px)`,
  background: theme.accent,
  color: theme.accentOn,
  selectors: { '&:hover': { background: theme.accentHover }, '&:active': { background: theme.accentPressed } },
});
/** Holds the place of what the session decides, so that nothing moves when it does. */
export const who = screenStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space.s8,
  minHeight: size.target,
});
export const hidden = screenStyle({ visibility: 'hidden' });

export const tabs = screenStyle({
  position: 'fixed',
  zIndex: 10,
  insetInline: 0,
  bottom: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  minHeight: size.tabbar,
  paddingBottom: 'env(safe-area-inset-bottom)',
  borderTop: `1px solid ${theme.border}`,
  background: theme.raised,
  ...mobileOnly,
});
export const tab = screenStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.s2,
  minWidth: 0,
  color: theme.muted,
  fontSize: `min(${text.t12}, 3.5vw)`,
  fontWeight: weight.medium,
  lineHeight: lineHeight.snug,
  selectors: {
    '&[aria-current=page]': { color: theme.accentText, fontWeight: weight.semi },
    [on.burmese]: { fontSize: `min(${text.t11}, 2.9vw)`, lineHeight: '1.9' },
  },
});
/** A number over the icon of a tab; at the end of a row of the rail. */
export const unread = screenStyle({
  minWidth: '1.125rem',
  paddingInline: '4px',
  borderRadius: radius.pill,
  background: theme.accent,
  color: theme.accentOn,
  fontSize: text.t11,
  fontWeight: weight.semi,
  lineHeight: '1.125rem',
  textAlign: 'center',
  selectors: {
    [on.mobile]: { position: 'absolute', top: '4px', insetInlineStart: 'calc(50% + 4px)' },
    [on.desktop]: { marginInlineStart: 'auto' },
  },
});
export const tabIcon = screenStyle({
  fontSize: '1.125rem',
  selectors: { '[aria-current=page] &': { fill: theme.accentSoft } },
});
export const tabWord = screenStyle({
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const rail = screenStyle({
  position: 'sticky',
  top: size.line,
  display: 'flex',
  flexDirection: 'column',
  gap: space.s2,
  height: `calc(100dvh - ${size.line})`,
  overflowY: 'auto',
  padding: `${space.s20} ${space.s12}`,
  borderInlineEnd: `1px solid ${theme.border}`,
  background: theme.raised,
  ...desktopOnly,
});
export const railBrand = screenStyle({ padding: `${space.s4} ${space.s12} 22px`, fontSize: text.t20 });
export const railItem = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s12,
  minHeight: size.target,
  padding: `0 ${space.s12}`,
  borderRadius: '10px',
  color: theme.muted,
  fontSize: text.t14,
  fontWeight: weight.medium,
  selectors: {
    '&:hover': { background: theme.sunken },
    '&[aria-current=page]': { background: theme.accentSoft, color: theme.accentSoftOn, fontWeight: weight.semi },
  },
});
export const railLine = screenStyle({ height: '1px', margin: space.s12, background: theme.border });
export const railCaption = screenStyle({
  padding: `${space.s4} ${space.s12}`,
  color: theme.muted,
  fontSize: text.t12,
  fontWeight: weight.medium,
});
export const railFoot = screenStyle({ marginTop: 'auto', display: 'grid', gap: space.s2 });

export const stillWorking = screenStyle({
  position: 'fixed',
  zIndex: 60,
  insetInline: 0,
  top: space.s8,
  width: 'fit-content',
  maxWidth: 'calc(100% - 32px)',
  marginInline: 'auto',
  padding: `${space.s8} ${space.s16}`,
  borderRadius: radius.pill,
  background: theme.toast,
  color: theme.toastOn,
  font: `${weight.medium} ${text.t13}/${lineHeight.snug} ${font.text}`,
  letterSpacing: tracking.normal,
});
