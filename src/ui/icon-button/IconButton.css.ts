import { theme } from '../../theme/contract.css.js';
import { radius, size } from '../../theme/scale.js';
import { uiStyle, when } from '../../theme/styles.js';

export const button = uiStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: size.target,
  height: size.target,
  borderRadius: radius.control,
  fontSize: '1.0625rem',
  selectors: { '&:active:not(:disabled)': { background: theme.sunken }, '&:disabled': { color: theme.faint } },
  '@media': { [when.hover]: { selectors: { '&:hover:not(:disabled)': { background: theme.sunken } } } },
});

/** A dot for unread items; the label gives their number. */
export const dotted = uiStyle({
  '::after': {
    content: '""',
    position: 'absolute',
    top: '10px',
    right: '11px',
    width: '8px',
    height: '8px',
    boxSizing: 'content-box',
    borderRadius: '50%',
    border: `2px solid ${theme.page}`,
    background: theme.criticalSolid,
  },
});
