import { lighten, mix } from '../colour.js';
import type { Scene } from '../scene.js';
import {
  circle,
  clipped,
  cycle,
  ellipse,
  group,
  groundShadow,
  line,
  path,
  place,
  polygon,
  rect,
  repeat,
  ringPoints,
  round,
  sector,
  starPath,
} from '../shapes.js';
import { centred } from '../lettering.js';

/** A numbered wheel with its ball. */
export function wheel({ kit, variant }: Scene): string {
  const [one, two, wood] = cycle(
    [
      ['#c5283f', '#1b1d2e', '#9a5a30'],
      ['#2a64d6', '#171c3a', '#6b5a8c'],
      ['#1f9d78', '#14302a', '#a8762f'],
    ] as const,
    variant,
  );
  const pockets = repeat(24, (i) => {
    const colour = i === 6 ? '#e9b04a' : i % 2 === 0 ? two : one;
    return path(sector(74, 112, (i * Math.PI) / 12, ((i + 1) * Math.PI) / 12), colour);
  });
  const studs = repeat(8, (i) => path('M0 -119L4 -126L0 -133L-4 -126Z', '#ffe3a0', `transform="rotate(${i * 45})"`));
  const arms = repeat(4, (i) =>
    group(
      `rotate(${i * 90})`,
      path(
        'M-7 0L-4 -50A8 8 0 1 1 4 -50L7 0Z',
        kit.linear([
          [0, '#ffe9ae'],
          [1, '#d5952f'],
        ]),
      ),
    ),
  );
  return place(
    150,
    150,
    1,
    9 + variant * 31,
    circle(3, 10, 140, '#000', 'opacity=".35"'),
    circle(
      0,
      0,
      140,
      kit.linear(
        [
          [0, wood],
          [1, lighten(wood, -0.2)],
        ],
        0,
        0,
        1,
        1,
      ),
    ),
    studs,
    circle(0, 0, 115, '#e5b04a'),
    pockets,
    circle(0, 0, 75, '#e5b04a'),
    circle(
      0,
      0,
      72,
      kit.radial([
        [0, lighten(wood, -0.04)],
        [1, lighten(wood, -0.17)],
      ]),
    ),
    arms,
    circle(
      0,
      0,
      19,
      kit.radial(
        [
          [0, '#fff0c0'],
          [1, '#d5952f'],
        ],
        0.4,
        0.35,
        0.7,
      ),
    ),
    circle(62, -68, 9.5, '#fff'),
    circle(59, -71, 3, '#fff'),
  );
}

/** A standing prize wheel with a pointer. */
export function fortune({ kit, palette, variant }: Scene): string {
  const extra = cycle(['#3fb7a5', '#e0569a', '#3f86dd'], variant);
  const colours = [palette.pop2, palette.cream, palette.pop, palette.far, extra, palette.cream];
  const slices = repeat(12, (i) =>
    path(sector(0, 104, (i * Math.PI) / 6, ((i + 1) * Math.PI) / 6), colours[i % 6] ?? palette.cream),
  );
  const bulbs = ringPoints(12, 115)
    .map(([x, y]) => circle(x, y, 5, '#fff6d8'))
    .join('');
  const rim = cycle(['#e8453f', '#2f6fd0', '#1f9d78'], variant);
  return (
    path('M126 268L174 268L188 300L112 300Z', mix(palette.near, palette.far, 0.3)) +
    place(
      150,
      154,
      1,
      11,
      circle(2, 8, 126, '#000', 'opacity=".3"'),
      circle(
        0,
        0,
        126,
        kit.linear([
          [0, rim],
          [1, lighten(rim, -0.16)],
        ]),
      ),
      circle(0, 0, 106, '#ffe9b8'),
      slices,
      bulbs,
      circle(0, 0, 30, '#ffe9b8'),
      circle(
        0,
        0,
        24,
        kit.linear([
          [0, '#ffd35a'],
          [1, '#eb9a2a'],
        ]),
      ),
      path(starPath(5, 15, 6.5), '#fff8e0'),
    ) +
    path('M150 52L134 16L166 16Z', palette.cream) +
    path('M150 44L139 20L161 20Z', palette.pop2)
  );
}

/** Numbered balls in front of a cage. */
export function bingo({ kit, palette, variant }: Scene): string {
  const numbers = cycle(
    [
      ['7', '21', '4'],
      ['9', '33', '5'],
      ['8', '16', '2'],
    ] as const,
    variant,
  );
  const ball = (x: number, y: number, radius: number, colour: string, number: string) =>
    circle(x + 3, y + radius * 0.12, radius, '#0a0a1a', 'opacity=".28"') +
    circle(
      x,
      y,
      radius,
      kit.radial(
        [
          [0, lighten(colour, 0.2)],
          [0.5, colour],
          [1, lighten(colour, -0.2)],
        ],
        0.36,
        0.3,
        0.8,
      ),
    ) +
    circle(x, y, radius * 0.56, '#fffaf0') +
    centred(number, 'bold', radius * 0.62, x, y + radius * 0.22, '#1d2036') +
    ellipse(
      x - radius * 0.4,
      y - radius * 0.6,
      radius * 0.2,
      radius * 0.1,
      '#fff',
      `opacity=".7" transform="rotate(-36 ${round(x - radius * 0.4)} ${round(y - radius * 0.6)})"`,
    );
  const wire = [34, 66, 92]
    .map((rx) => ellipse(150, 128, rx, 104, 'none', `stroke="${palette.cream}" stroke-width="3" opacity=".55"`))
    .join('');
  return (
    circle(150, 128, 104, palette.cream, 'opacity=".12"') +
    wire +
    circle(150, 128, 104, 'none', `stroke="${palette.cream}" stroke-width="5" opacity=".85"`) +
    line('M46 128L254 128', palette.cream, 3, 'opacity=".55"') +
    groundShadow(150, 266, 112, 13, palette.near, 0.4) +
    ball(138, 84, 32, palette.pop, cycle(['11', '6', '19'], variant)) +
    ball(74, 204, 50, '#2f7fe0', numbers[0]) +
    ball(230, 204, 48, '#1f9d78', numbers[2]) +
    ball(150, 196, 62, '#d92a54', numbers[1])
  );
}

/** A board of pegs with a falling ball and coloured pockets. */
export function pegs({ kit, palette, variant }: Scene): string {
  const frame = cycle(['#2b2f58', '#5a2446', '#123f42'], variant);
  const board =
    rect(54, 32, 192, 236, 26, '#000', 'opacity=".25"') +
    rect(50, 26, 200, 236, 26, lighten(frame, 0.16)) +
    rect(
      60,
      36,
      180,
      216,
      18,
      kit.linear([
        [0, lighten(frame, 0.06)],
        [1, frame],
      ]),
    );
  const pins = repeat(6, (row) =>
    repeat(row + 2, (i) => circle(150 + (i - (row + 1) / 2) * 25, 76 + row * 22, 5, '#fff1d8')),
  );
  const pockets = repeat(5, (i) =>
    rect(66 + i * 34, 216, 32, 30, 8, cycle(['#d92a54', '#f0a52c', '#1f9d78', '#f0a52c', '#d92a54'], i)),
  );
  const trail = (
    [
      [150, 44],
      [162, 64],
      [151, 88],
      [138, 108],
      [150, 132],
    ] as const
  )
    .map(([x, y], i) => circle(x, y, 5 + i, palette.pop, `opacity="${round(0.1 + i * 0.09)}"`))
    .join('');
  return (
    board +
    pins +
    pockets +
    trail +
    circle(
      138,
      156,
      14,
      kit.radial(
        [
          [0, '#fff6cf'],
          [0.5, palette.pop],
          [1, lighten(palette.pop, -0.2)],
        ],
        0.35,
        0.3,
        0.8,
      ),
    )
  );
}

/** Dice under a glass dome. */
export function domeGlass({ kit, palette }: Scene): string {
  const dome = 'M54 214C54 84 92 34 150 34C208 34 246 84 246 214Z';
  return (
    path(dome, '#ffffff', 'opacity=".16"') +
    clipped(
      kit.clip(`<path d="${dome}"/>`),
      polygon(
        [
          [84, 20],
          [118, 20],
          [88, 230],
          [54, 230],
        ],
        '#fff',
        'opacity=".28"',
      ),
    ) +
    line('M54 214C54 84 92 34 150 34C208 34 246 84 246 214', '#fff', 4, 'opacity=".75"') +
    circle(150, 28, 11, palette.pop)
  );
}
