import { lighten } from '../colour.js';
import type { Kit } from '../kit.js';
import {
  circle,
  cycle,
  ellipse,
  group,
  line,
  path,
  place,
  polygon,
  rect,
  repeat,
  ringPoints,
  round,
  starPath,
  type Point,
} from '../shapes.js';
import { SUIT_PATHS } from '../suits.js';

export function plumeria(kit: Kit, variant: number): string {
  const colour = cycle(['#ffe9c4', '#ffc4d4', '#ffd3a0', '#e6d6ff'], variant);
  const petals = repeat(5, (i) =>
    place(
      0,
      0,
      1,
      i * 72,
      path(
        'M0 4C-46 -22 -58 -74 -20 -98C22 -108 44 -60 0 4Z',
        kit.linear(
          [
            [0, '#fffdf6'],
            [0.6, colour],
            [1, '#ffb52e'],
          ],
          0.3,
          0,
          0.5,
          1,
        ),
      ),
      line('M-2 -6C-26 -34 -38 -66 -22 -94', '#e7a24a', 2, 'opacity=".4"'),
    ),
  );
  return petals + circle(0, 0, 10, '#f08a24');
}

export function bell(kit: Kit, variant: number): string {
  const [light, middle, dark] = cycle(
    [
      ['#ffe28a', '#ffc23e', '#d98324'],
      ['#f2f6fa', '#c3d0dc', '#8496a8'],
      ['#ffd0a8', '#e8935a', '#a8532a'],
    ] as const,
    variant,
  );
  return (
    path('M-20 -84A20 20 0 0 1 20 -84L20 -70L-20 -70Z', lighten(dark, -0.04)) +
    path(
      'M0 -80C46 -80 58 -40 60 0C62 34 74 46 86 60L-86 60C-74 46 -62 34 -60 0C-58 -40 -46 -80 0 -80Z',
      kit.linear(
        [
          [0, light],
          [0.45, middle],
          [1, dark],
        ],
        0,
        0,
        1,
        0.5,
      ),
    ) +
    path(
      'M-40 -34C-36 -58 -22 -66 -10 -68C-26 -44 -30 -6 -34 36L-56 44C-46 20 -44 -8 -40 -34Z',
      '#fffbe6',
      'opacity=".7"',
    ) +
    rect(-92, 56, 184, 20, 10, lighten(dark, 0.05)) +
    circle(0, 86, 18, lighten(dark, -0.1))
  );
}

export function lantern(kit: Kit, variant: number): string {
  const colour = cycle(['#f0483e', '#f2a03d', '#e0567f', '#3fa88a'], variant);
  const ribs = [-0.72, -0.38, 0, 0.38, 0.72]
    .map((bend) =>
      line(`M0 -74C${round(bend * 150)} -60 ${round(bend * 150)} 60 0 74`, lighten(colour, -0.1), 3, 'opacity=".55"'),
    )
    .join('');
  return (
    line('M0 -112L0 -84', '#c99a3d', 4) +
    ellipse(
      0,
      0,
      92,
      76,
      kit.radial(
        [
          [0, '#ffd98a'],
          [0.5, lighten(colour, 0.06)],
          [1, lighten(colour, -0.14)],
        ],
        0.45,
        0.45,
        0.62,
      ),
    ) +
    ribs +
    rect(-34, -86, 68, 17, 5, '#e2b04a') +
    rect(-34, 70, 68, 17, 5, '#c98f32') +
    line('M0 88L0 118M-14 88L-14 108M14 88L14 108', '#e2b04a', 5)
  );
}

/** An invented token: a star, a lozenge, a leaf or a wave, never the money of a state. */
export function coin(kit: Kit, variant: number): string {
  const mark = cycle(
    [
      path(starPath(5, 46, 20), '#fff3c6'),
      path(SUIT_PATHS.diamond, '#fff3c6', 'transform="scale(.95)"'),
      group(
        'rotate(-30) translate(-40 20)',
        path('M0 0C14 -40 66 -48 92 -34C74 2 34 16 0 0Z', '#fff3c6'),
        line('M4 -4C30 -22 56 -30 80 -30', '#eaa733', 5),
      ),
      line('M-46 -12q15 -20 30 0t30 0t30 0M-46 18q15 -20 30 0t30 0t30 0', '#fff3c6', 11),
    ],
    variant,
  );
  return (
    circle(0, 6, 94, '#b06a18') +
    circle(
      0,
      0,
      94,
      kit.linear(
        [
          [0, '#ffe08a'],
          [1, '#eea12c'],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    circle(0, 0, 76, '#d98a22') +
    circle(
      0,
      3,
      74,
      kit.linear([
        [0, '#ffcd5a'],
        [1, '#f3ad36'],
      ]),
    ) +
    mark +
    line('M-72 -36A80 80 0 0 1 -28 -75', '#fffbe0', 6, 'opacity=".9"')
  );
}

const corner = (points: readonly Point[], index: number): Point => points[index % 5] ?? [0, 0];

/** A star lantern of paper and bamboo with two tails. */
export function parol(kit: Kit, variant: number): string {
  const [first, second] = cycle(
    [
      ['#ff5d5d', '#ffd35a'],
      ['#37b7a5', '#fff0b0'],
      ['#a45be0', '#ff9fd0'],
      ['#3f86dd', '#ffe08a'],
    ] as const,
    variant,
  );
  const outer = ringPoints(5, 84, -Math.PI / 2, 0, -8);
  const inner = ringPoints(5, 37, -Math.PI / 2 + Math.PI / 5, 0, -8);
  const rays = repeat(
    5,
    (i) =>
      polygon([[0, -8], corner(inner, i + 4), corner(outer, i)], lighten(first, 0.1)) +
      polygon([[0, -8], corner(outer, i), corner(inner, i)], lighten(first, -0.04)),
  );
  const tail = (x: number) =>
    repeat(5, (i) =>
      line(
        `M${x + (i - 2) * 5} 62C${x + (i - 2) * 7} 80 ${x + (i - 2) * 9 + 4} 96 ${x + (i - 2) * 10} 116`,
        i % 2 === 0 ? first : second,
        5,
      ),
    );
  return (
    tail(-46) +
    tail(46) +
    `<circle cx="0" cy="-8" r="92" fill="none" stroke="${second}" stroke-width="8"/>` +
    `<circle cx="0" cy="-8" r="92" fill="none" stroke="${lighten(second, -0.12)}" stroke-width="2.5" stroke-dasharray="5 9"/>` +
    rays +
    circle(
      0,
      -8,
      25,
      kit.radial([
        [0, '#fffbe6'],
        [1, second],
      ]),
    ) +
    path(starPath(8, 19, 8), first, 'transform="translate(0 -8)"') +
    line('M0 -112L0 -98', '#c99a3d', 5)
  );
}

/** A diamond kite with a knotted tail. */
export function kite(_kit: Kit, variant: number): string {
  const [a, b, c, d] = cycle(
    [
      ['#ff6a5c', '#ffcf5a', '#2fa7a0', '#fff3df'],
      ['#3f86dd', '#fff3df', '#ff8fb0', '#ffd35a'],
      ['#7a5be0', '#6fe0d0', '#ff9a5c', '#fff0fb'],
    ] as const,
    variant,
  );
  const bows = (
    [
      [18, 92, 20],
      [44, 104, -24],
      [72, 92, 18],
    ] as const
  )
    .map(([x, y, turn]) =>
      place(
        x,
        y,
        1,
        turn,
        polygon(
          [
            [0, 0],
            [-15, -9],
            [-15, 9],
          ],
          c,
        ),
        polygon(
          [
            [0, 0],
            [15, -9],
            [15, 9],
          ],
          a,
        ),
      ),
    )
    .join('');
  return place(
    -4,
    -4,
    1,
    12,
    line('M0 78C14 104 34 108 52 100S84 84 100 96', '#fff8ec', 4),
    bows,
    polygon(
      [
        [0, -112],
        [72, -30],
        [0, -30],
      ],
      b,
    ),
    polygon(
      [
        [0, -112],
        [-72, -30],
        [0, -30],
      ],
      a,
    ),
    polygon(
      [
        [72, -30],
        [0, 82],
        [0, -30],
      ],
      c,
    ),
    polygon(
      [
        [-72, -30],
        [0, 82],
        [0, -30],
      ],
      d,
    ),
    polygon(
      [
        [0, -78],
        [36, -30],
        [0, 24],
        [-36, -30],
      ],
      '#fff',
      'opacity=".28"',
    ),
    line('M0 -110L0 80M-70 -30L70 -30', '#5a3a22', 4),
    circle(0, -30, 9, '#5a3a22'),
  );
}

/** A barrel drum with two sticks. */
export function drum(kit: Kit, variant: number): string {
  const colour = cycle(['#c8323f', '#1f7a68', '#3d4aa8'], variant);
  const studs = repeat(9, (i) => {
    const angle = Math.PI - (i * Math.PI) / 8;
    return (
      circle(78 * Math.cos(angle), -24 + 27 * Math.sin(angle), 4.6, '#ffd98a') +
      circle(78 * Math.cos(angle), 58 + 27 * Math.sin(angle), 4.6, '#ffd98a')
    );
  });
  return (
    path(
      'M-78 -32C-96 4 -94 38 -78 62A78 27 0 0 0 78 62C94 38 96 4 78 -32Z',
      kit.linear(
        [
          [0, lighten(colour, -0.12)],
          [0.32, lighten(colour, 0.1)],
          [1, lighten(colour, -0.16)],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    line('M-86 8A86 28 0 0 0 86 8', '#ffcf5a', 8, 'opacity=".9"') +
    studs +
    ellipse(0, -34, 80, 29, '#8a5a2c') +
    ellipse(
      0,
      -37,
      76,
      26,
      kit.radial([
        [0, '#fff6e0'],
        [1, '#f0d7a8'],
      ]),
    ) +
    ellipse(0, -37, 40, 13, 'none', 'stroke="#d9b777" stroke-width="3"') +
    line('M-22 -44L-88 -98', '#8a5a2c', 10) +
    line('M24 -40L92 -92', '#a26a35', 10) +
    circle(-20, -43, 11, '#fff3df') +
    circle(22, -39, 11, '#fff3df')
  );
}
