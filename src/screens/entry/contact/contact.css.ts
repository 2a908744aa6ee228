import { screenStyle } from '../../../theme/styles.js';
import { link as linkStyle } from '../../../ui/text/text.css.js';

/** The whole row is the target: the link grows over it. */
export const link = screenStyle(
  { selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } } },
  linkStyle,
);
