import { theme } from '../../theme/contract.css.js';
import { font, space, weight } from '../../theme/scale.js';
import { uiStyle, when } from '../../theme/styles.js';

export const brand = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s8,
  fontFamily: font.display,
  fontSize: '1.125rem',
  fontWeight: weight.bold,
  lineHeight: 1,
  letterSpacing: '-.03em',
  whiteSpace: 'nowrap',
});
export const mark = uiStyle({
  flex: 'none',
  width: '1.75rem',
  height: '1.75rem',
  objectFit: 'contain',
  fill: theme.accent,
});
export const largeMark = uiStyle({ width: '3.25rem', height: '3.25rem' }, mark);
/** On narrow screens the name is hidden to keep room for the balance; the mark stays. */
export const name = uiStyle({ '@media': { [when.narrow]: { display: 'none' } } });
