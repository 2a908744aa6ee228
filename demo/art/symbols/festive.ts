import { lighten } from '../colour.js';
import type { Kit } from '../kit.js';
import {
  circle,
  cycle,
  ellipse,
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
