import { theme } from '../../theme/contract.css.js';
import { lineHeight, space, text, weight } from '../../theme/scale.js';
import { on, uiStyle } from '../../theme/styles.js';

const step = uiStyle({
  position: 'relative',
  minHeight: '2.75rem',
  padding: '0 0 20px 36px',
  '::after': {
    content: '""',
    position: 'absolute',
    left: '11px',
    top: '26px',
    bottom: '2px',
    width: '2px',
    borderRadius: '1px',
    background: theme.border,
  },
  selectors: { '&:last-child': { minHeight: 0, paddingBottom: 0 }, '&:last-child::after': { display: 'none' } },
});
const node = uiStyle({
  position: 'absolute',
  left: 0,
  top: 0,
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  borderRadius: '50%',
  background: theme.raised,
  boxShadow: `inset 0 0 0 2px ${theme.border}`,
  fontSize: '.75rem',
});

export const state = {
  done: uiStyle({ '::after': { background: theme.positiveSolid } }, step),
  now: step,
  stop: step,
  next: step,
} as const;

export const mark = {
  done: uiStyle({ background: theme.positiveSolid, color: theme.positiveOn, boxShadow: 'none' }, node),
  /** A halo without animation. */
  now: uiStyle(
    {
      boxShadow: `inset 0 0 0 2px ${theme.accent}, 0 0 0 5px ${theme.accentSoft}`,
      '::before': { content: '""', width: '8px', height: '8px', borderRadius: '50%', background: theme.accent },
    },
    node,
  ),
  stop: uiStyle({ background: theme.criticalSolid, color: theme.criticalOn, boxShadow: 'none' }, node),
  next: node,
} as const;
export const icon = uiStyle({ strokeWidth: 2.75 });

export const line = uiStyle({
  display: 'flex',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: `0 ${space.s12}`,
  fontSize: text.t15,
  fontWeight: weight.semi,
  lineHeight: 1.6,
  selectors: { [on.burmese]: { lineHeight: lineHeight.snug }, [on.thai]: { lineHeight: lineHeight.snug } },
});
export const nextLine = uiStyle({ color: theme.muted, fontWeight: weight.medium }, line);
export const time = uiStyle({
  color: theme.muted,
  fontSize: text.t13,
  fontWeight: weight.regular,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const reason = uiStyle({ color: theme.muted, fontSize: text.t13, lineHeight: lineHeight.body });
export const fix = uiStyle({ display: 'flex', flexWrap: 'wrap', gap: space.s8, marginTop: space.s8 });
