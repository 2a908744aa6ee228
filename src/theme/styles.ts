import { globalStyle, style, type GlobalStyleRule, type StyleRule } from '@vanilla-extract/css';
import { layers } from './layers.css.js';

type Rule = Omit<StyleRule, '@layer'>;
type Layer = keyof typeof layers;

const inLayer =
  (layer: Layer) =>
  (rule: Rule, ...classes: string[]): string =>
    style([...classes, { '@layer': { [layers[layer]]: rule } }]);

/** `style` of a primitive. More classes to compose with may follow. */
export const uiStyle = inLayer('ui');
/** `style` of a screen. More classes to compose with may follow. */
export const screenStyle = inLayer('screens');

export const layeredGlobal = (layer: Layer, selector: string, rule: Omit<GlobalStyleRule, '@layer'>): void =>
  globalStyle(selector, { '@layer': { [layers[layer]]: rule } });

/** Selectors of a rule's `selectors`. */
export const on = {
  desktop: ':root[data-device=pc] &',
  mobile: ':root:not([data-device=pc]) &',
  burmese: ':lang(my) &',
  thai: ':lang(th) &',
} as const;

/** Keys of a rule's `@media`. `em` follows the person's font size: 390 px at 150 % is 16.25em. */
export const when = {
  largeText: '(max-width: 18.5em)',
  narrow: '(max-width: 23.4em)',
  lessMotion: '(prefers-reduced-motion: reduce)',
  hover: '(hover: hover)',
} as const;
