import { theme } from '../../../theme/contract.css.js';
import { text, weight } from '../../../theme/scale.js';
import { screenStyle } from '../../../theme/styles.js';

export const rank = screenStyle({
  minWidth: '1.5rem',
  color: theme.muted,
  fontSize: text.t14,
  fontWeight: weight.semi,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
export const topRank = screenStyle({ color: theme.accentText }, rank);
