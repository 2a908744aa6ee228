import { theme } from '../../theme/contract.css.js';
import { lineHeight, radius, space, text, weight } from '../../theme/scale.js';
import { uiStyle, when } from '../../theme/styles.js';

export const rows = uiStyle({ marginBottom: space.s10 });
export const row = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s12,
  minHeight: '4.5rem',
  padding: '8px 4px 8px 8px',
  border: `1px solid ${theme.border}`,
  borderRadius: radius.card,
  background: theme.raised,
  '@media': { [when.largeText]: { flexWrap: 'wrap' } },
});
const picture = uiStyle({
  flex: 'none',
  width: '3.5rem',
  height: '3.5rem',
  borderRadius: radius.control,
  background: theme.sunken,
});
export const thumbnail = uiStyle({ objectFit: 'cover' }, picture);
export const placeholder = uiStyle({ display: 'grid', placeItems: 'center', color: theme.muted }, picture);
export const words = uiStyle({ flex: 1, minWidth: 0, '@media': { [when.largeText]: { flexBasis: '60%' } } });
export const name = uiStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: text.t14,
  fontWeight: weight.medium,
  lineHeight: lineHeight.snug,
});
const state = uiStyle({ fontSize: text.t13, lineHeight: lineHeight.snug });
export const working = uiStyle({ color: theme.muted }, state);
export const done = uiStyle({ color: theme.positive }, state);
export const fault = uiStyle({ color: theme.critical }, state);
export const buttons = uiStyle({ display: 'flex', flex: 'none', color: theme.muted });
