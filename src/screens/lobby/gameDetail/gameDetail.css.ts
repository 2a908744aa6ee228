import { hex } from '../../../theme/recipe.js';
import { theme } from '../../../theme/contract.css.js';
import { level, lineHeight, onArt, radius, size, space, text } from '../../../theme/scale.js';
import { layeredGlobal, on, screenStyle, when } from '../../../theme/styles.js';
import { rpx } from '../../../theme/units.js';

/** Mobile: the picture above the sheet; beside it on a phone in landscape. */
export const mobile = screenStyle({
  '@media': { [when.landscape]: { display: 'grid', gridTemplateColumns: '38% minmax(0, 1fr)', alignItems: 'start' } },
});
/** Mobile: the art fills the width, with the buttons of the bars over it; the page is a sheet over its lower end. */
export const cover = screenStyle({
  position: 'relative',
  height: rpx(516),
  overflow: 'hidden',
  background: theme.sunken,
  '@media': { [when.landscape]: { position: 'sticky', top: size.line, height: `calc(100dvh - ${size.line})` } },
});
export const coverArt = screenStyle({
  position: 'absolute',
  insetInline: 0,
  top: '-14%',
  aspectRatio: '3/4',
  '@media': { [when.landscape]: { top: 0 } },
});
export const coverShade = screenStyle({
  position: 'absolute',
  inset: 0,
  background: `linear-gradient(${hex([0.2, 0.04, 285], 0.5)}, transparent 32%, transparent 60%, ${hex([0.2, 0.04, 285], 0.4)})`,
});
export const bar = screenStyle({
  position: 'absolute',
  zIndex: level.bar,
  insetInline: 0,
  top: 0,
  display: 'flex',
  gap: space.s8,
  padding: `calc(env(safe-area-inset-top) + 6px) calc(${space.gutter} - 6px) 0`,
});
export const push = screenStyle({ marginInlineEnd: 'auto' });
export const onCover = screenStyle({
  background: onArt.disc,
  color: onArt.text,
  borderRadius: radius.pill,
  selectors: {
    '&:hover:not(:disabled)': { background: onArt.scrim },
    '&:active:not(:disabled)': { background: onArt.scrim },
  },
});
export const sheet = screenStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s20,
  marginTop: '-24px',
  padding: `20px ${space.gutter} ${space.s24}`,
  background: theme.page,
  borderRadius: `24px 24px 0 0`,
  '@media': { [when.landscape]: { gap: space.s12, marginTop: 0, padding: `10px ${space.gutter} ${space.s64}` } },
});

export const trail = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s6,
  marginBottom: space.s12,
  color: theme.muted,
  fontSize: text.t13,
  selectors: { [on.mobile]: { padding: `0 ${space.gutter}` } },
});
export const crumb = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '1.5rem',
  selectors: { '&:hover': { color: theme.text } },
});
export const columns = screenStyle({
  display: 'grid',
  gridTemplateColumns: '20rem minmax(0, 1fr)',
  alignItems: 'start',
  gap: '36px',
  selectors: { [on.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s20, padding: `0 ${space.gutter}` } },
});
export const action = screenStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s16 });
export const poster = screenStyle({
  position: 'relative',
  aspectRatio: '3/4',
  borderRadius: radius.panel,
  overflow: 'hidden',
  background: theme.sunken,
  selectors: { [on.mobile]: { aspectRatio: 'auto', height: rpx(516) } },
});
export const detail = screenStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s20 });
/** A form without fields, only with a submit button. */
export const buttons = screenStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space.s10,
});
/** The amount and the Play button stay visible together. */
export const decision = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s16,
  maxWidth: '34rem',
});
export const playButtons = screenStyle({ display: 'flex', gap: space.s10 });
layeredGlobal('screens', `${playButtons} > *`, { flex: 1 });
layeredGlobal('screens', `${playButtons} > :first-child`, { flex: 2 });
export const facts = screenStyle({
  display: 'grid',
  gap: space.s24,
  selectors: {
    [on.desktop]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: '36px',
    },
  },
});
export const texts = screenStyle({ display: 'grid', alignContent: 'start', gap: space.s20 });
export const prose = screenStyle({
  marginTop: space.s6,
  color: theme.muted,
  fontSize: text.t14,
  lineHeight: lineHeight.body,
  whiteSpace: 'pre-line',
  maxWidth: '65ch',
});
export const head = screenStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s12,
});
export const under = screenStyle({ marginTop: '3px' });
export const makerLink = screenStyle({
  display: 'inline-flex',
  minHeight: '1.5rem',
  marginBlock: '-3px',
  alignItems: 'center',
  color: theme.accentText,
  fontWeight: 500,
});

export const skeletonCover = screenStyle({
  height: rpx(516),
  selectors: {
    [on.desktop]: {
      height: 'auto',
      width: '20rem',
      aspectRatio: '3/4',
      borderRadius: radius.panel,
      overflow: 'hidden',
    },
  },
});
export const skeletonBody = screenStyle({
  display: 'grid',
  gap: space.s20,
  padding: `20px ${space.gutter}`,
  minHeight: size.control,
});
/** The tabs with their panel. A phone scrolls to them when the comments open, which may still be loading. */
export const parts = screenStyle({ selectors: { [on.mobile]: { minHeight: '90dvh' } } });
/** The panel of the chosen tab. */
export const part = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s24,
  paddingTop: space.s16,
});
