import { space } from '../../../theme/scale.js';
import { screenStyle } from '../../../theme/styles.js';
import { link as linkStyle } from '../../../ui/text/text.css.js';

export const social = screenStyle({ marginTop: space.s16 });

/** The whole row can be tapped: the link covers it. */
export const link = screenStyle(
  { selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } } },
  linkStyle,
);
