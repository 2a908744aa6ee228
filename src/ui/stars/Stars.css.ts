import { theme } from '../../theme/contract.css.js';
import { size, space, text, weight } from '../../theme/scale.js';
import { layeredGlobal, uiStyle } from '../../theme/styles.js';

export const stars = uiStyle({ display: 'inline-flex', gap: '1px', color: theme.caution, fontSize: '.9375rem' });
export const empty = uiStyle({ color: theme.border });

export const legend = uiStyle({ padding: 0, fontSize: text.t15, fontWeight: weight.semi });
/** The star of a score fills itself and all before it. They stand in reverse order in no language: the row is read as it is. */
export const row = uiStyle({ display: 'flex', marginInlineStart: `calc(0px - ${space.s8})` });
export const choice = uiStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: size.target,
  height: size.target,
  fontSize: '1.625rem',
  color: theme.caution,
  cursor: 'pointer',
  selectors: {
    '&:has(:focus-visible)': { outline: `2px solid ${theme.focus}`, outlineOffset: '-4px', borderRadius: '10px' },
  },
});
export const input = uiStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'inherit',
});
// Stars after the chosen one are empty; without a choice all are.
layeredGlobal('ui', `${choice} svg`, { fill: 'currentColor' });
layeredGlobal('ui', `${choice}:has(:checked) ~ ${choice} svg, ${row}:not(:has(:checked)) svg`, {
  fill: 'none',
  color: theme.muted,
});
