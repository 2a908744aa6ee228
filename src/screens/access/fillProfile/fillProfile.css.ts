import { theme } from '../../../theme/contract.css.js';
import { space, text, weight } from '../../../theme/scale.js';
import { screenStyle } from '../../../theme/styles.js';

export const legend = screenStyle({
  padding: 0,
  marginBottom: space.s6,
  fontSize: text.t13,
  fontWeight: weight.medium,
});
export const pictures = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(4.5rem, 1fr))',
  gap: space.s8,
  justifyItems: 'center',
});
/** The radio covers its picture; a ring marks the chosen one. */
export const choice = screenStyle({
  position: 'relative',
  padding: space.s4,
  borderRadius: '50%',
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { boxShadow: `inset 0 0 0 3px ${theme.accent}` },
    '&:has(:focus-visible)': { outline: `2px solid ${theme.focus}`, outlineOffset: '2px' },
  },
});
export const radio = screenStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'inherit',
});
/** Day and year are short, a month is a word. */
export const dateParts = screenStyle({
  display: 'grid',
  gap: space.s8,
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 8fr) minmax(0, 6fr)',
  alignItems: 'end',
});
