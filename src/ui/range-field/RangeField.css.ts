import { theme } from '../../theme/contract.css.js';
import { size, space, text, weight } from '../../theme/scale.js';
import { uiStyle } from '../../theme/styles.js';

export const field = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem, auto) minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.s12,
  fontSize: text.t13,
  fontWeight: weight.medium,
});
export const input = uiStyle({
  width: '100%',
  minHeight: size.target,
  margin: 0,
  accentColor: theme.accent,
  cursor: 'pointer',
  selectors: {
    '&:disabled': { cursor: 'default' },
    '&:focus-visible': { outline: `2px solid ${theme.focus}`, borderRadius: '4px' },
  },
});
