import { theme } from '../../../theme/contract.css.js';
import { space, text, weight } from '../../../theme/scale.js';
import { screenStyle } from '../../../theme/styles.js';

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
/** The sum ends where the amounts of the rows below it end, before their arrows. */
export const day = screenStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.s12,
  padding: '14px 47px 6px 16px',
  background: theme.soft,
  color: theme.muted,
  fontSize: text.t13,
});
export const dayCell = screenStyle({ background: theme.soft, color: theme.muted, fontSize: text.t13 });
export const dayName = screenStyle({ fontSize: text.t13, fontWeight: weight.semi });
export const actions = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: space.s8 });
