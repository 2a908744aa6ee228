import { space } from '../../../theme/scale.js';
import { on, screenStyle } from '../../../theme/styles.js';

/** Limited on desktop, so that a game and its buttons stay close together. */
export const column = screenStyle({ selectors: { [on.desktop]: { maxWidth: '44rem' } } });
export const game = screenStyle({ display: 'grid', gap: space.s12 });
export const transfer = screenStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s8 });
export const buttons = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: space.s8 });
