import { theme } from '../../theme/contract.css.js';
import { font, lineHeight, motion, radius, space, text, weight } from '../../theme/scale.js';
import { uiStyle } from '../../theme/styles.js';

export const head = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `0 ${space.s12}`,
  marginBottom: space.s8,
  lineHeight: lineHeight.snug,
});
export const label = uiStyle({ fontSize: text.t15, fontWeight: weight.semi });
export const aside = uiStyle({ color: theme.muted, fontSize: text.t13, fontVariantNumeric: 'tabular-nums' });

export const box = uiStyle({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.s6,
  padding: '10px 16px',
  borderRadius: radius.card,
  background: theme.raised,
  boxShadow: `inset 0 0 0 1px ${theme.borderStrong}`,
  fontFamily: font.display,
  fontSize: text.t32,
  fontWeight: weight.semi,
  lineHeight: 1.3,
  letterSpacing: '-.03em',
  fontVariantNumeric: 'tabular-nums',
  transition: `box-shadow 0s ${motion.focusCleared}`,
  selectors: {
    '&:focus-within': { boxShadow: `inset 0 0 0 2px ${theme.focus}`, transitionDelay: '0s' },
    '[data-invalid] > &': { boxShadow: `inset 0 0 0 2px ${theme.criticalSolid}` },
  },
});
export const currency = uiStyle({ color: theme.muted, fontSize: '.6em', fontWeight: weight.medium });
export const input = uiStyle({
  flex: 1,
  minWidth: 0,
  height: '1.3em',
  selectors: { '&:focus-visible': { outline: 'none' } },
});
export const clear = uiStyle({
  alignSelf: 'center',
  margin: '-10px -14px -10px 0',
  color: theme.muted,
  selectors: { 'button&': { width: '3rem', height: '3rem' }, 'button&:hover:not(:disabled)': { background: 'none' } },
});

/** Four in a line, or as many as fit: an amount never breaks. */
export const picks = uiStyle({ display: 'flex', flexWrap: 'wrap', gap: space.s8, marginTop: space.s12 });
export const pick = uiStyle({
  flex: '1 0 21%',
  maxWidth: '50%',
  whiteSpace: 'nowrap',
  minHeight: '2.75rem',
  borderRadius: radius.control,
  background: theme.raised,
  boxShadow: `inset 0 0 0 1px ${theme.border}`,
  fontSize: text.t14,
  fontWeight: weight.medium,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:disabled': { background: theme.sunken, color: theme.muted } },
});
export const picked = uiStyle(
  {
    background: theme.accentSoft,
    color: theme.accentSoftOn,
    boxShadow: `inset 0 0 0 2px ${theme.accent}`,
    fontWeight: weight.semi,
  },
  pick,
);
