import { theme } from '../../theme/contract.css.js';
import { radius } from '../../theme/scale.js';
import { uiStyle } from '../../theme/styles.js';

/** QR scanners need dark modules on a light ground, in the dark theme too. */
export const code = uiStyle({
  display: 'block',
  width: 'min(14.5rem, 68vw)',
  borderRadius: radius.card,
  border: `1px solid ${theme.border}`,
  background: '#fff',
  color: '#111',
});
export const save = uiStyle({ flex: '1 1 auto' });
