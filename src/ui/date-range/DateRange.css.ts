import { space } from '../../theme/scale.js';
import { on, uiStyle, when } from '../../theme/styles.js';

export const range = uiStyle({
  display: 'grid',
  gap: space.s12,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  selectors: { [on.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 16rem))' } },
  '@media': { [when.largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** On a phone below each other: beside each other a month has room for three letters. */
export const days = uiStyle({
  display: 'grid',
  gap: space.s12,
  '@media': { [when.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  selectors: { [on.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 16rem))' } },
});
