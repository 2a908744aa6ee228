import { theme } from '../../theme/contract.css.js';
import { lineHeight, radius, space, text, weight } from '../../theme/scale.js';
import { cover, covered } from '../field/field.css.js';
import { chosenInForcedColors, layeredGlobal, uiStyle, when } from '../../theme/styles.js';

export const group = uiStyle({ display: 'grid', gap: space.s10, gridTemplateColumns: 'minmax(0, 1fr)' });
export const pairs = uiStyle(
  { '@media': { [when.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
  group,
);
export const legend = uiStyle({
  padding: 0,
  marginBottom: space.s10,
  fontSize: text.t15,
  fontWeight: weight.semi,
  lineHeight: lineHeight.snug,
});
export const error = uiStyle({ selectors: { '&:has(p)': { marginBottom: space.s10 } } });
export const card = uiStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.s12,
    minHeight: '4rem',
    padding: '10px 14px',
    borderRadius: radius.card,
    background: theme.raised,
    boxShadow: `inset 0 0 0 1px ${theme.border}`,
    lineHeight: lineHeight.snug,
    selectors: {
      '&:has(:checked)': {
        background: theme.accentSoft,
        boxShadow: `inset 0 0 0 2px ${theme.accent}`,
      },
      '&:has(:disabled)': { background: theme.sunken, color: theme.muted, cursor: 'not-allowed' },
    },
  },
  covered,
);
// With the first card that takes the focus, the legend and the error above it scroll into view.
export const input = uiStyle({ scrollMarginTop: '5rem' }, cover);
export const mark = uiStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '2.25rem',
  height: '2.25rem',
  borderRadius: '10px',
  background: theme.sunken,
  fontSize: '1rem',
});
export const words = uiStyle({ flex: 1, minWidth: 0 });
export const title = uiStyle({ display: 'block', fontSize: text.t15, fontWeight: weight.semi });
export const note = uiStyle({ display: 'block', color: theme.muted, fontSize: text.t13 });
export const radio = uiStyle({
  flex: 'none',
  width: '1.25rem',
  height: '1.25rem',
  borderRadius: '50%',
  boxShadow: `inset 0 0 0 1.5px ${theme.borderStrong}`,
  '@media': { [when.forcedColors]: { border: '1px solid ButtonBorder' } },
});

layeredGlobal('ui', `${input}:checked ~ ${radio}`, {
  boxShadow: `inset 0 0 0 .375rem ${theme.accent}`,
  ...chosenInForcedColors,
});
layeredGlobal('ui', `${input}:checked ~ ${mark}`, { background: theme.accentSoft, color: theme.accentSoftOn });
