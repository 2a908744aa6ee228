import { lighten } from '../colour.js';
import type { Scene } from '../scene.js';
import { circle, clipped, cycle, ellipse, line, mirrored, path, place, repeat } from '../shapes.js';
import { fishBody } from './fish-body.js';

const octopusEye = (x: number) =>
  ellipse(x, -4, 16, 19, '#fff') + circle(x + 2, 0, 10, '#1b1430') + circle(x - 2, -5, 3.6, '#fff');

/** Eight arms with rows of cups below a round head. */
export function octopus({ kit, palette, variant }: Scene): string {
  const colour = cycle(['#b45be0', '#f0675a', '#2fa7a0'], variant);
  const arms = (
    [
      [-92, 74, -34],
      [-58, 104, -20],
      [-22, 112, -6],
      [22, 112, 6],
      [58, 104, 20],
      [92, 74, 34],
    ] as const
  )
    .map(([x, y, start], i) => {
      const curl = x < 0 ? -1 : 1;
      const d = `M${start} 20C${start * 1.6} 64 ${x - curl * 26} ${y + 8} ${x} ${y}C${x + curl * 20} ${y - 8} ${x + curl * 16} ${y - 30} ${x + curl * 2} ${y - 24}`;
      return (
        line(d, lighten(colour, i % 2 === 0 ? -0.1 : -0.03), 21) +
        line(d, lighten(colour, 0.16), 4, 'stroke-dasharray=".1 11" opacity=".8"')
      );
    })
    .join('');
  return (
    place(52, 92, 0.22, 0, fishBody(kit, palette.pop, palette.cream, 'bands')) +
    place(
      152,
      146,
      1.02,
      0,
      arms,
      path(
        'M-62 34C-90 -28 -62 -98 0 -98C62 -98 90 -28 62 34C40 54 -40 54 -62 34Z',
        kit.linear([
          [0, lighten(colour, 0.14)],
          [0.6, colour],
          [1, lighten(colour, -0.08)],
        ]),
      ),
      path('M-56 -30C-52 -68 -30 -84 -8 -86C-28 -66 -36 -44 -38 -20Z', '#fff', 'opacity=".32"'),
      octopusEye(-26),
      octopusEye(26),
      line('M-12 26Q0 36 12 26', lighten(colour, -0.3), 5),
      circle(48, -52, 7, lighten(colour, 0.12)),
      circle(34, -70, 5, lighten(colour, 0.12)),
    )
  );
}

export function seahorse({ kit, palette, variant }: Scene): string {
  const [colour, fin] = cycle(
    [
      ['#ffb03a', '#ff7a5c'],
      ['#e0569a', '#ffd35a'],
      ['#2fa7b8', '#ffe3a0'],
    ] as const,
    variant,
  );
  const body =
    'M-8 -84C30 -96 52 -70 44 -44C40 -28 50 -10 54 14C60 52 34 72 22 92C12 108 26 118 34 108C44 122 20 136 0 124C-22 110 -6 84 2 66C8 50 -14 34 -20 8C-24 -8 -14 -22 -12 -34C-28 -32 -46 -30 -62 -36C-68 -42 -66 -52 -58 -52C-42 -50 -28 -60 -8 -84Z';
  return (
    place(242, 110, 0.24, -6, fishBody(kit, palette.pop2, palette.cream, 'belly')) +
    place(60, 232, 0.2, 6, mirrored(fishBody(kit, palette.pop, palette.far, 'spots'))) +
    place(
      150,
      146,
      1.06,
      4,
      path('M46 -6C74 -24 92 -14 96 2C80 4 88 18 78 24C70 18 60 30 52 26Z', fin),
      path('M2 -88C6 -112 16 -104 20 -94C28 -112 38 -100 34 -88C46 -94 52 -84 42 -72Z', fin),
      path(
        body,
        kit.linear(
          [
            [0, lighten(colour, 0.12)],
            [1, lighten(colour, -0.1)],
          ],
          0,
          0,
          1,
          1,
        ),
      ),
      clipped(
        kit.clip(`<path d="${body}"/>`),
        repeat(8, (i) =>
          line(
            `M-30 ${-14 + i * 15}C-6 ${-8 + i * 15} 20 ${-10 + i * 15} 66 ${-26 + i * 15}`,
            lighten(colour, -0.14),
            3.4,
            'opacity=".5"',
          ),
        ),
        path('M-24 -10C-26 30 4 40 6 66L-16 70L-44 20Z', '#fff6d8', 'opacity=".4"'),
      ),
      circle(-2, -58, 11, '#fff'),
      circle(-4, -57, 6.4, '#1b1430'),
      circle(-6, -59.5, 2.2, '#fff'),
    )
  );
}

/** A ray that glides towards the viewer. */
export function manta({ kit, palette, variant }: Scene): string {
  const colour = cycle(['#3a5f9c', '#4a3f78', '#1f6f6b'], variant);
  const body =
    'M0 -66C18 -62 34 -48 62 -36C96 -22 122 -34 142 -52C136 -4 104 36 48 42C30 46 14 56 0 62C-14 56 -30 46 -48 42C-104 36 -136 -4 -142 -52C-122 -34 -96 -22 -62 -36C-34 -48 -18 -62 0 -66Z';
  return (
    place(64, 238, 0.24, -6, fishBody(kit, palette.pop, palette.cream, 'bands')) +
    place(238, 244, 0.2, 4, mirrored(fishBody(kit, palette.pop2, palette.cream, 'belly'))) +
    place(
      150,
      148,
      1,
      -9,
      line('M0 52C8 84 -10 102 6 132', lighten(colour, -0.12), 6),
      path(
        'M-26 -58C-40 -80 -34 -96 -20 -98C-24 -82 -14 -70 -4 -62ZM26 -58C40 -80 34 -96 20 -98C24 -82 14 -70 4 -62Z',
        lighten(colour, -0.06),
      ),
      path(
        body,
        kit.linear([
          [0, lighten(colour, 0.12)],
          [1, lighten(colour, -0.1)],
        ]),
      ),
      path(
        'M0 -40C16 -36 28 -22 40 -12C28 18 12 34 0 48C-12 34 -28 18 -40 -12C-28 -22 -16 -36 0 -40Z',
        '#eef5f7',
        'opacity=".18"',
      ),
      repeat(6, (i) =>
        circle(
          i < 3 ? -70 + i * 22 : 26 + (i - 3) * 22,
          -6 + ((i * 2) % 3) * 8,
          6 - (i % 3),
          '#f2fbff',
          'opacity=".55"',
        ),
      ),
      circle(-32, -46, 8, '#fff'),
      circle(32, -46, 8, '#fff'),
      circle(-33, -45, 4.6, '#101830'),
      circle(31, -45, 4.6, '#101830'),
      line('M-14 -54Q0 -46 14 -54', lighten(colour, -0.2), 4),
    )
  );
}

/** A round fish full of spines. */
export function puffer({ kit, palette, variant }: Scene): string {
  const [back, belly] = cycle(
    [
      ['#e8b23a', '#fff6dc'],
      ['#e0785a', '#fff0e2'],
      ['#5fa86b', '#f6f8dc'],
    ] as const,
    variant,
  );
  const spines = repeat(18, (i) => place(0, 0, 1, i * 20, path('M-8 -80L0 -104L8 -80Z', lighten(back, -0.14))));
  const spots = (
    [
      [-20, -52],
      [14, -62],
      [46, -38],
      [34, -8],
      [-44, -30],
      [4, -32],
    ] as const
  )
    .map(([x, y], i) => circle(x, y, 8 - (i % 3) * 1.6, lighten(back, -0.16)))
    .join('');
  return (
    place(58, 84, 0.22, 8, fishBody(kit, palette.pop2, palette.cream, 'belly')) +
    place(
      150,
      160,
      1,
      -5,
      path('M80 -6C104 -34 126 -34 132 -20C124 -8 124 8 132 22C124 34 104 28 80 10Z', lighten(back, -0.06)),
      spines,
      circle(
        0,
        0,
        86,
        kit.linear([
          [0, lighten(back, 0.06)],
          [0.5, back],
          [0.52, belly],
          [1, lighten(belly, -0.12)],
        ]),
      ),
      spots,
      path('M24 18C48 6 64 16 66 32C48 46 30 40 24 18Z', lighten(back, -0.04)),
      ...[-46, 8].map(
        (x) => circle(x, -12, 20, '#fff') + circle(x - 4, -11, 12, '#1b1430') + circle(x - 8, -16, 4.2, '#fff'),
      ),
      ellipse(-24, 24, 15, 11, lighten(back, -0.1)),
      ellipse(-24, 25, 8, 5, '#5a2a2a'),
      line('M-70 -34A78 78 0 0 1 -30 -72', '#fff', 6, 'opacity=".45"'),
    )
  );
}
