import { createRequire } from 'node:module';

/** gifenc 1.0.3 is CommonJS without types, and loaders disagree about its default export. */
const { GIFEncoder } = createRequire(import.meta.url)('gifenc') as { GIFEncoder: () => Encoder };

interface Encoder {
  writeFrame(indexed: Uint8Array, width: number, height: number, options: { readonly palette: readonly Rgb[] }): void;
  finish(): void;
  bytes(): Uint8Array;
}

/** Digits as 5 × 7 dots: each number is one row of five bits. */
const DIGITS: Readonly<Record<string, readonly number[]>> = {
  0: [14, 17, 19, 21, 25, 17, 14],
  1: [4, 12, 4, 4, 4, 4, 14],
  2: [14, 17, 1, 6, 8, 16, 31],
  3: [31, 2, 4, 2, 1, 17, 14],
  4: [2, 6, 10, 18, 31, 2, 2],
  5: [31, 16, 30, 1, 1, 17, 14],
  6: [6, 8, 16, 30, 17, 17, 14],
  7: [31, 1, 2, 4, 8, 8, 8],
  8: [14, 17, 17, 14, 17, 17, 14],
  9: [14, 17, 17, 15, 1, 2, 12],
};

const WIDTH = 132;
const HEIGHT = 44;
const CELL = WIDTH / 4;

type Rgb = readonly [number, number, number];
/**
 * Background and three inks, each with a contrast of at least 4.5:1 (WCAG 1.4.3). Lines have the inks of the digits: lines of
 * a colour of their own would be removed by colour.
 */
const PALETTE: readonly Rgb[] = [
  [248, 246, 240],
  [31, 58, 95],
  [110, 40, 60],
  [38, 84, 60],
];

/**
 * Four digits as a GIF, each rotated, scaled and shifted, over a few lines. It stops simple scripts but no determined
 * reader; limits and the queue for hashes do the rest. `random` returns [0, 1).
 */
export function drawCaptcha(solution: string, random: () => number): Uint8Array {
  const pixels = new Uint8Array(WIDTH * HEIGHT);
  const dot = (x: number, y: number, ink: number): void => {
    const [column, row] = [Math.round(x), Math.round(y)];
    if (column >= 0 && column < WIDTH && row >= 0 && row < HEIGHT) pixels[row * WIDTH + column] = ink;
  };
  const between = (least: number, most: number): number => least + random() * (most - least);
  const anyInk = (): number => 1 + Math.floor(between(0, PALETTE.length - 1));

  for (let line = 0; line < 4; line += 1) {
    const [from, to, bend, ink] = [between(0, HEIGHT), between(0, HEIGHT), between(-12, 12), anyInk()];
    for (let x = 0; x < WIDTH; x += 0.5)
      dot(x, from + ((to - from) * x) / WIDTH + bend * Math.sin((x / WIDTH) * Math.PI), ink);
  }
  for (const [index, digit] of Array.from(solution).entries()) {
    const rows = DIGITS[digit] ?? [];
    const [angle, scale, ink] = [between(-0.35, 0.35), between(3.6, 4.6), anyInk()];
    const [centreX, centreY] = [CELL * (index + 0.5) + between(-3, 3), HEIGHT / 2 + between(-3, 3)];
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    for (let fine = 0; fine < 35 * 64; fine += 1) {
      // 8 × 8 samples per dot, so that rotated strokes have no holes.
      const [point, sample] = [Math.floor(fine / 64), fine % 64];
      const [column, row] = [point % 5, Math.floor(point / 5)];
      if (((rows[row] ?? 0) >> (4 - column)) % 2 === 0) continue;
      const [x, y] = [(column - 2.5 + (sample % 8) / 8) * scale, (row - 3.5 + Math.floor(sample / 8) / 8) * scale];
      dot(centreX + x * cos - y * sin, centreY + x * sin + y * cos, ink);
    }
  }

  const gif = GIFEncoder();
  gif.writeFrame(pixels, WIDTH, HEIGHT, { palette: PALETTE });
  gif.finish();
  return gif.bytes();
}
