import { globalStyle, style, type GlobalStyleRule, type StyleRule } from '@vanilla-extract/css';
import { layers } from './layers.css.js';

type Rule = Omit<StyleRule, '@layer'>;
type Layer = keyof typeof layers;

const inLayer =
  (layer: Layer) =>
  (rule: Rule, ...classes: string[]): string =>
    style([...classes, { '@layer': { [layers[layer]]: rule } }]);

/** The `style` of a primitive, with further classes to compose. */
export const uiStyle = inLayer('ui');
/** The `style` of a screen, with further classes to compose. */
export const screenStyle = inLayer('screens');

export const layeredGlobal = (layer: Layer, selector: string, rule: Omit<GlobalStyleRule, '@layer'>): void =>
  globalStyle(selector, { '@layer': { [layers[layer]]: rule } });

/** Selectors for a rule's `selectors`. */
export const on = {
  desktop: ':root[data-device=pc] &',
  mobile: ':root:not([data-device=pc]) &',
  burmese: ':lang(my) &',
  thai: ':lang(th) &',
} as const;

/** The player chose less motion in the settings. */
export const choseReducedMotion = ':root[data-motion=less]';

/** Keys for a rule's `@media`. `em` follows the player's font size: 390 px at 150 % is 16.25em. */
export const when = {
  largeText: '(max-width: 18.5em)',
  narrow: '(max-width: 23.4em)',
  /** The smallest phones, 320 px wide. */
  small: '(max-width: 21em)',
  /** A phone in landscape: the controls must fit beside the picture, because there is no room below it. */
  landscape: '(orientation: landscape) and (max-height: 31.25em)',
  lessMotion: '(prefers-reduced-motion: reduce)',
  hover: '(hover: hover)',
  /** A touch screen without a mouse: there is most likely no keyboard either. */
  noHover: '(hover: none)',
} as const;
