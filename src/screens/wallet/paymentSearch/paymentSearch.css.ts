import { space } from '../../../theme/scale.js';
import { on, screenStyle } from '../../../theme/styles.js';

export const column = screenStyle({
  display: 'grid',
  gap: space.s16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: { [on.desktop]: { maxWidth: '44rem' } },
});
export const figure = screenStyle({ display: 'block', marginBottom: space.s8 });
