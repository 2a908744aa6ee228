import { theme } from '../../../theme/contract.css.js';
import { screenStyle, on, when } from '../../../theme/styles.js';
import { space, size } from '../../../theme/scale.js';
import { rpx } from '../../../theme/units.js';

/** Back at the left, the language at the right, no title. */
export const bar = screenStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s8,
  minHeight: size.topbar,
  marginInlineStart: '-10px',
});
export const greeting = screenStyle({ padding: `10px 0 ${space.s24}` });
/** The shape of the logo starts an eighth inside its box. */
export const mark = screenStyle({ marginInlineStart: '-6px' });
export const name = screenStyle({ marginTop: '14px' });
export const words = screenStyle({ marginTop: space.s4 });
/** A login page on a desktop: one column in the middle, as wide as the form of the popup. */
export const column = screenStyle({
  padding: `0 ${space.gutter} ${space.s32}`,
  selectors: { [on.desktop]: { maxWidth: '31rem', margin: '0 auto', padding: `${space.s24} 0 ${space.s48}` } },
});
/** The specification's login button: 64rpx above it. */
export const submit = screenStyle({ marginTop: rpx(64) });
/** A choice that does not belong to the page's form. */
export const quiet = screenStyle({ color: theme.text, fontWeight: 'inherit' });
/** The countdown is plain text beside the code, without a surface. */
export const counting = screenStyle({
  paddingInline: 0,
  background: 'none',
  fontWeight: 'inherit',
  selectors: { '&:disabled': { background: 'none' } },
});
export const underCode = screenStyle({ marginTop: space.s8 });
/** Between the form and another way to log in. */
export const otherWay = screenStyle({ display: 'grid', gap: space.s12, marginTop: space.s16 });
export const fields = screenStyle({ display: 'grid', gap: space.s16, gridTemplateColumns: 'minmax(0, 1fr)' });
export const centred = screenStyle({
  marginTop: space.s16,
  textAlign: 'center',
  '@media': { [when.largeText]: { textAlign: 'start' } },
});
