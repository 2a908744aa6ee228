import { theme } from '../../../theme/contract.css.js';
import { space, text, weight } from '../../../theme/scale.js';
import { on, screenStyle } from '../../../theme/styles.js';

export const sums = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: space.s16 });
/** Two in a line, three on desktop; as many as fit where the sums are wide. */
export const sum = screenStyle({
  display: 'grid',
  gap: space.s4,
  alignContent: 'start',
  flex: '1 1 40%',
  selectors: { [on.desktop]: { flexBasis: '30%' } },
});
export const name = screenStyle({ color: theme.muted, fontSize: text.t13 });
/** Its amount never breaks: a sum that is too wide gets a line of its own. */
export const figure = screenStyle({ margin: 0, minWidth: 'min-content' });
export const earlier = screenStyle({ color: theme.muted, fontSize: text.t12, fontVariantNumeric: 'tabular-nums' });

export const chart = screenStyle({ display: 'block', width: '100%', height: 'auto', overflow: 'visible' });
export const income = screenStyle({ fill: theme.accent });
export const expense = screenStyle({ fill: theme.muted });
export const base = screenStyle({ stroke: theme.borderStrong, strokeWidth: 1 });
export const target = screenStyle({ fill: 'transparent', selectors: { 'a:hover > &': { fill: theme.soft } } });
export const tick = screenStyle({ fill: theme.muted, fontSize: '11px', fontVariantNumeric: 'tabular-nums' });

export const legend = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s16,
  color: theme.muted,
  fontSize: text.t13,
});
const mark = {
  display: 'inline-block',
  width: '10px',
  height: '10px',
  borderRadius: '3px',
  marginInlineEnd: space.s6,
  // The legend is the color.
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
} as const;
export const incomeMark = screenStyle({ ...mark, background: theme.accent });
export const expenseMark = screenStyle({ ...mark, background: theme.muted });

export const types = screenStyle({ display: 'grid', gap: space.s12 });
export const type = screenStyle({ display: 'grid', gap: space.s4, color: 'inherit' });
export const typeName = screenStyle({ fontSize: text.t14, fontWeight: weight.medium });
export const link = screenStyle({ color: theme.accentText, fontWeight: weight.medium });
