import { theme } from '../../theme/contract.css.js';
import { size, space, text } from '../../theme/scale.js';
import { uiStyle } from '../../theme/styles.js';

export const box = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s10,
  minWidth: 0,
  height: size.target,
  padding: '0 14px',
  borderRadius: '12px',
  background: theme.raised,
  border: `1px solid ${theme.borderStrong}`,
  color: theme.muted,
  fontSize: text.t14,
  cursor: 'text',
  selectors: { '&:focus-within': { outline: `2px solid ${theme.focus}`, outlineOffset: '-1px' } },
});
export const input = uiStyle({
  flex: 1,
  minWidth: 0,
  height: '100%',
  // At least 16 px: a phone zooms in on smaller fields.
  fontSize: '1rem',
  color: theme.text,
  appearance: 'none',
  selectors: { '&:focus-visible': { outline: 'none' }, '&::-webkit-search-cancel-button': { display: 'none' } },
});
export const clear = uiStyle({
  marginBlock: '-3px',
  marginInlineEnd: '-14px',
  selectors: { 'button&': { width: '3rem', height: '3rem' } },
});
export const key = uiStyle({
  padding: '1px 6px',
  border: `1px solid ${theme.border}`,
  borderRadius: '5px',
  fontFamily: 'inherit',
  fontSize: '.75rem',
});
