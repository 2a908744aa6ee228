import { space } from '../../theme/scale.js';
import { uiStyle } from '../../theme/styles.js';

/** A month is a word with its year, a day has two digits. */
export const day = uiStyle({
  display: 'grid',
  gap: space.s8,
  gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 5fr)',
  alignItems: 'end',
});
/** A day is a word, hour and minute have two digits. */
export const time = uiStyle({
  display: 'grid',
  gap: space.s8,
  gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 5fr) minmax(0, 5fr)',
  alignItems: 'end',
});
