import { space } from '../../../theme/scale.js';
import { on, screenStyle } from '../../../theme/styles.js';

/** On desktop no wider than a name and its button belong together. */
export const column = screenStyle({ selectors: { [on.desktop]: { maxWidth: '44rem' } } });
export const mark = screenStyle({ display: 'block', marginTop: space.s4 });
