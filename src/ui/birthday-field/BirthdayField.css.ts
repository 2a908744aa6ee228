import { space } from '../../theme/scale.js';
import { uiStyle } from '../../theme/styles.js';

/** Day and year are short, a month is a word. */
export const parts = uiStyle({
  display: 'grid',
  gap: space.s8,
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 8fr) minmax(0, 6fr)',
  alignItems: 'end',
});
