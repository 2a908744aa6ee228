import { lineHeight } from '../../theme/scale.js';
import { uiStyle } from '../../theme/styles.js';
import { rpx } from '../../theme/units.js';
import { box as fieldBox } from '../field/field.css.js';

export const box = uiStyle({ alignItems: 'stretch', padding: 0 }, fieldBox);
/** The spec's 100rpx at least; grows with its text where the browser can. */
export const area = uiStyle({
  flex: 1,
  minWidth: 0,
  minHeight: `max(5.5rem, ${rpx(100)})`,
  padding: '12px 14px',
  lineHeight: lineHeight.body,
  resize: 'vertical',
  selectors: { '&:focus-visible': { outline: 'none' } },
});
