import { uiStyle } from '../../theme/styles.js';

/** The dominant colour is the presentation attribute `color` of an empty svg. */
export const placeholder = uiStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  background: 'currentColor',
});
export const image = uiStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '100% 50%',
});
