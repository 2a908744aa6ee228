import { space } from '../../../theme/scale.js';
import { on, screenStyle } from '../../../theme/styles.js';

export const column = screenStyle({
  display: 'grid',
  gap: space.s16,
  padding: `${space.s48} ${space.gutter} ${space.s24}`,
  selectors: { [on.desktop]: { maxWidth: '36rem', margin: '0 auto', padding: `${space.s48} 0` } },
});
