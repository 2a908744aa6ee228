import { theme } from '../../../theme/contract.css.js';
import { lineHeight, space, text, weight } from '../../../theme/scale.js';
import { on, screenStyle } from '../../../theme/styles.js';

/** Limited on desktop, so that a card and its buttons stay close together. */
export const column = screenStyle({ selectors: { [on.desktop]: { maxWidth: '44rem' } } });
export const head = screenStyle({ display: 'flex', alignItems: 'flex-start', gap: space.s12 });
export const words = screenStyle({ flex: 1, minWidth: 0, lineHeight: lineHeight.snug });
export const name = screenStyle({ fontWeight: weight.semi, overflowWrap: 'anywhere' });
export const number = screenStyle({ fontVariantNumeric: 'tabular-nums', letterSpacing: '.04em' });
export const holder = screenStyle({ color: theme.muted, fontSize: text.t13, overflowWrap: 'anywhere' });
export const actions = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s8,
});
