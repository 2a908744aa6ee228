import { space } from '../../../theme/scale.js';
import { on, screenStyle } from '../../../theme/styles.js';

/** One column, on desktop too. */
export const column = screenStyle({
  display: 'grid',
  gap: space.s16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: { [on.desktop]: { maxWidth: '34rem', marginInline: 'auto' } },
});
