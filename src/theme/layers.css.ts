import { globalLayer } from '@vanilla-extract/css';

/** The order matters: a later layer wins whatever the specificity, so a screen can always override the style of a primitive. */
export const layers = {
  base: globalLayer('base'),
  theme: globalLayer('theme'),
  ui: globalLayer('ui'),
  screens: globalLayer('screens'),
};
