import { globalLayer } from '@vanilla-extract/css';

/** In this order: a later layer wins whatever the specificity, so a screen can always place what a primitive draws. */
export const layers = {
  base: globalLayer('base'),
  theme: globalLayer('theme'),
  ui: globalLayer('ui'),
  screens: globalLayer('screens'),
};
