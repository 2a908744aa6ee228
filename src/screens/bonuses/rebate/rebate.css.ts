import { space } from '../../../theme/scale.js';
import { on, screenStyle } from '../../../theme/styles.js';

/** What can be claimed and the terms, then the days. On desktop the days are beside them. */
export const columns = screenStyle({
  display: 'grid',
  gap: space.s24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  selectors: { [on.desktop]: { gridTemplateColumns: '26rem minmax(0, 1fr)' } },
});
