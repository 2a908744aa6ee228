import { theme } from '../../../theme/contract.css.js';
import { lineHeight, radius, space } from '../../../theme/scale.js';
import { screenStyle } from '../../../theme/styles.js';
import { smallMuted } from '../../../ui/text/text.css.js';

export const topic = screenStyle({ marginTop: space.s16 }, smallMuted);
/** Paragraphs as they were written, each in the direction of its own text. */
export const answer = screenStyle({
  lineHeight: lineHeight.body,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  unicodeBidi: 'plaintext',
});
export const match = screenStyle({
  borderRadius: radius.badge,
  background: theme.accentSoft,
  color: theme.accentSoftOn,
});
export const count = screenStyle({ display: 'block', marginTop: space.s12 }, smallMuted);
