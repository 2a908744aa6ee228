import { theme } from '../../theme/contract.css.js';
import { uiStyle } from '../../theme/styles.js';

const avatar = uiStyle({
  position: 'relative',
  display: 'block',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: '50%',
  background: theme.sunken,
});
export const size = {
  normal: uiStyle({ width: '2.25rem', height: '2.25rem' }, avatar),
  large: uiStyle({ width: '3.75rem', height: '3.75rem' }, avatar),
} as const;
export const own = uiStyle({ width: '100%', height: '100%', objectFit: 'cover' });
export const noPhoto = uiStyle({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  color: theme.muted,
});
