import { theme } from '../../theme/contract.css.js';
import { lineHeight, radius, size, space, text, weight } from '../../theme/scale.js';
import { on, uiStyle } from '../../theme/styles.js';

export const chip = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  gap: space.s8,
  minHeight: size.target,
  padding: '0 14px',
  borderRadius: radius.pill,
  background: theme.raised,
  border: `1px solid ${theme.border}`,
  fontSize: text.t14,
  fontWeight: weight.medium,
  lineHeight: lineHeight.snug,
  whiteSpace: 'nowrap',
  selectors: { [on.desktop]: { minHeight: '2.5rem', padding: '0 12px', gap: space.s6, fontSize: text.t13 } },
});
export const icon = uiStyle({ color: theme.muted });
/** A selected chip uses the text colour, because the accent is for actions. */
export const selected = uiStyle({ background: theme.text, color: theme.page, borderColor: theme.text }, chip);
export const row = uiStyle({
  display: 'flex',
  gap: space.s10,
  margin: `0 calc(-1 * ${space.gutter})`,
  padding: `0 ${space.gutter}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // What goes on beyond the end fades there, also where a tablet ends the row before its screen.
  maskImage: `linear-gradient(270deg, #0000, #000 ${space.gutter})`,
  selectors: { [on.desktop]: { flexWrap: 'wrap', gap: space.s6, margin: 0, padding: 0, maskImage: 'none' } },
});
