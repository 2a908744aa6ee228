import { theme } from '../../theme/contract.css.js';
import { space } from '../../theme/scale.js';
import { uiStyle } from '../../theme/styles.js';

export const pictures = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(4.5rem, 1fr))',
  gap: space.s8,
  justifyItems: 'center',
});
/** The radio covers its picture; a ring marks the chosen one. */
export const choice = uiStyle({
  position: 'relative',
  padding: space.s4,
  borderRadius: '50%',
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { boxShadow: `inset 0 0 0 3px ${theme.accent}` },
    '&:has(:focus-visible)': { outline: `2px solid ${theme.focus}`, outlineOffset: '2px' },
  },
});
export const radio = uiStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'inherit',
});
