import { theme } from '../../../theme/contract.css.js';
import { lineHeight, space, text, weight } from '../../../theme/scale.js';
import { on, screenStyle } from '../../../theme/styles.js';

export const column = screenStyle({ selectors: { [on.desktop]: { maxWidth: '44rem' } } });
/** One line of a row, whatever somebody wrote into it: isolated, so that its direction stays its own. */
export const line = screenStyle({ display: 'block', overflowWrap: 'anywhere' });
export const unread = screenStyle({ fontWeight: weight.semi });
/** Before the title of a message that is not read yet. */
export const dot = screenStyle({
  display: 'inline-block',
  width: '8px',
  height: '8px',
  marginInlineEnd: space.s8,
  borderRadius: '50%',
  background: theme.accent,
});
/** What is done to all messages of the list, or to those that are ticked. */
export const tools = screenStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s8 });
export const count = screenStyle({ flex: 1, minWidth: '8rem', color: theme.muted, fontSize: text.t13 });
export const boxes = screenStyle({ display: 'grid', gap: space.s8, border: 0, padding: 0, margin: 0, minWidth: 0 });
export const when = screenStyle({ marginTop: space.s6, color: theme.muted, fontSize: text.t13 });
/** Each line has the direction of its own text, and marks that pile up on a letter get their room from the line. */
export const body = screenStyle({
  marginTop: space.s12,
  lineHeight: lineHeight.body,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  unicodeBidi: 'plaintext',
});
export const way = screenStyle({ marginTop: space.s20 });
