import { theme } from '../../theme/contract.css.js';
import { lineHeight, radius, space, text, weight } from '../../theme/scale.js';
import { uiStyle, when } from '../../theme/styles.js';

export const card = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s12,
  minWidth: 0,
  padding: '8px 12px 8px 8px',
  background: theme.raised,
  border: `1px solid ${theme.border}`,
  borderRadius: radius.card,
  '@media': { [when.largeText]: { flexWrap: 'wrap' } },
});
export const art = uiStyle({
  position: 'relative',
  flex: 'none',
  width: '48px',
  height: '64px',
  borderRadius: '8px',
  overflow: 'hidden',
});
export const words = uiStyle({ flex: 1, minWidth: 0, '@media': { [when.largeText]: { flexBasis: '60%' } } });
const line = uiStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  lineHeight: lineHeight.snug,
  '@media': { [when.largeText]: { whiteSpace: 'normal' } },
});
export const name = uiStyle({ fontSize: text.t15, fontWeight: weight.semi }, line);
export const note = uiStyle({ fontSize: text.t13, color: theme.muted, fontVariantNumeric: 'tabular-nums' }, line);
