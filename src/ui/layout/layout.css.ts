import { space } from '../../theme/scale.js';
import { on, uiStyle, when } from '../../theme/styles.js';

const column = (gap: string) => uiStyle({ display: 'grid', gap, gridTemplateColumns: 'minmax(0, 1fr)' });

/** A vertical stack, by its gap in px. */
export const stack = {
  4: column(space.s4),
  8: column(space.s8),
  12: column(space.s12),
  16: column(space.s16),
  20: column(space.s20),
  24: column(space.s24),
  section: column(space.section),
} as const;

/** A horizontal row, centred vertically. */
export const row = uiStyle({ display: 'flex', alignItems: 'center', gap: space.s8 });
export const spread = uiStyle(
  { justifyContent: 'space-between', '@media': { [when.largeText]: { flexWrap: 'wrap' } } },
  row,
);
export const grow = uiStyle({ flex: 1, minWidth: 0 });

/** The content of a sub-page: it has gutters on mobile; on desktop the frame has them. */
export const page = uiStyle({
  padding: `0 ${space.gutter} ${space.s24}`,
  selectors: { [on.desktop]: { padding: `0 0 ${space.s24}` } },
});

/** Detail and action side by side on desktop; the action is the right column. */
export const detailAndAction = uiStyle({
  display: 'grid',
  gap: space.s16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  selectors: { [on.desktop]: { gap: space.s24, gridTemplateColumns: 'minmax(0, 1fr) 24rem' } },
});
/** A form with a maximum width for readable lines. */
export const formColumn = uiStyle({ selectors: { [on.desktop]: { maxWidth: '31rem' } } });
