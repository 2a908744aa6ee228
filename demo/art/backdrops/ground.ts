import type { Kit } from '../kit.js';
import type { Palette } from '../palettes.js';
import { path, rect, round } from '../shapes.js';

export const CARD_WIDTH = 300;
export const CARD_HEIGHT = 400;

/** One paint over the whole card. */
export const wall = (paint: string) => rect(0, 0, CARD_WIDTH, CARD_HEIGHT, 0, paint);

/** A hill across the card whose crest is about at y. */
export function hill(y: number, random: () => number, colour: string): string {
  const left = y - 8 + random() * 16;
  const middle = y - 14 + random() * 28;
  return path(
    `M0 ${round(left)}C70 ${round(left - 26)} 110 ${round(middle + 22)} 170 ${round(middle)}S270 ${round(left - 20)} 300 ${round(middle)}L300 400L0 400Z`,
    colour,
  );
}

/** The fade to the near colour that the title stands on. */
export const titleGround = (kit: Kit, { near }: Palette) =>
  rect(
    0,
    210,
    CARD_WIDTH,
    190,
    0,
    kit.linear([
      [0, near, 0],
      [0.48, near, 0.94],
      [1, near, 1],
    ]),
  );
