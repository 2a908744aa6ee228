import { space } from '../../../theme/scale.js';
import { on, screenStyle } from '../../../theme/styles.js';

export const column = screenStyle({ selectors: { [on.desktop]: { maxWidth: '44rem' } } });
export const head = screenStyle({ display: 'flex', alignItems: 'center', gap: space.s16 });
export const names = screenStyle({ minWidth: 0, overflowWrap: 'anywhere' });
export const change = screenStyle({ marginTop: space.s8 });
/** A line of its own, which a text without blanks does not widen. */
export const line = screenStyle({ display: 'block', overflowWrap: 'anywhere' });
