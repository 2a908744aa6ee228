import { theme } from '../../theme/contract.css.js';
import { lineHeight, motion, space, text, weight } from '../../theme/scale.js';
import { uiStyle } from '../../theme/styles.js';

export const line = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: `0 ${space.s8}`,
  marginBottom: '7px',
  lineHeight: lineHeight.snug,
});
export const label = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s6,
  fontSize: text.t14,
  fontWeight: weight.medium,
});
export const tick = uiStyle({ color: theme.positive, fontSize: '1rem' });
export const value = uiStyle({ color: theme.muted, fontSize: text.t13, fontVariantNumeric: 'tabular-nums' });
const barOf = (colour: string) => {
  const filled = { borderRadius: '4px', background: colour, transition: `width ${motion.bar} ${motion.easeOut}` };
  return uiStyle({
    appearance: 'none',
    display: 'block',
    width: '100%',
    height: '8px',
    overflow: 'hidden',
    border: 0,
    borderRadius: '4px',
    background: theme.border,
    // The bar is its color.
    forcedColorAdjust: 'none',
    selectors: {
      '&::-webkit-progress-bar': { background: 'transparent' },
      '&::-webkit-progress-value': filled,
      '&::-moz-progress-bar': filled,
    },
  });
};
export const bar = { open: barOf(theme.accent), reached: barOf(theme.positiveSolid) } as const;
export const note = uiStyle({
  marginTop: space.s6,
  color: theme.muted,
  fontSize: text.t13,
  lineHeight: lineHeight.snug,
});
