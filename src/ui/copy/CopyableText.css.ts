import { theme } from '../../theme/contract.css.js';
import { lineHeight, radius, space, text } from '../../theme/scale.js';
import { uiStyle } from '../../theme/styles.js';

export const box = uiStyle({ display: 'grid', gap: space.s12, justifyItems: 'start' });
/** One tap selects all of it, for a browser that cannot copy by itself. */
export const words = uiStyle({
  justifySelf: 'stretch',
  padding: '12px 14px',
  borderRadius: radius.card,
  background: theme.sunken,
  color: theme.text,
  fontSize: text.t14,
  lineHeight: lineHeight.body,
  textAlign: 'start',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
