import { createVar } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { lineHeight, space, text, weight } from '../../theme/scale.js';
import { on, uiStyle, when } from '../../theme/styles.js';

const inset = createVar();

export const item = uiStyle({
  position: 'relative',
  vars: { [inset]: '64px' },
  selectors: {
    '& + &::before': {
      content: '""',
      position: 'absolute',
      top: 0,
      left: inset,
      right: 0,
      borderTop: `1px solid ${theme.border}`,
    },
  },
});
/** Rows of a menu: no disc, lower. */
export const plainItem = uiStyle({ vars: { [inset]: '54px' } }, item);
export const bareItem = uiStyle({ vars: { [inset]: '16px' } }, item);

export const row = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s12,
  width: '100%',
  minHeight: '3.5rem',
  padding: '10px 16px',
  selectors: { [on.desktop]: { paddingInline: '20px' } },
  // A wide figure goes below the words instead of breaking them.
  '@media': { [when.narrow]: { flexWrap: 'wrap' } },
});
export const pressable = uiStyle(
  {
    selectors: { '&:active': { background: theme.sunken }, '&:focus-visible': { outlineOffset: '-2px' } },
    '@media': { [when.hover]: { selectors: { '&:hover': { background: theme.soft } } } },
  },
  row,
);

const disc = uiStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '2.25rem',
  height: '2.25rem',
  borderRadius: '50%',
  fontSize: text.t15,
});
export const tone = {
  neutral: uiStyle({ background: theme.sunken, color: theme.text }, disc),
  accent: uiStyle({ background: theme.accentSoft, color: theme.accentSoftOn }, disc),
  positive: uiStyle({ background: theme.positiveSoft, color: theme.positiveOnSoft }, disc),
  caution: uiStyle({ background: theme.cautionSoft, color: theme.cautionOnSoft }, disc),
  critical: uiStyle({ background: theme.criticalSoft, color: theme.criticalOnSoft }, disc),
  /** No disc at all: rows of a menu. */
  plain: uiStyle({ flex: 'none', display: 'grid', placeItems: 'center', width: '1.625rem', color: theme.text }),
} as const;

export const words = uiStyle({
  flex: 1,
  minWidth: 0,
  '@media': { [when.narrow]: { flexBasis: '7rem' }, [when.largeText]: { flexBasis: '60%' } },
});
export const title = uiStyle({
  display: 'block',
  fontSize: text.t15,
  fontWeight: weight.medium,
  lineHeight: lineHeight.snug,
});
export const note = uiStyle({ display: 'block', color: theme.muted, fontSize: text.t13, lineHeight: lineHeight.snug });
export const figures = uiStyle({
  display: 'grid',
  justifyItems: 'end',
  gap: space.s2,
  fontSize: text.t15,
  fontWeight: weight.semi,
  lineHeight: lineHeight.snug,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [when.narrow]: { marginInlineStart: 'auto' },
    [when.largeText]: { marginInlineStart: '48px', justifyItems: 'start', textAlign: 'start' },
  },
});
export const quietFigures = uiStyle({ color: theme.muted, fontSize: text.t13, fontWeight: weight.regular }, figures);
export const go = uiStyle({ color: theme.faint });
