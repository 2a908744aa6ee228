import { theme } from '../../../theme/contract.css.js';
import { space, text, weight } from '../../../theme/scale.js';
import { on, screenStyle } from '../../../theme/styles.js';

export const ended = screenStyle({
  display: 'grid',
  gap: space.s16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  selectors: { [on.desktop]: { gap: space.s24, gridTemplateColumns: 'minmax(0, 1fr) 24rem' } },
});

export const pay = screenStyle({ display: 'grid', justifyItems: 'center', gap: space.s12, textAlign: 'center' });
export const buttons = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space.s10,
  width: '100%',
});
export const button = screenStyle({ flex: '1 1 auto' });
export const hint = screenStyle({ color: theme.muted, fontSize: text.t13, textAlign: 'center' });
export const orderLine = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: `0 ${space.s8}`,
  color: theme.muted,
  fontSize: text.t13,
});
/** The time left. Its digits have one width, so that it does not tremble. */
export const left = screenStyle({ fontSize: text.t15, fontWeight: weight.semi, fontVariantNumeric: 'tabular-nums' });
export const another = screenStyle({ justifySelf: 'center' });
