import { space } from '../../../theme/scale.js';
import { on, screenStyle } from '../../../theme/styles.js';

/** Limited on desktop, so that a name and its buttons stay close together. */
export const column = screenStyle({ selectors: { [on.desktop]: { maxWidth: '44rem' } } });
/** One below the other on a phone, where the line has no room for both. */
export const buttons = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s8,
  selectors: { [on.desktop]: { flexDirection: 'row' } },
});
