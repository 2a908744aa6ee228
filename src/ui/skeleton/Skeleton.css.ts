import { keyframes } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { motion, space, text } from '../../theme/scale.js';
import { layeredGlobal, uiStyle, when } from '../../theme/styles.js';

const sweep = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(100%)' } });

const bone = uiStyle({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  borderRadius: '6px',
  background: theme.skeleton,
  '::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(90deg, transparent, ${theme.skeletonHi}, transparent)`,
    animation: `${sweep} ${motion.skeleton} infinite ${motion.ease}`,
  },
  '@media': { [when.lessMotion]: { '::after': { display: 'none' } } },
});
export const line = uiStyle({ height: text.t14, width: '62%' }, bone);
export const thinLine = uiStyle({ height: '.6875rem', width: '34%', marginTop: space.s8 }, bone);
export const disc = uiStyle({ flex: 'none', width: '2.25rem', height: '2.25rem', borderRadius: '50%' }, bone);
export const figure = uiStyle({ flex: 'none', height: text.t14, width: '5.25rem' }, bone);
export const art = uiStyle({ aspectRatio: '3/4', borderRadius: 'inherit' }, bone);
export const block = uiStyle({ width: '100%', height: '100%', borderRadius: 'inherit' }, bone);
export const paragraph = uiStyle({ height: text.t14, width: '100%' }, bone);
export const heading = uiStyle({ height: text.t20, width: '46%' }, bone);
/** Centred on a phone, at the start on a desktop, as the title of a page is. */
export const title = uiStyle(
  { display: 'inline-block', height: text.t20, width: '46%', verticalAlign: 'middle' },
  bone,
);
export const lines = uiStyle({ display: 'grid', gap: space.s10 });
export const words = uiStyle({ flex: 1, minWidth: 0 });

// Lines differ in length, as in a real list.
layeredGlobal('ui', `li:nth-child(3n + 2) ${line}`, { width: '48%' });
layeredGlobal('ui', `li:nth-child(3n) ${line}`, { width: '70%' });
layeredGlobal('ui', `${paragraph}:last-child`, { width: '58%' });
