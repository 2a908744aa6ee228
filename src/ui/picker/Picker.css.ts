import { theme } from '../../theme/contract.css.js';
import { level, lineHeight, radius, space, text } from '../../theme/scale.js';
import { uiStyle } from '../../theme/styles.js';

export const field = uiStyle({ position: 'relative' });
/** Over what is below the field, which does not move. */
export const list = uiStyle({
  position: 'absolute',
  zIndex: level.bar - 1,
  insetInline: 0,
  top: '100%',
  maxHeight: 'min(20rem, 50dvh)',
  padding: space.s4,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: radius.control,
  background: theme.raised,
  boxShadow: theme.e3,
});
export const option = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s12,
  width: '100%',
  minHeight: '3rem',
  padding: '6px 10px',
  borderRadius: radius.control,
  fontSize: text.t15,
  lineHeight: lineHeight.snug,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: theme.sunken },
    '&[data-active]': { background: theme.sunken },
    '&[aria-selected=true]': { background: theme.accentSoft, color: theme.accentSoftOn },
    '&[aria-selected=true][data-active]': { background: theme.accentSoftHover },
  },
});
export const empty = uiStyle({ padding: '12px 10px', color: theme.muted, fontSize: text.t15 });
