import { on, screenStyle } from '../../../theme/styles.js';

/** Limited on desktop, so that the name and its button stay close together. */
export const column = screenStyle({ selectors: { [on.desktop]: { maxWidth: '44rem' } } });
