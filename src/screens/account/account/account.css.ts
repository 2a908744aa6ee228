import { theme } from '../../../theme/contract.css.js';
import { lineHeight, space, text, weight } from '../../../theme/scale.js';
import { on, screenStyle } from '../../../theme/styles.js';
import { sheetTitle, smallMuted } from '../../../ui/text/text.css.js';

export const heading = screenStyle({ padding: '4px 0 12px' });
export const columns = screenStyle({
  display: 'grid',
  gap: space.s12,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  selectors: { [on.desktop]: { gap: space.s20, gridTemplateColumns: 'minmax(0, 21rem) repeat(2, minmax(0, 1fr))' } },
});
export const column = screenStyle({ display: 'grid', gap: space.s12, gridTemplateColumns: 'minmax(0, 1fr)' });
export const ways = screenStyle({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space.s10 });

export const profile = screenStyle({ display: 'flex', alignItems: 'center', gap: space.s16, textAlign: 'start' });
export const names = screenStyle({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const name = screenStyle({ display: 'block' }, sheetTitle);
export const phone = screenStyle({ display: 'block' }, smallMuted);
export const go = screenStyle({ color: theme.muted });
export const level = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s6,
  marginTop: space.s4,
  color: theme.accentText,
  fontSize: text.t13,
  fontWeight: weight.medium,
  lineHeight: lineHeight.snug,
});

export const bar = screenStyle({ marginTop: space.s12 });
export const benefits = screenStyle({ display: 'grid', gap: space.s8 });
