import { radius } from '../../../theme/scale.js';
import { on, screenStyle } from '../../../theme/styles.js';

export const desktopOnly = screenStyle({ display: 'none', selectors: { [on.desktop]: { display: 'block' } } });
export const mobileOnly = screenStyle({ selectors: { [on.desktop]: { display: 'none' } } });
export const arrival = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  scrollMarginTop: '8rem',
  outline: 'none',
  selectors: { '&:focus-visible': { outline: 'none' } },
});
export const bankMark = screenStyle({ flex: 'none', borderRadius: radius.control });
