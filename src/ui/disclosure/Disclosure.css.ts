import { theme } from '../../theme/contract.css.js';
import { lineHeight, motion, size, space, text, weight } from '../../theme/scale.js';
import { layeredGlobal, uiStyle } from '../../theme/styles.js';

export const details = uiStyle({ selectors: { '& + &': { borderTop: `1px solid ${theme.border}` } } });
export const summary = uiStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s12,
  minHeight: size.target,
  fontSize: text.t15,
  fontWeight: weight.medium,
  lineHeight: lineHeight.snug,
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
export const chevron = uiStyle({ color: theme.muted, transition: `transform ${motion.fast} ${motion.ease}` });
export const content = uiStyle({ padding: `${space.s4} 0 ${space.s16}`, color: theme.muted, fontSize: text.t14 });

layeredGlobal('ui', `${details}[open] > ${summary} > ${chevron}`, { transform: 'rotate(180deg)' });
