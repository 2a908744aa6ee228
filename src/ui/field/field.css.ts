import { keyframes } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { lineHeight, motion, radius, size, space, text, weight } from '../../theme/scale.js';
import { uiStyle, withoutHas } from '../../theme/styles.js';

export const field = uiStyle({ display: 'block', minWidth: 0 });

/** The link stands beside the label, but comes after the field in the document: the Tab key reaches the field first. */
export const fieldWithAction = uiStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'auto auto',
    justifyContent: 'space-between',
    columnGap: space.s12,
  },
  field,
);
const wholeLine = { gridColumn: '1 / -1' } as const;
export const action = uiStyle({
  gridRow: 1,
  gridColumn: 2,
  marginBottom: space.s6,
  fontSize: text.t13,
  fontWeight: weight.medium,
  lineHeight: lineHeight.snug,
  textAlign: 'end',
});

export const labelLine = uiStyle({
  display: 'block',
  gridRow: 1,
  gridColumn: 1,
  marginBottom: space.s6,
  fontSize: text.t13,
  fontWeight: weight.medium,
  lineHeight: lineHeight.snug,
});

/** The label of a group of fields. */
export const legend = uiStyle({ padding: 0 }, labelLine);

const ring = { outline: `2px solid ${theme.focus}`, outlineOffset: '2px' } as const;
/** A label that an invisible input covers: it shows the focus of its input (without `:has()` after a tap too). */
export const covered = uiStyle({
  position: 'relative',
  cursor: 'pointer',
  selectors: { '&:has(:focus-visible)': ring },
  '@supports': { [withoutHas]: { selectors: { '&:focus-within': ring } } },
});
/** The input that covers it. */
export const cover = uiStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'inherit',
});

/** Delays without motion: a field's message appears at once, after the delay of the spec (decision 017). */
const appear = keyframes({ from: { visibility: 'hidden' } });
const told = { animation: `${appear} 0s ${motion.fieldNotice} backwards` } as const;

/** The border is a shadow, so that focus and error can thicken it without moving the text. It is cleared a moment after the blur. */
export const box = uiStyle({
  ...wholeLine,
  // As wide as the field, whatever is in it: the box must not widen the columns of the label's line.
  width: 0,
  minWidth: '100%',
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
export const hint = uiStyle(
  { ...wholeLine, color: theme.muted, selectors: { '[data-invalid] > &': { display: 'none' } } },
  line,
);
export const error = uiStyle({ color: theme.critical, ...told }, line);
export const notes = uiStyle(wholeLine);
/** As high as one line of an error, so that an error does not move the page. */
export const kept = uiStyle({ ...wholeLine, minHeight: `calc(${text.t13} * ${lineHeight.snug} + ${space.s6})` });
export const errorIcon = uiStyle({ fontSize: text.t14, marginTop: '.1em' });
