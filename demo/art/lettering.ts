import { mix } from './colour.js';
import type { Kit } from './kit.js';
import type { CUT_NAMES } from './names.js';
import { outline, type FontName } from './outline.js';
import type { Palette } from './palettes.js';
import { path } from './shapes.js';

interface CutStyle {
  readonly font: FontName;
  readonly capitals: boolean;
  readonly tracking: number;
  /** Distance of two baselines in ems. */
  readonly leading: number;
  /** Slant in degrees, negative leans right. */
  readonly slant: number;
  readonly largest: number;
  readonly shaded: boolean;
}

const CUTS = {
  capitals: { font: 'black', capitals: true, tracking: -0.025, leading: 0.88, slant: 0, largest: 54, shaded: true },
  serif: { font: 'serif', capitals: false, tracking: -0.03, leading: 0.92, slant: 0, largest: 58, shaded: false },
  slanted: { font: 'black', capitals: true, tracking: -0.02, leading: 0.88, slant: -9, largest: 53, shaded: true },
  title: { font: 'bold', capitals: false, tracking: -0.04, leading: 0.92, slant: 0, largest: 58, shaded: false },
} as const satisfies Record<(typeof CUT_NAMES)[number], CutStyle>;

export type Cut = keyof typeof CUTS;

const WIDEST = 258;
const LAST_BASELINE = 380;

/** The name of a game at the foot of its 300×400 card, one word a line. */
export function title(kit: Kit, palette: Palette, text: string, cut: Cut): string {
  const style: CutStyle = CUTS[cut];
  const words = text.split(' ').map((word) => (style.capitals ? word.toUpperCase() : word));
  const widestAtOne = Math.max(...words.map((word) => outline(word, style.font, 1, style.tracking).width));
  const size = Math.min(style.largest, WIDEST / widestAtOne);
  const fill = style.shaded
    ? kit.linear([
        [0, palette.cream],
        [1, mix(palette.cream, palette.pop, 0.34)],
      ])
    : palette.cream;
  return words
    .map((word, index) => {
      const letters = outline(word, style.font, size, style.tracking);
      const baseline = LAST_BASELINE - (words.length - 1 - index) * size * style.leading;
      const slant = style.slant === 0 ? '' : ` skewX(${style.slant})`;
      return path(
        letters.d,
        fill,
        `transform="translate(150 ${baseline.toFixed(1)})${slant} translate(${(-letters.width / 2).toFixed(1)} 0)"`,
      );
    })
    .join('');
}

/** Letters centred on x with the baseline on y. */
export function centred(text: string, font: FontName, size: number, x: number, y: number, fill: string): string {
  const letters = outline(text, font, size, -0.03);
  return path(letters.d, fill, `transform="translate(${(x - letters.width / 2).toFixed(1)} ${y.toFixed(1)})"`);
}
