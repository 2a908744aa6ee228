import { globalStyle, style, type GlobalStyleRule, type StyleRule } from '@vanilla-extract/css';
import { layers } from './layers.css.js';

type Rule = Omit<StyleRule, '@layer'>;
type Selectors = NonNullable<Rule['selectors']>;
type Layer = keyof typeof layers;

const pc = ':root[data-device=pc]';
const notPc = ':root:not([data-device=pc])';
/** Where the window of a PC is wide enough for the desktop layout; a narrower one has the look of a phone (decision 093). */
const wide = '(min-width: 60em)';
const narrow = '(max-width: 59.99em)';

/** Splits the selectors of a rule by the widths at which they hold: `''` is any width. */
function byWidth(selectors: Selectors): Record<'' | typeof wide | typeof narrow, Selectors> {
  const parts: ReturnType<typeof byWidth> = { '': {}, [wide]: {}, [narrow]: {} };
  for (const [selector, rule] of Object.entries(selectors)) {
    parts[selector.startsWith(pc) ? wide : ''][selector] = rule;
    if (selector.startsWith(notPc)) parts[narrow][selector.replace(notPc, pc)] = rule;
  }
  return parts;
}

/** The rule with what it says of a layout under the width of that layout. */
function laidOut({ selectors = {}, '@media': media = {}, ...rule }: Rule): Rule {
  const anywhere = byWidth(selectors);
  const queries = { ...media };
  for (const width of [wide, narrow] as const) {
    if (Object.keys(anywhere[width]).length > 0) queries[width] = { selectors: anywhere[width] };
  }
  for (const [query, part] of Object.entries(media)) {
    const within = byWidth(part.selectors ?? {});
    if (part.selectors) queries[query] = { ...part, selectors: within[''] };
    for (const width of [wide, narrow] as const) {
      if (Object.keys(within[width]).length > 0) queries[`${query} and ${width}`] = { selectors: within[width] };
    }
  }
  return { ...rule, selectors: anywhere[''], '@media': queries };
}

const inLayer =
  (layer: Layer) =>
  (rule: Rule, ...classes: string[]): string =>
    style([...classes, { '@layer': { [layers[layer]]: laidOut(rule) } }]);

/** The `style` of a primitive, with further classes to compose. */
export const uiStyle = inLayer('ui');
/** The `style` of a screen, with further classes to compose. */
export const screenStyle = inLayer('screens');

export const layeredGlobal = (layer: Layer, selector: string, rule: Omit<GlobalStyleRule, '@layer'>): void =>
  globalStyle(selector, {
    '@layer': { [layers[layer]]: selector.startsWith(pc) ? { '@media': { [wide]: rule } } : rule },
  });

/** Selectors for a rule's `selectors`. A layout holds by the device, and on a PC by the width of its window too. */
export const on = {
  desktop: `${pc} &`,
  mobile: `${notPc} &`,
  burmese: ':lang(my) &',
  thai: ':lang(th) &',
} as const;

/** The player chose less motion in the settings. */
export const choseReducedMotion = ':root[data-motion=less]';

/** A key for a rule's `@supports`: Firefox 115 has no `:has()`. */
export const withoutHas = 'not selector(:has(*))';

/** A drawn control that is chosen, where the system chooses the colors. */
export const chosenInForcedColors = {
  '@media': {
    '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
  },
} as const;

/** Keys for a rule's `@media`. `em` follows the player's font size: 390 px at 150 % is 16.25em. */
export const when = {
  largeText: '(max-width: 18.5em)',
  narrow: '(max-width: 23.4em)',
  /** The smallest phones, 320 px wide. */
  small: '(max-width: 21em)',
  /** A tablet in portrait: two cards have room beside each other. */
  tablet: '(min-width: 40em)',
  /** A phone in landscape: the controls must fit beside the picture, because there is no room below it. */
  landscape: '(orientation: landscape) and (max-height: 31.25em)',
  lessMotion: '(prefers-reduced-motion: reduce)',
  moreContrast: '(prefers-contrast: more)',
  /** The system's colors replace those of the page: what a background or a shadow said alone is gone. */
  forcedColors: '(forced-colors: active)',
  print: 'print',
  hover: '(hover: hover)',
  /** A touch screen without a mouse: there is most likely no keyboard either. */
  noHover: '(hover: none)',
} as const;
