import { theme } from '../../theme/contract.css.js';
import { lineHeight, radius, space, text, weight } from '../../theme/scale.js';
import { chosenInForcedColors, layeredGlobal, uiStyle, when } from '../../theme/styles.js';

const label = uiStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.s12,
  minHeight: '2.75rem',
  lineHeight: lineHeight.snug,
  cursor: 'pointer',
});
export const kind = {
  line: uiStyle({ fontSize: text.t14 }, label),
  /** An optional offer: the 64 px option row. */
  card: uiStyle(
    {
      minHeight: '4rem',
      padding: '10px 14px',
      borderRadius: radius.card,
      background: theme.raised,
      boxShadow: `inset 0 0 0 1px ${theme.border}`,
      selectors: {
        '&:has(:checked)': {
          background: theme.accentSoft,
          boxShadow: `inset 0 0 0 2px ${theme.accent}`,
        },
      },
    },
    label,
  ),
} as const;
/** The native box, invisible over the styled one: it handles the keyboard, the form and screen readers. */
export const input = uiStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  width: '2.75rem',
  height: '100%',
  opacity: 0,
  cursor: 'inherit',
});
export const box = uiStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '1.375rem',
  height: '1.375rem',
  borderRadius: '6px',
  boxShadow: `inset 0 0 0 1.5px ${theme.borderStrong}`,
  color: 'transparent',
  fontSize: '.75rem',
  '@media': { [when.forcedColors]: { border: '1px solid ButtonBorder' } },
});
export const tick = uiStyle({ strokeWidth: 3 });
export const words = uiStyle({ flex: 1, minWidth: 0 });
export const title = uiStyle({ display: 'block', fontSize: text.t15, fontWeight: weight.semi });
export const note = uiStyle({ display: 'block', color: theme.muted, fontSize: text.t13 });

/** The native box may cover the first word, but not a link. */
layeredGlobal('ui', `${words} a`, { position: 'relative', zIndex: 1 });
layeredGlobal('ui', `${input}:checked + ${box}`, {
  background: theme.accent,
  boxShadow: 'none',
  color: theme.accentOn,
  ...chosenInForcedColors,
});
layeredGlobal('ui', `${input}[aria-invalid]:not(:checked) + ${box}`, {
  boxShadow: `inset 0 0 0 2px ${theme.criticalSolid}`,
});
layeredGlobal('ui', `${input}:focus-visible + ${box}`, { outline: `2px solid ${theme.focus}`, outlineOffset: '2px' });
