import { theme } from '../../theme/contract.css.js';
import { lineHeight, space, text } from '../../theme/scale.js';
import { uiStyle } from '../../theme/styles.js';

export const bars = uiStyle({ display: 'flex', gap: space.s6 });
export const bar = uiStyle({ flex: 1, height: '4px', borderRadius: '2px', background: theme.border });
export const reached = uiStyle({ background: theme.accent }, bar);
export const words = uiStyle({
  marginTop: space.s10,
  color: theme.muted,
  fontSize: text.t13,
  lineHeight: lineHeight.snug,
});
