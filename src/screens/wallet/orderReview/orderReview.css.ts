import { space } from '../../../theme/scale.js';
import { on, screenStyle } from '../../../theme/styles.js';

export const columns = screenStyle({
  display: 'grid',
  gap: space.s16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  selectors: { [on.desktop]: { gap: space.s24, gridTemplateColumns: 'minmax(0, 1fr) 24rem' } },
});
export const figure = screenStyle({ display: 'block', marginBottom: space.s8 });
