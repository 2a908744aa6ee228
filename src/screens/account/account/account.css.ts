import { accentRoles } from '../../../theme/accents.js';
import { theme } from '../../../theme/contract.css.js';
import type { Accent } from '../../../theme/recipe.js';
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

export const themeChoice = screenStyle({ display: 'grid', gap: space.s12, marginTop: space.s12 });
export const switches = screenStyle({ display: 'grid', gap: space.s16, marginTop: space.s12 });
export const swatches = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: `${space.s4} ${space.s16}` });
export const choice = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s8,
  minHeight: '3rem',
  color: theme.muted,
  fontSize: text.t13,
  selectors: { '&[aria-pressed=true]': { color: theme.text, fontWeight: weight.semi } },
});

const disc = screenStyle({
  flex: 'none',
  width: '2.25rem',
  height: '2.25rem',
  borderRadius: '50%',
  selectors: { '[aria-pressed=true] > &': { boxShadow: `0 0 0 2px ${theme.raised}, 0 0 0 4px ${theme.focus}` } },
});
const colourOf = (accent: Accent) => screenStyle({ background: accentRoles(accent, 'light').accent }, disc);
export const swatch: Record<Accent, string> = {
  blue: colourOf('blue'),
  pink: colourOf('pink'),
  green: colourOf('green'),
};
