import { keyframes } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { level, motion } from '../../theme/scale.js';
import { uiStyle } from '../../theme/styles.js';

const appear = keyframes({ to: { opacity: 1 } });
const pass = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(300%)' } });

/** Shows after 800 ms, by CSS: a faster request shows nothing. */
export const track = uiStyle({
  position: 'fixed',
  zIndex: level.toast,
  insetInline: 0,
  top: 0,
  height: '3px',
  overflow: 'hidden',
  background: theme.accentSoft,
  opacity: 0,
  animation: `${appear} 1ms ${motion.indicatorDelay} forwards`,
  '::after': {
    content: '""',
    display: 'block',
    width: '34%',
    height: '100%',
    background: theme.accent,
    animation: `${pass} 1.4s infinite ${motion.ease}`,
  },
});
