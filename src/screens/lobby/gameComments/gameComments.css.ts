import { theme } from '../../../theme/contract.css.js';
import { font, lineHeight, radius, space, text, weight } from '../../../theme/scale.js';
import { on, screenStyle } from '../../../theme/styles.js';

export const summary = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.s20,
  maxWidth: '34rem',
});
export const mean = screenStyle({ display: 'grid', justifyItems: 'center', gap: space.s4 });
export const meanFigure = screenStyle({
  fontFamily: font.display,
  fontSize: text.t40,
  fontWeight: weight.semi,
  lineHeight: lineHeight.tight,
  fontVariantNumeric: 'tabular-nums',
});
export const bars = screenStyle({ display: 'grid', gap: space.s8 });
export const head = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s12,
});
export const list = screenStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const item = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s12,
  paddingBlock: space.s16,
  selectors: { '& + &': { borderTop: `1px solid ${theme.border}` } },
});
/** Replies and their form, under the comment that they belong to. */
export const nested = screenStyle({
  marginInlineStart: space.s20,
  paddingInlineStart: space.s16,
  borderInlineStart: `2px solid ${theme.border}`,
  selectors: { [on.desktop]: { marginInlineStart: space.s48 } },
});
/** The words overflow the line on no side: a pile of marks may reach beyond its line, but nothing cuts it off. */
export const comment = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.s12,
});
export const words = screenStyle({ display: 'grid', justifyItems: 'start', gap: space.s4, minWidth: 0 });
export const by = screenStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `0 ${space.s8}` });
export const name = screenStyle({ fontSize: text.t15, fontWeight: weight.semi, overflowWrap: 'anywhere' });
export const status = screenStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s8 });
export const actions = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s4,
  marginInlineStart: '-10px',
});
export const pending = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space.s8,
  padding: space.s16,
  borderRadius: radius.card,
  background: theme.sunken,
});
