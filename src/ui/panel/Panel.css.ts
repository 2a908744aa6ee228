import { theme } from '../../theme/contract.css.js';
import { radius } from '../../theme/scale.js';
import { on, uiStyle } from '../../theme/styles.js';

const panel = uiStyle({
  background: theme.raised,
  border: `1px solid ${theme.border}`,
  borderRadius: radius.panel,
  padding: '16px',
  selectors: { [on.desktop]: { padding: '20px 22px' } },
});

export const kind = {
  normal: panel,
  /** For lists and tables, which bring their own padding. */
  flush: uiStyle({ padding: 0, overflow: 'hidden', selectors: { [on.desktop]: { padding: 0 } } }, panel),
  sunken: uiStyle({ background: theme.sunken, borderColor: 'transparent' }, panel),
} as const;
