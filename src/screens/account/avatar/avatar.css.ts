import { on, screenStyle } from '../../../theme/styles.js';

export const column = screenStyle({ selectors: { [on.desktop]: { maxWidth: '44rem' } } });
export const centred = screenStyle({ textAlign: 'center' });
