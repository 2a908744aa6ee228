import { lineHeight, text } from '../../theme/scale.js';
import { uiStyle } from '../../theme/styles.js';

/** What a person wrote: line breaks stay, and a word without an end wraps. Marks above and below the line are not cut off. */
export const words = uiStyle({
  fontSize: text.t15,
  lineHeight: lineHeight.body,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  unicodeBidi: 'plaintext',
  maxWidth: '65ch',
});
