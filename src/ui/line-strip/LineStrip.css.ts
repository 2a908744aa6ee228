import { theme } from '../../theme/contract.css.js';
import { lineHeight, size, space, text, weight } from '../../theme/scale.js';
import { uiStyle, when } from '../../theme/styles.js';

export const strip = uiStyle({ minHeight: size.target });
export const lines = uiStyle({
  display: 'flex',
  gap: space.s20,
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'none',
});
export const line = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s10,
  width: '100%',
  minHeight: size.target,
  fontSize: text.t13,
  lineHeight: lineHeight.snug,
  color: theme.muted,
  selectors: {
    [`${lines} + &`]: { display: 'none' },
    // Figures are never cut: lines keep their width and scroll, and only the last one gives way on a desktop.
    [`${lines} > &`]: { flex: 'none', width: 'auto', maxWidth: '100%', scrollSnapAlign: 'start' },
    [`:root[data-device=pc] ${lines} > &:last-child`]: { flex: '0 1 auto', minWidth: 0 },
  },
});
export const icon = uiStyle({ color: theme.accentText, fontSize: text.t15 });
export const words = uiStyle({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [when.largeText]: { whiteSpace: 'normal' } },
});
export const what = uiStyle({ color: theme.text, fontWeight: weight.medium });
