import { createVar } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { font, radius, space, text, weight } from '../../theme/scale.js';
import { layeredGlobal, uiStyle } from '../../theme/styles.js';

export const boxes = uiStyle({
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space.s8,
  maxWidth: '26rem',
});
const edge = createVar();
export const box = uiStyle({
  vars: { [edge]: `inset 0 0 0 1px ${theme.borderStrong}` },
  display: 'grid',
  placeItems: 'center',
  height: '3.5rem',
  borderRadius: radius.control,
  background: theme.raised,
  boxShadow: edge,
  fontFamily: font.display,
  fontSize: text.t24,
  fontWeight: weight.semi,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[data-invalid] &': { vars: { [edge]: `inset 0 0 0 2px ${theme.criticalSolid}` } } },
});
/** The box of the next digit, while the field has the focus. */
export const next = uiStyle({}, box);
layeredGlobal('ui', `${boxes}:focus-within ${next}`, { boxShadow: `inset 0 0 0 2px ${theme.focus}` });

/** The one real input covers the boxes: paste, autofill, the keyboard and screen readers see a plain field. */
const whole = uiStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  // At least 16 px: a phone zooms in on smaller fields.
  fontSize: '1rem',
  selectors: { '&:focus-visible': { outline: 'none' } },
});
export const input = uiStyle(
  {
    color: 'transparent',
    caretColor: 'transparent',
    selectors: { '&::selection': { background: 'transparent' } },
  },
  whole,
);
export const written = uiStyle({ paddingInline: space.s12 }, whole);
