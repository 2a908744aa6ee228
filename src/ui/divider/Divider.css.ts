import { theme } from '../../theme/contract.css.js';
import { space, text } from '../../theme/scale.js';
import { uiStyle } from '../../theme/styles.js';

const line = { content: '""', flex: 1, borderTop: `1px solid ${theme.border}` } as const;
export const divider = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s8,
  color: theme.muted,
  fontSize: text.t13,
  '::before': line,
  '::after': line,
});
