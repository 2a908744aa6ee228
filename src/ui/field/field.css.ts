import { theme } from '../../theme/contract.css.js';
import { lineHeight, radius, size, space, text, weight } from '../../theme/scale.js';
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

/** The edge is a shadow: focus and error thicken it without moving the text. */
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
  selectors: {
    '&:focus-within': { boxShadow: `inset 0 0 0 2px ${theme.focus}` },
    '[data-invalid] > &': { boxShadow: `inset 0 0 0 2px ${theme.criticalSolid}` },
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
  // The box shows the focus.
  selectors: { '&:focus-visible': { outline: 'none' }, '&::-webkit-search-cancel-button': { display: 'none' } },
});

/** A button at the end of a field: the target is as high as the field. */
export const trailing = uiStyle({ marginInlineEnd: '-12px', color: theme.muted, selectors: { '&:hover:not(:disabled)': { background: 'none' } } });

const line = uiStyle({ display: 'flex', gap: space.s6, marginTop: space.s6, fontSize: text.t13, lineHeight: lineHeight.snug });
export const hint = uiStyle({ color: theme.muted, selectors: { '[data-invalid] > &': { display: 'none' } } }, line);
export const error = uiStyle({ color: theme.critical }, line);
/** As high as one line of an error. */
export const kept = uiStyle({ minHeight: `calc(${text.t13} * ${lineHeight.snug} + ${space.s6})` });
export const errorIcon = uiStyle({ fontSize: text.t14, marginTop: '.1em' });
