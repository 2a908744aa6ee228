import { theme } from '../../theme/contract.css.js';
import { radius, space } from '../../theme/scale.js';
import { screenStyle } from '../../theme/styles.js';

/** A card over the page that leaves the page usable. */
export const card = screenStyle({
  position: 'fixed',
  zIndex: 50,
  insetInline: 0,
  bottom: space.s16,
  width: 'fit-content',
  maxWidth: 'calc(100% - 32px)',
  marginInline: 'auto',
  border: `1px solid ${theme.border}`,
  borderRadius: radius.card,
  background: theme.raised,
});
