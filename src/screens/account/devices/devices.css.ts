import { space } from '../../../theme/scale.js';
import { on, screenStyle } from '../../../theme/styles.js';

/** Limited on desktop, so that a name and its button stay close together. */
export const column = screenStyle({ selectors: { [on.desktop]: { maxWidth: '44rem' } } });
export const mark = screenStyle({ display: 'block', marginTop: space.s4 });
