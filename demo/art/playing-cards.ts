import { lighten } from './colour.js';
import type { Kit } from './kit.js';
import { centred } from './lettering.js';
import { circle, clipped, line, path, place, rect, repeat, starPath } from './shapes.js';
import { pip, suitColour, type Suit } from './suits.js';

/** Height of a playing card for one unit of width. */
const RATIO = 1.42;

export interface CardPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Degrees. */
  readonly rotation: number;
}

const castShadow = (width: number, height: number) =>
  rect(-width / 2 + 3, -height / 2 + 5, width, height, width * 0.1, '#0a0a1a', 'opacity=".28"');

/** The face of a card: rank in two corners, one large pip, or whatever `middle` draws around 0,0. */
export function cardFace(
  kit: Kit,
  { x, y, width, rotation }: CardPlace,
  rank: string,
  suit: Suit,
  middle?: string,
): string {
  const height = width * RATIO;
  const colour = suitColour(suit);
  const corner = centred(rank, 'bold', width * 0.3, -width * 0.35, -height * 0.27, colour);
  return place(
    x,
    y,
    1,
    rotation,
    castShadow(width, height),
    rect(
      -width / 2,
      -height / 2,
      width,
      height,
      width * 0.1,
      kit.linear([
        [0, '#fffefb'],
        [1, '#f1e9de'],
      ]),
    ),
    corner,
    pip(suit, -width * 0.35, -height * 0.17, width * 0.0021, colour),
    middle ?? pip(suit, width * 0.04, height * 0.09, width * 0.0062, colour),
    place(0, 0, 1, 180, corner),
  );
}

/** The back of a card: a lattice and a star on one colour. */
export function cardBack(kit: Kit, { x, y, width, rotation }: CardPlace, colour: string): string {
  const height = width * RATIO;
  const panel = [-width / 2 + 8, -height / 2 + 8, width - 16, height - 16, width * 0.06] as const;
  const lattice = repeat(17, (i) => {
    const offset = (i - 8) * 16;
    return line(
      `M${offset - height} ${-height}L${offset + height} ${height}M${offset + height} ${-height}L${offset - height} ${height}`,
      lighten(colour, 0.14),
      2.4,
    );
  });
  return place(
    x,
    y,
    1,
    rotation,
    castShadow(width, height),
    rect(-width / 2, -height / 2, width, height, width * 0.1, '#fffaf2'),
    rect(...panel, colour),
    clipped(kit.clip(rect(...panel, '#000')), lattice),
    circle(0, 0, width * 0.2, colour),
    path(starPath(8, width * 0.16, width * 0.08), '#fffaf2'),
  );
}
