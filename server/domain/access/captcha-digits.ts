/** A point in the box of a digit, which is 10 wide and 16 high. */
export type Point = readonly [x: number, y: number];
/** A smooth curve through its points. Where a digit has a corner, one curve ends and another begins. */
export type Curve = readonly Point[];

/** Three hands for each digit: curves are parted by `|`, points by a space. */
const HANDS: Readonly<Record<string, readonly string[]>> = {
  0: [
    '5,0 1,3 0,8 1,13 5,16 9,13 10,8 9,3 5,0',
    '5,0 2,2 1,8 2,14 5,16 8,14 9,8 8,2 5,0',
    '6,0 1,4 1,11 5,16 9,12 9,4 6,0 4,1',
  ],
  1: ['2,3 5,0|5,0 6,16|2,16 10,16', '2,3 5,0|5,0 5,16|1,16 9,16', '3,4 4,3 6,0|6,0 5,16|2,16 8,16'],
  2: [
    '0,4 2,1 5,0 8,1 10,4 8,8 4,12 0,16|0,16 10,16',
    '1,3 5,0 9,3 8,7 0,16|0,16 10,16|10,16 10,14',
    '1,4 4,0 9,2 8,7 3,13 1,15 3,14 6,15 10,16',
  ],
  3: [
    '0,2 4,0 8,1 9,4 7,7 4,8|4,8 8,9 10,12 8,15 4,16 0,14',
    '0,0 9,0|9,0 4,6|4,6 9,8 10,12 7,16 3,16 0,14',
    '1,1 6,0 9,3 5,7 9,10 8,15 3,16 0,13',
  ],
  4: ['7,0 0,11|0,11 10,11|7,0 7,16', '3,0 0,9|0,9 10,9|8,3 7,16', '6,0 2,6 0,10|0,10 10,10|7,5 6,16'],
  5: [
    '9,0 2,0|2,0 1,7|1,7 5,6 9,8 10,11 8,15 4,16 0,14',
    '10,0 3,0|3,0 2,6|2,6 7,6 10,10 8,15 3,16 0,15',
    '9,0 2,1|2,1 2,7|2,7 6,6 10,9 8,15 3,16 0,14',
  ],
  6: [
    '8,0 3,4 0,10 2,15 5,16 9,14 10,11 8,8 5,7 1,9',
    '9,2 6,0 2,3 0,9 1,14 5,16 9,14 9,10 6,8 2,9 0,11',
    '7,0 2,5 0,11 3,16 8,15 9,10 5,8 1,11',
  ],
  // Crossed, so that none is taken for a one.
  7: ['0,0 10,0|10,0 6,8 4,16|3,9 10,8', '0,3 0,0|0,0 10,0|10,0 4,16|3,8 10,8', '0,1 10,0|10,0 7,7 4,16|2,9 10,8'],
  8: [
    '5,8 2,6 1,3 5,0 9,3 8,6 5,8 1,10 0,13 5,16 10,13 9,10 5,8',
    '8,2 5,0 1,2 2,5 7,9 10,13 5,16 0,13 3,9 8,5 8,2',
    '7,1 3,1 2,4 7,8 9,12 6,16 2,14 3,10 7,6 9,3 7,1',
  ],
  9: [
    '9,7 5,9 2,8 0,5 1,2 5,0 8,1 10,6 8,12 4,16',
    '9,5 6,0 1,2 0,6 4,9 8,7 9,5|9,4 9,10 8,16',
    '9,3 5,0 1,3 2,8 6,8 9,4 8,10 6,16',
  ],
};

const curveOf = (text: string): Curve =>
  text.split(' ').map((point): Point => {
    const [x = 0, y = 0] = point.split(',').map(Number);
    return [x, y];
  });

/** The curves of each digit, by hand. */
export const DIGITS: Readonly<Record<string, readonly (readonly Curve[])[]>> = Object.fromEntries(
  Object.entries(HANDS).map(([digit, hands]) => [digit, hands.map((hand) => hand.split('|').map(curveOf))]),
);

/** A point of the smooth curve (Catmull-Rom) between its points `index` and `index + 1`, at `part` of the way. */
export function pointOn(curve: Curve, index: number, part: number): Point {
  const at = (place: number): Point => curve[Math.min(Math.max(place, 0), curve.length - 1)] ?? [0, 0];
  const around = [at(index - 1), at(index), at(index + 1), at(index + 2)] as const;
  const along = (axis: 0 | 1): number => {
    const [before, from, to, after] = around.map((point) => point[axis]) as [number, number, number, number];
    const [linear, square, cube] = [
      to - before,
      2 * before - 5 * from + 4 * to - after,
      3 * from - before - 3 * to + after,
    ];
    return from + (part * (linear + part * (square + part * cube))) / 2;
  };
  return [along(0), along(1)];
}
