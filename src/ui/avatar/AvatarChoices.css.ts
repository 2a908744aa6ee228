import { theme } from '../../theme/contract.css.js';
import { space } from '../../theme/scale.js';
import { cover, covered } from '../field/field.css.js';
import { uiStyle } from '../../theme/styles.js';

export const pictures = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(4.5rem, 1fr))',
  gap: space.s8,
  justifyItems: 'center',
});
/** The radio covers its picture; a ring marks the chosen one. */
export const choice = uiStyle({ padding: space.s4, borderRadius: '50%' }, covered);
export const radio = uiStyle(
  {
    appearance: 'none',
    margin: 0,
    borderRadius: '50%',
    opacity: 1,
    selectors: {
      '&:checked': { boxShadow: `inset 0 0 0 3px ${theme.accent}` },
      '&:focus-visible': { outline: 'none' },
    },
  },
  cover,
);
