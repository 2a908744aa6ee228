import { theme } from '../../theme/contract.css.js';
import { lineHeight, space, text, weight } from '../../theme/scale.js';
import { uiStyle } from '../../theme/styles.js';

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space.s16}`,
  lineHeight: lineHeight.snug,
} as const;
export const densePair = uiStyle({ ...line, padding: '2px 0', fontSize: text.t13 });
export const pair = uiStyle({
  ...line,
  padding: '9px 0',
  fontSize: text.t14,
  selectors: { '& + &': { borderTop: `1px solid ${theme.border}` } },
});
export const key = uiStyle({ color: theme.muted });
export const value = uiStyle({
  minWidth: 0,
  fontWeight: weight.medium,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});
