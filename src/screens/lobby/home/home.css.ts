import { theme } from '../../../theme/contract.css.js';
import { lineHeight, radius, size, space, text, weight } from '../../../theme/scale.js';
import { layeredGlobal, on, screenStyle } from '../../../theme/styles.js';

export const page = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.section,
  padding: `0 ${space.gutter}`,
  selectors: {
    [on.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) clamp(17.5rem, 23vw, 21rem)',
      gap: space.s24,
      padding: 0,
      alignItems: 'start',
    },
  },
});
export const column = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.section,
  selectors: { [on.desktop]: { gap: space.s32 } },
});
/** On desktop the short column stays in view beside the long one, to its end. */
export const aside = screenStyle(
  { selectors: { [on.desktop]: { position: 'sticky', top: `calc(${size.line} + ${size.topbar} + ${space.s8})` } } },
  column,
);
/** Banner, bulletin and chips are close together: they form the head of the page. */
export const lead = screenStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
/** Far below the first viewport: the browser renders it when it comes near. */
export const later = screenStyle({
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 17rem',
  // Containment also clips, and the row extends to the edge of the screen.
  selectors: { [on.mobile]: { marginInline: `calc(-1 * ${space.gutter})`, paddingInline: space.gutter } },
});

/** The shape of the picture, so that nothing moves when it arrives. */
export const bottom = screenStyle({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  aspectRatio: '720 / 310',
  borderRadius: radius.card,
});

export const maker = screenStyle({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space.s8,
  minHeight: '5.25rem',
  padding: '12px 8px',
  background: theme.raised,
  border: `1px solid ${theme.border}`,
  borderRadius: radius.card,
  fontSize: text.t12,
  fontWeight: weight.semi,
  lineHeight: lineHeight.snug,
  textAlign: 'center',
});
export const mark = screenStyle({ width: '1.875rem', height: '1.875rem' });
// The logos have one dark colour, and an image cannot follow the theme.
layeredGlobal('screens', `:root[data-mode=dark] ${mark}`, { filter: 'invert(1)' });
layeredGlobal('screens', `:root:not([data-mode]) ${mark}`, {
  '@media': { '(prefers-color-scheme: dark)': { filter: 'invert(1)' } },
});

export const winners = screenStyle({ display: 'grid', gap: space.s12 });

export const bannerSkeleton = screenStyle({
  aspectRatio: '5/2.15',
  borderRadius: radius.panel,
  overflow: 'hidden',
  selectors: { [on.desktop]: { aspectRatio: 'auto', height: '15.5rem' } },
});
/** The height of a card in the row "continue playing". */
export const continueSkeleton = screenStyle({ height: '82px', borderRadius: radius.card, overflow: 'hidden' });
/** As high as the skeleton, unless the text is enlarged. */
export const continueNone = screenStyle({
  display: 'grid',
  alignItems: 'center',
  minHeight: '82px',
  padding: '8px 16px',
  border: `1px dashed ${theme.borderStrong}`,
  borderRadius: radius.card,
  color: theme.muted,
  fontSize: text.t14,
});
