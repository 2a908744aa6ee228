import { theme } from '../../theme/contract.css.js';
import { uiStyle } from '../../theme/styles.js';

export const picture = uiStyle({
  flex: 'none',
  width: '112px',
  height: '40px',
  borderRadius: '8px',
  background: theme.sunken,
  objectFit: 'contain',
});
export const group = uiStyle({ display: 'flex', alignItems: 'center', marginInlineEnd: '-12px' });
