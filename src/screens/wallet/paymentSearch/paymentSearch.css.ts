import { space } from '../../../theme/scale.js';
import { on, screenStyle } from '../../../theme/styles.js';

/** The result is below the form on a phone, and beside it on desktop. */
export const columns = screenStyle({
  display: 'grid',
  gap: space.s16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  selectors: { [on.desktop]: { gap: space.s24, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const head = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space.s8,
});
