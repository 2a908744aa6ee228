import { theme } from '../../../theme/contract.css.js';
import { lineHeight, radius, space, text, weight } from '../../../theme/scale.js';
import { on, screenStyle, when } from '../../../theme/styles.js';

export const list = screenStyle({ maxWidth: '40rem' });
export const row = screenStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.s12,
  minHeight: '3.25rem',
  padding: '6px 8px',
  borderRadius: radius.card,
  selectors: {
    '&:active': { background: theme.sunken },
    '&:focus-within': { background: theme.soft },
    [on.desktop]: { paddingInline: '12px' },
  },
  '@media': { [when.hover]: { selectors: { '&:hover': { background: theme.soft } } } },
});
/** Covers its row, as the link of a game's card covers the card. */
export const link = screenStyle({
  textAlign: 'start',
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.card },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${theme.focus}`, outlineOffset: '-2px' },
  },
});
export const all = screenStyle({ color: theme.accentText, fontWeight: weight.semi }, link);
/** As wide as a picture, so that all words begin at one line. */
export const icon = screenStyle({ flex: 'none', width: '2.25rem', color: theme.muted, fontSize: '1.125rem' });
export const art = screenStyle({
  position: 'relative',
  flex: 'none',
  width: '2.25rem',
  aspectRatio: '3/4',
  borderRadius: '8px',
  overflow: 'hidden',
  background: theme.sunken,
});
export const words = screenStyle({ flex: 1, minWidth: 0, fontSize: text.t15, lineHeight: lineHeight.snug });
export const note = screenStyle({
  display: 'block',
  color: theme.muted,
  fontSize: text.t12,
  fontWeight: weight.regular,
});
export const count = screenStyle({ color: theme.muted, fontSize: text.t13, fontVariantNumeric: 'tabular-nums' });
