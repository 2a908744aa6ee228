import { theme } from '../../theme/contract.css.js';
import { motion, space, text } from '../../theme/scale.js';
import { chosenInForcedColors, layeredGlobal, uiStyle, when } from '../../theme/styles.js';

export const label = uiStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s12,
  minHeight: '2.75rem',
  fontSize: text.t15,
  cursor: 'pointer',
});
export const input = uiStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'inherit',
});
export const track = uiStyle({
  flex: 'none',
  width: '2.75rem',
  height: '1.625rem',
  padding: '3px',
  borderRadius: '999px',
  background: theme.borderStrong,
  transition: `background ${motion.fast} ${motion.ease}`,
  '@media': { [when.forcedColors]: { border: '1px solid ButtonBorder' } },
  '::before': {
    content: '""',
    display: 'block',
    height: '100%',
    aspectRatio: '1',
    borderRadius: '50%',
    background: theme.raised,
    transition: `transform ${motion.fast} ${motion.ease}`,
  },
});
layeredGlobal('ui', `${track}::before`, { '@media': { [when.forcedColors]: { background: 'ButtonText' } } });
layeredGlobal('ui', `${input}:checked + ${track}`, { background: theme.accent, ...chosenInForcedColors });
layeredGlobal('ui', `${input}:checked + ${track}::before`, { transform: 'translateX(1.125rem)' });
layeredGlobal('ui', `${input}:focus-visible + ${track}`, { outline: `2px solid ${theme.focus}`, outlineOffset: '2px' });
