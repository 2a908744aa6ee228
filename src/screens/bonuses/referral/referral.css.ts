import { space } from '../../../theme/scale.js';
import { on, screenStyle } from '../../../theme/styles.js';

export const invite = screenStyle({ display: 'grid', gap: space.s16, gridTemplateColumns: 'minmax(0, 1fr)' });
/** The code above the link on a phone, beside it on desktop. */
export const ways = screenStyle({
  display: 'grid',
  gap: space.s16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  selectors: { [on.desktop]: { gap: space.s24, gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center' } },
});
export const words = screenStyle({
  display: 'grid',
  gap: space.s16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifySelf: 'stretch',
});
export const code = screenStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s8 });
