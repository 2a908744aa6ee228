import { theme } from '../../../theme/contract.css.js';
import { space, text, weight } from '../../../theme/scale.js';
import { on, screenStyle, when } from '../../../theme/styles.js';

export const selects = screenStyle({
  display: 'grid',
  gap: space.s12,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  selectors: { [on.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 16rem))' } },
  '@media': { [when.largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const open = screenStyle({
  minHeight: '2.75rem',
  color: theme.accentText,
  fontWeight: weight.medium,
  textAlign: 'start',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '.2em' } },
});
export const more = screenStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: space.s8,
  color: theme.muted,
  fontSize: text.t13,
});
export const figure = screenStyle({ display: 'grid', justifyItems: 'center', gap: space.s8, marginBottom: space.s12 });
