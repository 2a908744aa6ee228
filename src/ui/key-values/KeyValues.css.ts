import { theme } from '../../theme/contract.css.js';
import { lineHeight, space, text, weight } from '../../theme/scale.js';
import { uiStyle } from '../../theme/styles.js';

export const pair = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space.s16}`,
  padding: '9px 0',
  fontSize: text.t14,
  lineHeight: lineHeight.snug,
  selectors: { '& + &': { borderTop: `1px solid ${theme.border}` } },
});
export const key = uiStyle({ color: theme.muted });
export const value = uiStyle({
  minWidth: 0,
  fontWeight: weight.medium,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});
