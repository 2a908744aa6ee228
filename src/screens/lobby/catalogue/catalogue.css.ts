import { theme } from '../../../theme/contract.css.js';
import { radius, size, space } from '../../../theme/scale.js';
import { layeredGlobal, on, screenStyle } from '../../../theme/styles.js';

export const page = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s12,
  padding: `0 ${space.gutter} ${space.s24}`,
  selectors: { [on.desktop]: { gap: space.s16, padding: `0 0 ${space.s24}` } },
});
export const list = screenStyle({ marginTop: space.s4 });
/** The skeleton of a chip. */
export const chipSkeleton = screenStyle({
  flex: 'none',
  width: '6rem',
  height: size.target,
  borderRadius: radius.pill,
  overflow: 'hidden',
  selectors: { [on.desktop]: { height: '2.5rem' } },
});
export const chipsSkeleton = screenStyle({
  display: 'flex',
  gap: space.s10,
  overflow: 'hidden',
  marginBottom: space.s12,
});
/** Separates two kinds of filters. */
export const parting = screenStyle({
  flex: 'none',
  alignSelf: 'center',
  width: '1px',
  height: '1.5rem',
  background: theme.border,
});

/** The logo and the count at the start, the order at the end. */
export const makerLine = screenStyle(
  {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    paddingBottom: space.s12,
    selectors: { [on.desktop]: { paddingBottom: space.s20 } },
  },
  page,
);
export const maker = screenStyle({ display: 'flex', alignItems: 'center', gap: space.s16 });
export const markPlate = screenStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '3.5rem',
  height: '3.5rem',
  background: theme.raised,
  border: `1px solid ${theme.border}`,
  borderRadius: radius.card,
});
export const mark = screenStyle({ width: '2rem', height: '2rem' });
// The logos have one dark colour, and an image cannot follow the theme.
layeredGlobal('screens', `:root[data-mode=dark] ${mark}`, { filter: 'invert(1)' });
layeredGlobal('screens', `:root:not([data-mode]) ${mark}`, {
  '@media': { '(prefers-color-scheme: dark)': { filter: 'invert(1)' } },
});
