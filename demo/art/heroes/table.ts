import { lighten, mix } from '../colour.js';
import { die, flatPips, type Pips } from '../dice.js';
import type { Scene } from '../scene.js';
import { circle, cycle, groundShadow, line, place, rect, repeat } from '../shapes.js';
import { CARD_INK } from '../suits.js';
import { SYMBOLS } from '../symbols/catalogue.js';

const IVORY = '#fff3e2';

export function dicePair({ palette, variant }: Scene): string {
  const colour = cycle(['#d83a4c', '#2b78d8', '#1c8a63'], variant);
  return (
    groundShadow(122, 246, 90, 18, palette.near, 0.42) +
    groundShadow(216, 190, 60, 14, palette.near, 0.3) +
    die({ x: 212, y: 118, scale: 0.56, rotation: 8, colour: IVORY, faces: [2, 6, 4], pipColour: CARD_INK }) +
    die({
      x: 118,
      y: 172,
      scale: 0.86,
      rotation: -6,
      colour,
      faces: cycle(
        [
          [5, 3, 1],
          [6, 2, 4],
          [3, 1, 5],
        ] as const,
        variant,
      ),
    })
  );
}

export function diceTrio({ palette, variant }: Scene): string {
  const [top, left, right] = cycle(
    [
      ['#ffcf5a', '#2b78d8', '#e04b57'],
      [IVORY, '#8a55dd', '#1c8a63'],
      ['#ff9a5c', '#23263c', '#d83a4c'],
    ] as const,
    variant,
  );
  return (
    groundShadow(150, 258, 118, 16, palette.near, 0.4) +
    die({ x: 150, y: 96, scale: 0.56, rotation: 4, colour: top, faces: [3, 1, 2], pipColour: '#3a2412' }) +
    die({ x: 86, y: 194, scale: 0.62, rotation: -10, colour: left, faces: [4, 2, 6] }) +
    die({ x: 214, y: 196, scale: 0.62, rotation: 9, colour: right, faces: [1, 5, 3] })
  );
}

function domino(x: number, y: number, rotation: number, top: Pips, bottom: Pips, colour: string): string {
  const ink = mix(CARD_INK, colour, 0.05);
  return place(
    x,
    y,
    1,
    rotation,
    rect(-42, -80, 88, 172, 16, '#0a0a1a', 'opacity=".28"'),
    rect(-44, -84, 88, 168, 16, lighten(colour, -0.12)),
    rect(-44, -86, 88, 164, 16, colour),
    rect(-30, -6, 60, 4, 2, mix(colour, CARD_INK, 0.5)),
    flatPips(top, -44, -84, 88, 76, 7.6, ink),
    flatPips(bottom, -44, 0, 88, 76, 7.6, ink),
  );
}

export function dominoes({ palette, variant }: Scene): string {
  const [a, b, c, d] = cycle(
    [
      [6, 4, 5, 2],
      [5, 5, 3, 1],
      [2, 6, 4, 4],
    ] as const,
    variant,
  );
  const second = cycle([palette.pop, palette.pop2, '#bfe3d4'], variant);
  return domino(92, 156, -13, a, b, '#fff6e6') + domino(196, 164, 12, c, d, second);
}

const tile = (kitPaint: string, back: string, x: number, y: number, scale: number, rotation: number, face: string) =>
  place(
    x,
    y,
    scale,
    rotation,
    rect(-50, -60, 104, 146, 16, '#0a0a1a', 'opacity=".25"'),
    rect(-52, -58, 104, 138, 16, back),
    rect(-52, -66, 104, 136, 16, '#e9dcc3'),
    rect(-52, -72, 104, 134, 16, kitPaint),
    face,
  );

/** Three tiles: rings, sticks and a flower. */
export function tiles({ kit, variant }: Scene): string {
  const back = cycle(['#1c8a63', '#2f6fd0', '#c5483f'], variant);
  const paint = kit.linear([
    [0, '#fffdf6'],
    [1, '#f6ecd8'],
  ]);
  const rings = (
    [
      [-20, -38, '#c5283f'],
      [20, -6, '#2a64d6'],
      [-20, 28, '#1c8a63'],
    ] as const
  )
    .map(([x, y, colour]) => circle(x, y, 17, colour) + circle(x, y, 11, '#fffaf0') + circle(x, y, 7, colour))
    .join('');
  const sticks = (
    [
      [-22, -44, '#1c8a63'],
      [0, -44, '#c5283f'],
      [22, -44, '#1c8a63'],
      [-12, 10, '#2a64d6'],
      [12, 10, '#1c8a63'],
    ] as const
  )
    .map(([x, y, colour]) => rect(x - 6, y, 12, 44, 6, colour))
    .join('');
  const flower = place(0, -6, 0.48, 0, SYMBOLS.plumeria(kit, variant + 1));
  return (
    tile(paint, back, 84, 178, 0.78, -10, rings) +
    tile(paint, back, 222, 180, 0.78, 10, sticks) +
    tile(paint, back, 152, 158, 1.12, 0, flower)
  );
}

/** Round men on the points of a race board, with a die. */
export function gammon({ kit, palette, variant }: Scene): string {
  const [light, dark] = cycle(
    [
      ['#f7e6c8', '#b8383a'],
      ['#e9eef5', '#2b4f9c'],
      ['#ffe0a8', '#2f5d46'],
    ] as const,
    variant,
  );
  const man = (x: number, y: number, colour: string) =>
    circle(x + 2, y + 6, 34, '#000', 'opacity=".28"') +
    circle(
      x,
      y,
      34,
      kit.linear([
        [0, lighten(colour, 0.1)],
        [1, lighten(colour, -0.08)],
      ]),
    ) +
    circle(x, y, 24, 'none', `stroke="${lighten(colour, -0.16)}" stroke-width="3"`) +
    circle(x, y, 14, lighten(colour, -0.1));
  return (
    repeat(3, (i) => man(75, 50 + i * 66, light)) +
    repeat(2, (i) => man(225, 50 + i * 66, dark)) +
    groundShadow(156, 250, 64, 13, palette.near, 0.45) +
    die({ x: 158, y: 196, scale: 0.62, rotation: -8, colour: IVORY, faces: [6, 5, 3], pipColour: CARD_INK })
  );
}

/** A leather cup that lets two dice roll. */
export function cup({ kit, palette, variant }: Scene): string {
  const leather = cycle(['#8a4d2c', '#2f4f7d', '#7d2a4a'], variant);
  const body = place(
    124,
    116,
    1.05,
    -34,
    `<path d="M-62 -70L-50 66A50 17 0 0 0 50 66L62 -70Z" fill="${kit.linear(
      [
        [0, lighten(leather, -0.1)],
        [0.35, lighten(leather, 0.1)],
        [1, lighten(leather, -0.14)],
      ],
      0,
      0,
      1,
      0,
    )}"/>`,
    line('M-59 -38A59 18 0 0 0 59 -38M-54 40A52 17 0 0 0 54 40', '#ffd98a', 4, 'stroke-dasharray="2 10"'),
    `<ellipse cx="0" cy="66" rx="50" ry="17" fill="${lighten(leather, -0.26)}"/>`,
    `<ellipse cx="0" cy="66" rx="50" ry="17" fill="none" stroke="${lighten(leather, 0.12)}" stroke-width="7"/>`,
  );
  return (
    groundShadow(184, 256, 104, 15, palette.near, 0.42) +
    body +
    die({ x: 232, y: 150, scale: 0.36, rotation: 18, colour: IVORY, faces: [3, 6, 2], pipColour: CARD_INK }) +
    die({
      x: 186,
      y: 214,
      scale: 0.44,
      rotation: -9,
      colour: cycle(['#d83a4c', '#ffcf5a', '#1c8a63'], variant),
      faces: [6, 4, 5],
      pipColour: variant % 3 === 1 ? CARD_INK : '#fff',
    })
  );
}
