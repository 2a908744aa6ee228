import { theme } from '../../theme/contract.css.js';
import { lineHeight, text } from '../../theme/scale.js';
import { uiStyle } from '../../theme/styles.js';

export const line = uiStyle({ display: 'inline-flex', alignItems: 'center', maxWidth: '100%' });
/** The whole number is in the text, so that one tap selects all of it; only its beginning is shown. */
export const number = uiStyle({
  maxWidth: '10ch',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  userSelect: 'all',
  color: theme.muted,
  fontSize: text.t13,
  lineHeight: lineHeight.snug,
  fontVariantNumeric: 'tabular-nums',
});
/** Breaks anywhere, so that a long number is never cut off. */
export const whole = uiStyle({ overflowWrap: 'anywhere', userSelect: 'all', fontVariantNumeric: 'tabular-nums' });
/** A target of 44 px that makes the line no higher. */
export const button = uiStyle({ marginBlock: '-12px', marginInlineEnd: '-12px', color: theme.muted });
