import { lighten } from '../colour.js';
import type { Scene } from '../scene.js';
import {
  circle,
  clipped,
  cycle,
  ellipse,
  groundShadow,
  line,
  path,
  place,
  polygon,
  rect,
  repeat,
  type Point,
} from '../shapes.js';

const corner = (column: number, row: number): Point => [150 + (column - row) * 43, 42 + (column + row) * 25];

/** A corner of a square board with flat men. */
export function checkers({ kit, palette, variant }: Scene): string {
  const [light, dark, one, two] = cycle(
    [
      ['#f3dfba', '#8a4d2c', '#d83a4c', '#23263c'],
      ['#e7eef4', '#3a5f8c', '#f0a52c', '#fff6e6'],
      ['#efe6d0', '#2f6b4f', '#fff6e6', '#c5283f'],
    ] as const,
    variant,
  );
  const squares = repeat(4, (row) =>
    repeat(4, (column) =>
      polygon(
        [corner(column, row), corner(column + 1, row), corner(column + 1, row + 1), corner(column, row + 1)],
        (row + column) % 2 === 0 ? light : dark,
      ),
    ),
  );
  const man = (column: number, row: number, colour: string, crowned = false) => {
    const [x, cornerY] = corner(column, row);
    const y = cornerY + 25;
    const top = crowned ? y - 24 : y - 12;
    return (
      ellipse(x + 3, y + 6, 30, 17, '#0a0a1a', 'opacity=".35"') +
      rect(x - 29, top, 58, y - top, 0, lighten(colour, -0.14)) +
      ellipse(x, y, 29, 16, lighten(colour, -0.14)) +
      ellipse(
        x,
        top,
        29,
        16,
        kit.linear([
          [0, lighten(colour, 0.12)],
          [1, colour],
        ]),
      ) +
      ellipse(x, top, 18, 10, 'none', `stroke="${lighten(colour, -0.14)}" stroke-width="3"`)
    );
  };
  return (
    groundShadow(150, 258, 140, 16, palette.near, 0.4) +
    polygon(
      [corner(0, 4), corner(4, 4), [corner(4, 4)[0], corner(4, 4)[1] + 20], [corner(0, 4)[0], corner(0, 4)[1] + 20]],
      lighten(dark, -0.12),
    ) +
    polygon(
      [corner(4, 0), corner(4, 4), [corner(4, 4)[0], corner(4, 4)[1] + 20], [corner(4, 0)[0], corner(4, 0)[1] + 20]],
      lighten(dark, -0.18),
    ) +
    squares +
    man(1, 0, two) +
    man(0, 1, two) +
    man(2, 1, one, true) +
    man(1, 2, two) +
    man(3, 2, one) +
    man(2, 3, one)
  );
}

/** A carved knight. */
export function knight({ kit, palette, variant }: Scene): string {
  const [wood, mane] = cycle(
    [
      ['#f3dcb0', '#b0763a'],
      ['#3a3f63', '#ffcf5a'],
      ['#e9eef5', '#7f93b5'],
    ] as const,
    variant,
  );
  const paint = kit.linear(
    [
      [0, lighten(wood, 0.06)],
      [1, lighten(wood, -0.12)],
    ],
    0,
    0,
    1,
    1,
  );
  const head =
    'M-46 84C-44 40 -8 28 -10 2C-30 10 -44 26 -62 24C-80 22 -84 4 -74 -6C-58 -30 -52 -66 -26 -80L-22 -104L-2 -86C52 -84 72 -20 62 84Z';
  return (
    groundShadow(150, 266, 92, 14, palette.near, 0.45) +
    place(
      152,
      148,
      1.06,
      0,
      path(head, paint),
      path('M-2 -86C52 -84 72 -20 62 84L36 84C48 10 40 -40 -2 -62Z', mane),
      line('M10 -62C34 -44 44 -10 44 24M28 -46C42 -30 52 -4 52 30', lighten(mane, -0.12), 4, 'opacity=".6"'),
      circle(-24, -40, 7.5, '#1d2036'),
      circle(-26, -42, 2.4, '#fff'),
      line('M-70 10C-64 14 -58 14 -52 10', lighten(wood, -0.3), 4),
      line('M-16 8C-4 4 4 -8 4 -20', lighten(wood, -0.22), 4, 'opacity=".7"'),
      rect(-66, 78, 132, 17, 8, lighten(wood, -0.04)),
      rect(-78, 92, 156, 19, 9, lighten(wood, -0.14)),
    )
  );
}

/** A long wooden board of cups filled with shells. */
export function sungka({ kit, palette, variant }: Scene): string {
  const wood = cycle(['#a8662f', '#7d4b3a', '#b98a3c'], variant);
  const shells = cycle(
    [
      ['#fff3df', '#ffc9d2', '#ffe08a'],
      ['#e8f4f2', '#9fe0d6', '#fff3df'],
      ['#ffe3c4', '#f0a58a', '#fff8ec'],
    ] as const,
    variant,
  );
  const hollow = (x: number, y: number, radius: number, count: number) =>
    ellipse(x, y, radius, radius * 0.82, lighten(wood, -0.24)) +
    ellipse(x, y + 3, radius * 0.88, radius * 0.7, lighten(wood, -0.16)) +
    repeat(count, (i) => {
      const angle = i * 2.4 + x;
      const reach = radius * 0.5 * Math.sqrt(i / Math.max(1, count));
      return ellipse(
        x + reach * Math.cos(angle),
        y + 2 + reach * Math.sin(angle) * 0.8,
        radius * 0.27,
        radius * 0.22,
        cycle(shells, i),
        'stroke="#00000033" stroke-width="1"',
      );
    });
  return (
    groundShadow(150, 250, 136, 15, palette.near, 0.45) +
    place(
      150,
      156,
      1,
      -16,
      path(
        'M-148 8C-120 -58 -60 -66 0 -66C60 -66 120 -58 148 8C120 66 60 78 0 78C-60 78 -120 66 -148 8Z',
        lighten(wood, -0.16),
      ),
      path(
        'M-148 0C-120 -66 -60 -74 0 -74C60 -74 120 -66 148 0C120 60 60 70 0 70C-60 70 -120 60 -148 0Z',
        kit.linear([
          [0, lighten(wood, 0.12)],
          [1, wood],
        ]),
      ),
      hollow(-110, -2, 27, 9),
      hollow(110, -2, 27, 6),
      repeat(
        4,
        (i) =>
          hollow(-60 + i * 40, -36, 18, 3 + ((i * 3 + variant) % 4)) +
          hollow(-60 + i * 40, 32, 18, 2 + ((i * 5 + variant) % 5)),
      ),
    )
  );
}

/** Black and white stones on a grid. */
export function stones({ kit, variant }: Scene): string {
  const [one, two, wood] = cycle(
    [
      ['#23263c', '#fffaf0', '#e0b06a'],
      ['#7a2036', '#f6ead2', '#d9c08a'],
      ['#124a4a', '#ffe9c4', '#c99a62'],
    ] as const,
    variant,
  );
  const board = '<rect x="36" y="36" width="228" height="228" rx="22"/>';
  const grid = repeat(6, (i) =>
    line(
      `M${50 + i * 40} 30L${50 + i * 40} 270M30 ${50 + i * 40}L270 ${50 + i * 40}`,
      lighten(wood, -0.24),
      2.4,
      'opacity=".7"',
    ),
  );
  const stone = (column: number, row: number, colour: string) => {
    const x = 50 + column * 40;
    const y = 50 + row * 40;
    return (
      circle(x + 3, y + 5, 19, '#000', 'opacity=".3"') +
      circle(
        x,
        y,
        19,
        kit.radial(
          [
            [0, lighten(colour, 0.24)],
            [0.6, colour],
            [1, lighten(colour, -0.12)],
          ],
          0.36,
          0.3,
          0.8,
        ),
      )
    );
  };
  const played = (
    [
      [1, 1, 0],
      [2, 1, 1],
      [2, 2, 0],
      [3, 2, 1],
      [3, 3, 0],
      [4, 3, 1],
      [1, 2, 1],
      [2, 3, 0],
      [4, 1, 0],
      [1, 4, 1],
      [3, 4, 0],
    ] as const
  )
    .map(([column, row, side]) => stone((column + variant) % 6, row, side === 0 ? one : two))
    .join('');
  return (
    rect(42, 46, 228, 228, 22, '#000', 'opacity=".25"') +
    rect(36, 44, 228, 228, 22, lighten(wood, -0.16)) +
    rect(
      36,
      36,
      228,
      228,
      22,
      kit.linear(
        [
          [0, lighten(wood, 0.06)],
          [1, lighten(wood, -0.04)],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    clipped(kit.clip(board), grid) +
    played
  );
}
