import { createRequire } from 'node:module';
import { DIGITS, pointOn, type Curve, type Point } from './captcha-digits.js';

/** gifenc 1.0.3 is CommonJS without types, and loaders disagree about its default export. */
const { GIFEncoder } = createRequire(import.meta.url)('gifenc') as { GIFEncoder: () => Encoder };

interface Encoder {
  writeFrame(indexed: Uint8Array, width: number, height: number, options: { readonly palette: readonly Rgb[] }): void;
  finish(): void;
  bytes(): Uint8Array;
}

/** One and a half times the size at which the login form shows it. */
const WIDTH = 168;
const HEIGHT = 60;

/** Between an edge and the middle of the digit next to it: enough for no digit to be cut off. */
const MARGIN = 20;

type Rgb = readonly [number, number, number];
const PAPER: Rgb = [248, 246, 240];
/**
 * Inks with a contrast of at least 4.5:1 to the paper (WCAG 1.4.3). Digits, lines and specks of one picture have one ink:
 * by a colour of its own, each could be cut out.
 */
const INKS: readonly Rgb[] = [
  [31, 58, 95],
  [110, 40, 60],
  [38, 84, 60],
  [70, 50, 105],
];
/** Palette entries: what is drawn by a brush has a soft edge. */
const [BLANK, EDGE, INK] = [0, 1, 2];

type Warp = (point: Point) => Point;

/**
 * Four digits as a GIF that no template fits: each digit is one of several hands with its points moved, turned, slanted
 * and scaled; neighbours touch or overlap, so that columns and connected parts do not cut them apart; waves bend the
 * picture; a line of their own ink runs through them, and a line of paper cuts them. It stops template
 * matching, not a trained network: limits and the queue for hashes do the rest. `random` returns [0, 1).
 */
export function drawCaptcha(solution: string, random: () => number): Uint8Array {
  const pixels = new Uint8Array(WIDTH * HEIGHT);
  const between = (least: number, most: number): number => least + random() * (most - least);
  const warp = newWarp(between);
  const digits = Array.from(solution);
  const brush = between(1.9, 2.5);

  const steps = digits.slice(1).map(() => between(25.5, 41.5));
  const room = WIDTH - 2 * MARGIN - steps.reduce((sum, step) => sum + step, 0);
  let x = MARGIN + between(0, room);
  for (const [index, digit] of digits.entries()) {
    const hands = DIGITS[digit] ?? [];
    const curves = hands[Math.floor(random() * hands.length)] ?? [];
    const place = newPlace(between, x);
    for (const curve of moved(curves, between)) draw(pixels, curve, (point) => warp(place(point)), brush, INK);
    x += steps[index] ?? 0;
  }
  draw(pixels, throughAll(between), warp, brush * between(0.65, 0.85), INK);
  draw(pixels, throughAll(between), warp, 0.6, BLANK);
  for (let speck = 0; speck < 30; speck += 1) {
    const ink = random() < 0.6 ? INK : BLANK;
    stamp(pixels, [between(0, WIDTH), between(0, HEIGHT)], between(0.4, 1.1), ink);
  }

  const ink = INKS[Math.floor(random() * INKS.length)] ?? PAPER;
  const edge = ink.map((part, index) => Math.round((part + (PAPER[index] ?? part)) / 2)) as [number, number, number];
  const gif = GIFEncoder();
  gif.writeFrame(pixels, WIDTH, HEIGHT, { palette: [PAPER, edge, ink] });
  gif.finish();
  return gif.bytes();
}

type Between = (least: number, most: number) => number;

/** Two waves across the picture; no digit is bent as another one. */
function newWarp(between: Between): Warp {
  const wave = () => [between(2, 3.3), between(0.07, 0.13), between(0, 2 * Math.PI)] as const;
  const [[wide, fast, from], [high, often, start]] = [wave(), wave()];
  return ([x, y]) => [x + wide * Math.sin(y * fast + from), y + high * Math.sin(x * often + start)];
}

/** Where a digit stands: scaled, slanted and turned about its centre. */
function newPlace(between: Between, x: number): Warp {
  const [angle, slant, centreY] = [between(-0.4, 0.4), between(-0.28, 0.28), HEIGHT / 2 + between(-6, 6)];
  const [wide, high] = [between(2.2, 3.2), between(2.1, 2.8)];
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return ([column, row]) => {
    const down = (row - 8) * high;
    const right = (column - 5) * wide - down * slant;
    return [x + right * cos - down * sin, centreY + right * sin + down * cos];
  };
}

/** The curves with each point a little elsewhere. Points at the same place stay together, so that corners stay closed. */
function moved(curves: readonly Curve[], between: Between): Curve[] {
  const places = new Map<string, Point>();
  return curves.map((curve) =>
    curve.map((point) => {
      const name = point.join(',');
      const place = places.get(name) ?? [point[0] + between(-0.7, 0.7), point[1] + between(-0.7, 0.7)];
      places.set(name, place);
      return place;
    }),
  );
}

/** A curve from one side to the other, through the heights at which the digits are. */
const throughAll = (between: Between): Curve =>
  [-4, 34, 67, 101, 134, WIDTH + 4].map((x): Point => [x + between(-8, 8), between(8, HEIGHT - 8)]);

function draw(pixels: Uint8Array, curve: Curve, warp: Warp, radius: number, ink: number): void {
  for (let index = 0; index < curve.length - 1; index += 1)
    for (let part = 0; part < 1; part += 1 / 24) stamp(pixels, warp(pointOn(curve, index, part)), radius, ink);
}

function stamp(pixels: Uint8Array, [x, y]: Point, radius: number, ink: number): void {
  const reach = radius + 0.5;
  for (let row = Math.max(0, Math.ceil(y - reach)); row <= Math.min(HEIGHT - 1, y + reach); row += 1)
    for (let column = Math.max(0, Math.ceil(x - reach)); column <= Math.min(WIDTH - 1, x + reach); column += 1) {
      const distance = Math.hypot(column - x, row - y);
      const at = row * WIDTH + column;
      if (distance <= radius - 0.5 || ink === BLANK) pixels[at] = ink;
      else if (distance <= reach) pixels[at] = Math.max(pixels[at] ?? BLANK, EDGE);
    }
}
