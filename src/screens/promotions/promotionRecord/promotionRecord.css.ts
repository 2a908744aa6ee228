import { space, text } from '../../../theme/scale.js';
import { screenStyle } from '../../../theme/styles.js';
import { theme } from '../../../theme/contract.css.js';

export const balance = screenStyle({ display: 'grid', justifyItems: 'center', gap: space.s8, textAlign: 'center' });
export const caption = screenStyle({ fontSize: text.t13, color: theme.muted });
