import { keyframes } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { lineHeight, motion, radius, size, space, text, weight } from '../../theme/scale.js';
import { uiStyle } from '../../theme/styles.js';

export const field = uiStyle({ display: 'block', minWidth: 0 });

export const labelLine = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space.s12}`,
  marginBottom: space.s6,
  fontSize: text.t13,
  fontWeight: weight.medium,
  lineHeight: lineHeight.snug,
});

/** Delays without motion: a field's message appears at once, after the delay of the spec (decision 017). */
const appear = keyframes({ from: { visibility: 'hidden' } });
const told = { animation: `${appear} 0s ${motion.fieldNotice} backwards` } as const;

/** The border is a shadow, so that focus and error can thicken it without moving the text. It is cleared a moment after the blur. */
export const box = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s10,
  minHeight: size.field,
  padding: '0 14px',
  borderRadius: radius.control,
  background: theme.raised,
  boxShadow: `inset 0 0 0 1px ${theme.borderStrong}`,
  fontSize: text.field,
  lineHeight: lineHeight.snug,
  cursor: 'text',
  transition: `box-shadow 0s ${motion.focusCleared}`,
  selectors: {
    '&:focus-within': { boxShadow: `inset 0 0 0 2px ${theme.focus}`, transitionDelay: '0s' },
    '[data-invalid] > &': { boxShadow: `inset 0 0 0 2px ${theme.criticalSolid}` },
    'form[aria-busy=true] &': { background: theme.sunken, cursor: 'progress' },
    '[data-disabled] > &': { background: theme.sunken, color: theme.muted },
  },
});

export const leading = uiStyle({ color: theme.muted });

export const input = uiStyle({
  flex: 1,
  minWidth: 0,
  height: size.fieldText,
  minHeight: '2.25rem',
  outline: 'none',
  textOverflow: 'ellipsis',
  // The box around the input shows the focus.
  selectors: { '&:focus-visible': { outline: 'none' }, '&::-webkit-search-cancel-button': { display: 'none' } },
});

/** A button at the end of a field: a target of 48 px, whatever its content. */
export const trailing = uiStyle({
  marginBlock: '-2px',
  marginInlineEnd: '-12px',
  color: theme.muted,
  selectors: { 'button&': { width: '3rem', height: '3rem' }, 'button&:hover:not(:disabled)': { background: 'none' } },
});
export const right = uiStyle({ flex: 'none', display: 'grid', color: theme.positive, fontSize: text.t15, ...told });

const line = uiStyle({
  display: 'flex',
  gap: space.s6,
  marginTop: space.s6,
  fontSize: text.t13,
  lineHeight: lineHeight.snug,
});
export const hint = uiStyle({ color: theme.muted, selectors: { '[data-invalid] > &': { display: 'none' } } }, line);
export const error = uiStyle({ color: theme.critical, ...told }, line);
/** As high as one line of an error, so that an error does not move the page. */
export const kept = uiStyle({ minHeight: `calc(${text.t13} * ${lineHeight.snug} + ${space.s6})` });
export const errorIcon = uiStyle({ fontSize: text.t14, marginTop: '.1em' });
