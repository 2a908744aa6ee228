import { theme } from '../../../theme/contract.css.js';
import { lineHeight, space, text } from '../../../theme/scale.js';
import { screenStyle } from '../../../theme/styles.js';

export const article = screenStyle({ maxWidth: '44rem' });
export const when = screenStyle({ marginTop: space.s6, color: theme.muted, fontSize: text.t13 });
export const lead = screenStyle({ marginTop: space.s16, fontWeight: 500 });
export const body = screenStyle({ marginTop: space.s12, lineHeight: lineHeight.body, whiteSpace: 'pre-line' });
