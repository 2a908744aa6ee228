import { lighten } from './colour.js';
import { circle, place, polygon, type Point } from './shapes.js';

export type Pips = 1 | 2 | 3 | 4 | 5 | 6;

/** Where the pips of a face stand, as shares of its side. */
const PIP_PLACES: Readonly<Record<Pips, readonly Point[]>> = {
  1: [[0.5, 0.5]],
  2: [
    [0.27, 0.27],
    [0.73, 0.73],
  ],
  3: [
    [0.25, 0.25],
    [0.5, 0.5],
    [0.75, 0.75],
  ],
  4: [
    [0.27, 0.27],
    [0.73, 0.27],
    [0.27, 0.73],
    [0.73, 0.73],
  ],
  5: [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.5, 0.5],
    [0.25, 0.75],
    [0.75, 0.75],
  ],
  6: [
    [0.27, 0.22],
    [0.73, 0.22],
    [0.27, 0.5],
    [0.73, 0.5],
    [0.27, 0.78],
    [0.73, 0.78],
  ],
};

export interface Die {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly rotation: number;
  readonly colour: string;
  /** Top, left and right face. */
  readonly faces: readonly [Pips, Pips, Pips];
  readonly pipColour?: string;
}

function face(matrix: readonly number[], pips: Pips, colour: string, pipColour: string): string {
  const marks = PIP_PLACES[pips].map(([x, y]) => `<circle cx="${x}" cy="${y}" r=".098" fill="${pipColour}"/>`).join('');
  const plate = `<rect x=".035" y=".035" width=".93" height=".93" rx=".13" fill="${colour}" stroke="${colour}" stroke-width=".07"/>`;
  return `<g transform="matrix(${matrix.map((value) => value.toFixed(3)).join(' ')})">${plate}${marks}</g>`;
}

/** A die in isometric view. */
export function die({ x, y, scale, rotation, colour, faces, pipColour = '#fff' }: Die): string {
  const [top, left, right] = faces;
  return place(
    x,
    y,
    scale,
    rotation,
    polygon(
      [
        [0, -100],
        [86, -50],
        [86, 50],
        [0, 100],
        [-86, 50],
        [-86, -50],
      ],
      lighten(colour, -0.02),
      'stroke-width="14"',
    ),
    face([86, -50, 86, 50, -86, -50], top, lighten(colour, 0.1), pipColour),
    face([86, 50, 0, 100, -86, -50], left, colour, pipColour),
    face([86, -50, 0, 100, 0, 0], right, lighten(colour, -0.11), pipColour),
  );
}

/** Pips on a plain square plate whose top left corner is at x, y. */
export const flatPips = (
  pips: Pips,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  colour: string,
) => PIP_PLACES[pips].map(([u, v]) => circle(x + u * width, y + v * height, radius, colour)).join('');
