import { theme } from '../../theme/contract.css.js';
import { radius, size, text } from '../../theme/scale.js';
import { uiStyle } from '../../theme/styles.js';

export const box = uiStyle({ position: 'relative' });
export const select = uiStyle({
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: size.field,
  padding: '0 44px 0 14px',
  borderRadius: radius.control,
  background: theme.raised,
  boxShadow: `inset 0 0 0 1px ${theme.borderStrong}`,
  fontSize: text.field,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: 'none', boxShadow: `inset 0 0 0 2px ${theme.focus}` },
    '&[aria-invalid]': { boxShadow: `inset 0 0 0 2px ${theme.criticalSolid}` },
    '&:disabled': { background: theme.sunken, color: theme.muted },
  },
});
export const chevron = uiStyle({
  position: 'absolute',
  right: '14px',
  top: '50%',
  transform: 'translateY(-50%)',
  color: theme.muted,
  pointerEvents: 'none',
});
