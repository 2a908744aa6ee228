import { theme } from '../../theme/contract.css.js';
import { size, space, text, weight } from '../../theme/scale.js';
import { cover, covered } from '../field/field.css.js';
import { layeredGlobal, uiStyle, withoutHas } from '../../theme/styles.js';

export const stars = uiStyle({ display: 'inline-flex', gap: '1px', color: theme.caution, fontSize: '.9375rem' });
export const empty = uiStyle({ color: theme.border });

export const legend = uiStyle({ padding: 0, fontSize: text.t15, fontWeight: weight.semi });
/** The star of a score fills itself and all before it. They stand in reverse order in no language: the row is read as it is. */
export const row = uiStyle({ display: 'flex', marginInlineStart: `calc(0px - ${space.s8})` });
export const choice = uiStyle(
  {
    display: 'grid',
    placeItems: 'center',
    width: size.target,
    height: size.target,
    fontSize: '1.625rem',
    color: theme.caution,
    borderRadius: '10px',
  },
  covered,
);
export const input = cover;
// Stars after the chosen one are empty; without a choice all are.
layeredGlobal('ui', `${choice} svg`, { fill: 'currentColor' });
// Without `:has()` the chosen star alone is filled.
layeredGlobal('ui', `${choice} input:not(:checked) + svg`, { '@supports': { [withoutHas]: { fill: 'none' } } });
layeredGlobal('ui', `${choice}:has(:checked) ~ ${choice} svg, ${row}:not(:has(:checked)) svg`, {
  fill: 'none',
  color: theme.muted,
});
