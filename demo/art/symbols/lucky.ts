import { lighten } from '../colour.js';
import type { Kit } from '../kit.js';
import { circle, cycle, group, line, path, place, rect, repeat, starPath } from '../shapes.js';
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
