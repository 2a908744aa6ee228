import { theme } from '../../../theme/contract.css.js';
import { level, size, space } from '../../../theme/scale.js';
import { on, screenStyle } from '../../../theme/styles.js';

/** Above the tab bar and below every sheet. */
export const card = screenStyle({
  position: 'fixed',
  zIndex: level.bar + 1,
  insetInline: space.s12,
  bottom: `calc(${size.tabbar} + 12px + env(safe-area-inset-bottom))`,
  display: 'grid',
  gap: space.s8,
  maxHeight: '60vh',
  overflowY: 'auto',
  padding: space.s16,
  border: `1px solid ${theme.border}`,
  borderRadius: '16px',
  background: theme.raised,
  color: theme.text,
  boxShadow: theme.e2,
  selectors: { [on.desktop]: { insetInline: 'auto', insetInlineEnd: space.s24, bottom: space.s24, width: '24rem' } },
});
export const answers = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.s8,
  marginTop: space.s4,
});
