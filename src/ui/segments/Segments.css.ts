import { theme } from '../../theme/contract.css.js';
import { lineHeight, text, weight } from '../../theme/scale.js';
import { layeredGlobal, uiStyle, when } from '../../theme/styles.js';

export const well = uiStyle({
  display: 'flex',
  gap: '2px',
  padding: '3px',
  borderRadius: '12px',
  background: theme.sunken,
  '@media': { [when.largeText]: { flexWrap: 'wrap' } },
});
export const segment = uiStyle({
  flex: 1,
  display: 'grid',
  placeItems: 'center',
  minHeight: '2.375rem',
  padding: '0 12px',
  borderRadius: '9px',
  color: theme.muted,
  fontSize: text.t13,
  fontWeight: weight.medium,
  lineHeight: lineHeight.snug,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
});
export const selected = uiStyle(
  { background: theme.raised, color: theme.text, fontWeight: weight.semi, boxShadow: theme.e1 },
  segment,
);

// In dark mode a raised segment would be no lighter than the area around the well.
layeredGlobal('ui', `:root[data-mode=dark] ${selected}`, { background: theme.soft });
layeredGlobal('ui', `:root:not([data-mode]) ${selected}`, {
  '@media': { '(prefers-color-scheme: dark)': { background: theme.soft } },
});
