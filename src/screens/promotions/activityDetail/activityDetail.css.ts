import { theme } from '../../../theme/contract.css.js';
import { radius } from '../../../theme/scale.js';
import { screenStyle } from '../../../theme/styles.js';

/** The shape of the picture, so that nothing moves when it arrives. */
export const art = screenStyle({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '5 / 2',
  borderRadius: radius.card,
  background: theme.sunken,
});
