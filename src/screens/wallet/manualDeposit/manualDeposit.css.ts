import { theme } from '../../../theme/contract.css.js';
import { lineHeight, radius, space, text } from '../../../theme/scale.js';
import { screenStyle } from '../../../theme/styles.js';

/** What is typed into the app of the bank. */
export const account = screenStyle({
  padding: '4px 14px',
  borderRadius: radius.card,
  background: theme.sunken,
});
export const note = screenStyle({
  paddingBlock: space.s8,
  color: theme.muted,
  fontSize: text.t13,
  lineHeight: lineHeight.snug,
});
