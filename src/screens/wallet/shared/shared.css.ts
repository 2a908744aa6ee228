import { radius } from '../../../theme/scale.js';
import { on, screenStyle } from '../../../theme/styles.js';

export const desktopOnly = screenStyle({ display: 'none', selectors: { [on.desktop]: { display: 'block' } } });
export const mobileOnly = screenStyle({ selectors: { [on.desktop]: { display: 'none' } } });
export const bankMark = screenStyle({ flex: 'none', borderRadius: radius.control });
