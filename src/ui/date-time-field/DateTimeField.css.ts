import { theme } from '../../theme/contract.css.js';
import { radius, size, text } from '../../theme/scale.js';
import { uiStyle } from '../../theme/styles.js';

export const input = uiStyle({
  display: 'block',
  width: '100%',
  minWidth: 0,
  minHeight: size.field,
  padding: '0 14px',
  borderRadius: radius.control,
  background: theme.raised,
  boxShadow: `inset 0 0 0 1px ${theme.borderStrong}`,
  fontSize: text.field,
  // Safari on a phone centres the time and keeps a shape of its own.
  appearance: 'none',
  textAlign: 'start',
  selectors: {
    '&:focus-visible': { outline: 'none', boxShadow: `inset 0 0 0 2px ${theme.focus}` },
    '&[aria-invalid]': { boxShadow: `inset 0 0 0 2px ${theme.criticalSolid}` },
    '&:disabled': { background: theme.sunken, color: theme.muted },
  },
});
