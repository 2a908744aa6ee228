import { theme } from '../../../theme/contract.css.js';
import { lineHeight, radius, space, text, weight } from '../../../theme/scale.js';
import { screenStyle, when } from '../../../theme/styles.js';

/** What is typed into the app of the bank. */
export const account = screenStyle({
  padding: '4px 14px',
  borderRadius: radius.card,
  background: theme.sunken,
});
export const note = screenStyle({
  paddingBlock: space.s8,
  color: theme.muted,
  fontSize: text.t13,
  lineHeight: lineHeight.snug,
});
export const receipts = screenStyle({ marginBottom: space.s10 });
export const receipt = screenStyle({
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
const picture = screenStyle({
  flex: 'none',
  width: '3.5rem',
  height: '3.5rem',
  borderRadius: radius.control,
  background: theme.sunken,
});
export const thumbnail = screenStyle({ objectFit: 'cover' }, picture);
export const placeholder = screenStyle({ display: 'grid', placeItems: 'center', color: theme.muted }, picture);
export const words = screenStyle({ flex: 1, minWidth: 0, '@media': { [when.largeText]: { flexBasis: '60%' } } });
export const name = screenStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: text.t14,
  fontWeight: weight.medium,
  lineHeight: lineHeight.snug,
});
const state = screenStyle({ fontSize: text.t13, lineHeight: lineHeight.snug });
export const working = screenStyle({ color: theme.muted }, state);
export const done = screenStyle({ color: theme.positive }, state);
export const fault = screenStyle({ color: theme.critical }, state);
export const buttons = screenStyle({ display: 'flex', flex: 'none', color: theme.muted });
