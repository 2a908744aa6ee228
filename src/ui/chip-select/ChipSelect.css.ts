import { theme } from '../../theme/contract.css.js';
import { chip } from '../chip/Chip.css.js';
import { on, uiStyle } from '../../theme/styles.js';

export const box = uiStyle({ position: 'relative', display: 'inline-flex', flex: 'none', maxWidth: '100%' });
export const select = uiStyle(
  {
    appearance: 'none',
    fieldSizing: 'content',
    minWidth: 0,
    maxWidth: '100%',
    padding: '0 36px 0 14px',
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    selectors: { [on.desktop]: { padding: '0 34px 0 12px' } },
  },
  chip,
);
/** The filter is active. */
export const active = uiStyle({ borderColor: theme.text, boxShadow: `inset 0 0 0 1px ${theme.text}` }, select);
export const chevron = uiStyle({
  position: 'absolute',
  right: '12px',
  top: '50%',
  transform: 'translateY(-50%)',
  color: theme.muted,
  pointerEvents: 'none',
});
