import { keyframes, type StyleRule } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { motion, onArt, radius, size, space, text, weight } from '../../theme/scale.js';
import { on, uiStyle, when } from '../../theme/styles.js';

const off = '&:disabled';

const base = uiStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.s8,
  minWidth: size.target,
  height: size.control,
  padding: '0 20px',
  borderRadius: radius.control,
  fontSize: text.control,
  fontWeight: weight.semi,
  lineHeight: 1.2,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  transition: `background ${motion.fast} ${motion.ease}, transform ${motion.tap}`,
  selectors: {
    '&:active:not(:disabled, [aria-disabled])': { transform: 'scale(.985)' },
    [off]: { background: theme.sunken, color: theme.muted, boxShadow: 'none' },
    [on.burmese]: { lineHeight: 2 },
  },
  '@media': {
    [when.largeText]: { height: 'auto', minHeight: size.control, paddingBlock: space.s8, whiteSpace: 'normal' },
  },
});

/** Three stand in one row of a phone if their words allow it; else the last one has the next row. */
const besideOthers: StyleRule = { flex: '1 1 auto', paddingInline: space.s12 };

const variantOf = (drawn: StyleRule, hovered: string, pressed: string) =>
  uiStyle(
    {
      ...drawn,
      selectors: {
        '&:active:not(:disabled, [aria-disabled])': { background: pressed },
      },
      '@media': {
        [when.hover]: { selectors: { '&:hover:not(:disabled, [aria-disabled], :active)': { background: hovered } } },
      },
    },
    base,
  );

export const variant = {
  primary: variantOf({ background: theme.accent, color: theme.accentOn }, theme.accentHover, theme.accentPressed),
  soft: variantOf(
    { background: theme.accentSoft, color: theme.accentSoftOn },
    theme.accentSoftHover,
    theme.accentSoftHover,
  ),
  line: variantOf({ color: theme.text, boxShadow: `inset 0 0 0 1px ${theme.borderStrong}` }, theme.soft, theme.sunken),
  ghost: variantOf({ color: theme.accentText }, theme.accentSoft, theme.accentSoft),
  danger: variantOf({ background: theme.criticalSolid, color: theme.criticalOn }, theme.critical, theme.critical),
  /** The choice in a dialog that loses money; the safe choice is filled. */
  dangerGhost: variantOf({ color: theme.critical }, theme.criticalSoft, theme.criticalSoft),
  onHero: variantOf({ background: theme.heroOn, color: theme.hero, ...besideOthers }, theme.heroOn, theme.heroMuted),
  heroLine: variantOf(
    { background: onArt.veil, color: theme.heroOn, ...besideOthers },
    onArt.thickVeil,
    onArt.thickVeil,
  ),
} as const;

export const small = uiStyle({
  height: '2.25rem',
  padding: '0 14px',
  fontSize: text.t13,
  '@media': { [when.largeText]: { height: 'auto', minHeight: '2.25rem' } },
});
/** A long translation wraps instead of overflowing. */
export const wide = uiStyle({
  width: '100%',
  height: 'auto',
  minHeight: size.control,
  paddingBlock: space.s6,
  whiteSpace: 'normal',
});

const appear = keyframes({ to: { opacity: 1 } });
const vanish = keyframes({ to: { opacity: 0 } });
const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** The indicator shows after 800 ms; until then the button only ignores presses. */
export const pendingLabel = uiStyle({ animation: `${vanish} 1ms ${motion.indicatorDelay} forwards` });
export const label = uiStyle({
  display: 'inherit',
  alignItems: 'inherit',
  justifyContent: 'inherit',
  gap: 'inherit',
  minWidth: 0,
});
export const spinner = uiStyle({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  width: '1.25em',
  height: '1.25em',
  borderRadius: '50%',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  opacity: 0,
  animation: `${appear} 1ms ${motion.indicatorDelay} forwards, ${turn} 900ms linear infinite`,
});
