import { space } from '../../../theme/scale.js';
import { on, screenStyle } from '../../../theme/styles.js';

export const columns = screenStyle({
  display: 'grid',
  gap: `${space.s24} ${space.s24}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  selectors: { [on.desktop]: { gridTemplateColumns: 'minmax(0, 24rem) minmax(0, 1fr)' } },
});
export const column = screenStyle({ display: 'grid', gap: space.s12, gridTemplateColumns: 'minmax(0, 1fr)' });
export const buttons = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: space.s8 });
export const eye = screenStyle({ margin: '-12px -10px -12px 0', color: 'inherit' });
