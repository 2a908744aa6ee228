import { theme } from '../../theme/contract.css.js';
import { lineHeight, space, text } from '../../theme/scale.js';
import { uiStyle } from '../../theme/styles.js';
import { rpx } from '../../theme/units.js';
import { box as fieldBox } from '../field/field.css.js';

/** The padding at the end is the room of the clear button. */
export const box = uiStyle({ alignItems: 'start', padding: '0 12px 0 0' }, fieldBox);
/** The spec's 100rpx at least; grows with its text where the browser can. */
export const area = uiStyle({
  flex: 1,
  minWidth: 0,
  minHeight: `max(5.5rem, ${rpx(100)})`,
  padding: '12px 2px 12px 14px',
  lineHeight: lineHeight.body,
  resize: 'vertical',
  selectors: { '&:focus-visible': { outline: 'none' } },
});
const figure = uiStyle({
  float: 'inline-end',
  marginTop: space.s6,
  marginInlineStart: space.s12,
  fontSize: text.t13,
  lineHeight: lineHeight.snug,
  fontVariantNumeric: 'tabular-nums',
});
export const count = uiStyle({ color: theme.muted }, figure);
export const tooMany = uiStyle({ color: theme.critical }, figure);
