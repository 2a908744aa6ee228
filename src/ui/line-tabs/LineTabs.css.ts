import { theme } from '../../theme/contract.css.js';
import { lineHeight, size, space, text, weight } from '../../theme/scale.js';
import { uiStyle } from '../../theme/styles.js';

export const tabs = uiStyle({
  display: 'flex',
  gap: space.s24,
  borderBottom: `1px solid ${theme.border}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});
export const tab = uiStyle({
  flex: 'none',
  minHeight: size.target,
  padding: '0',
  borderBottom: '2px solid transparent',
  color: theme.muted,
  fontSize: text.t15,
  fontWeight: weight.medium,
  lineHeight: lineHeight.snug,
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
});
export const selected = uiStyle({ color: theme.text, fontWeight: weight.semi, borderColor: theme.accent }, tab);
