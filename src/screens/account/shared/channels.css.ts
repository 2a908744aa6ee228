import { screenStyle } from '../../../theme/styles.js';
import { link as linkStyle } from '../../../ui/text/text.css.js';

/** The whole row can be tapped: the link covers it. */
export const link = screenStyle(
  { selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } } },
  linkStyle,
);
