import { theme } from '../../../theme/contract.css.js';
import { size, space, text, weight } from '../../../theme/scale.js';
import { on, screenStyle } from '../../../theme/styles.js';

export const begin = screenStyle({
  display: 'flex',
  justifyContent: 'flex-end',
  marginBottom: `calc(-1 * ${space.s24})`,
});
export const bar = screenStyle({ marginBottom: space.s12 });
/** In reach of a thumb, above the tab bar. */
export const foot = screenStyle({
  position: 'sticky',
  bottom: `calc(${size.tabbar} + ${space.s8})`,
  display: 'grid',
  selectors: { [on.desktop]: { bottom: space.s8, justifyContent: 'start' } },
});
export const item = screenStyle({ selectors: { '& + &': { borderTop: `1px solid ${theme.border}` } } });
export const choice = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s12,
  minHeight: size.target,
  padding: `${space.s8} ${space.s16}`,
  cursor: 'pointer',
});
export const box = screenStyle({ flex: 'none', width: '1.25rem', height: '1.25rem', accentColor: theme.accent });
export const words = screenStyle({ display: 'grid', minWidth: 0, fontWeight: weight.medium });
export const maker = screenStyle({ color: theme.muted, fontSize: text.t13, fontWeight: weight.regular });
