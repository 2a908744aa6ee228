import { theme } from '../../theme/contract.css.js';
import { radius, size, space, text } from '../../theme/scale.js';
import { on, uiStyle, when } from '../../theme/styles.js';

export const range = uiStyle({
  display: 'grid',
  gap: space.s12,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  selectors: { [on.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 16rem))' } },
  '@media': { [when.largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const input = uiStyle({
  width: '100%',
  minWidth: 0,
  minHeight: size.field,
  padding: '0 12px',
  borderRadius: radius.control,
  background: theme.raised,
  boxShadow: `inset 0 0 0 1px ${theme.borderStrong}`,
  fontSize: text.field,
  // Safari on a phone centres the date and keeps a shape of its own.
  appearance: 'none',
  textAlign: 'start',
});
