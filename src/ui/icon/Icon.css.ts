import { uiStyle } from '../../theme/styles.js';

/** 1.25em: the size follows the font around it. */
export const icon = uiStyle({
  width: '1.25em',
  height: '1.25em',
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const filled = uiStyle({ fill: 'currentColor' }, icon);
