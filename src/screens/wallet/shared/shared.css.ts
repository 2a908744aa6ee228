import { theme } from '../../../theme/contract.css.js';
import { lineHeight, text } from '../../../theme/scale.js';
import { on, screenStyle } from '../../../theme/styles.js';

export const orderNo = screenStyle({
  fontSize: text.t13,
  lineHeight: lineHeight.snug,
  overflowWrap: 'anywhere',
  userSelect: 'all',
  fontVariantNumeric: 'tabular-nums',
  color: theme.muted,
});
export const desktopOnly = screenStyle({ display: 'none', selectors: { [on.desktop]: { display: 'block' } } });
export const mobileOnly = screenStyle({ selectors: { [on.desktop]: { display: 'none' } } });
export const arrival = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  scrollMarginTop: '8rem',
  outline: 'none',
  selectors: { '&:focus-visible': { outline: 'none' } },
});
