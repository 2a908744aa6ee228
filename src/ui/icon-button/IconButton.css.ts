import { theme } from '../../theme/contract.css.js';
import { radius, size } from '../../theme/scale.js';
import { uiStyle, when } from '../../theme/styles.js';

export const button = uiStyle({
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
