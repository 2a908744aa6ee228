import { lighten } from '../colour.js';
import type { Scene } from '../scene.js';
import { circle, cycle, ellipse, groundShadow, line, path, place, rect, repeat } from '../shapes.js';

export function shuttle({ kit, palette, variant }: Scene): string {
  const ribbon = cycle(['#d8324a', '#2a64d6', '#1f9d78'], variant);
  const feathers = [-60, -36, -12, 12, 36, 60]
    .map(
      (x) =>
        path(`M${x * 0.42} 46L${x - 11} -92C${x - 8} -112 ${x + 8} -112 ${x + 11} -92Z`, '#fff') +
        line(`M${x * 0.42} 46L${x} -92`, '#b7c6d2', 2.4),
    )
    .join('');
  return (
    place(
      142,
      160,
      1.02,
      variant % 2 === 0 ? 34 : -28,
      path(
        'M-30 44L-74 -98L74 -98L30 44Z',
        kit.linear([
          [0, '#ffffff'],
          [1, '#dfe8ee'],
        ]),
      ),
      feathers,
      line('M-52 -34C-20 -22 20 -22 52 -34M-44 -6C-16 4 16 4 44 -6', '#8fa5b5', 3.6),
      path('M-34 40L34 40L34 58A34 34 0 0 1 -34 58Z', '#f7efe2'),
      rect(-35, 42, 70, 13, 4, ribbon),
      path('M-34 58A34 34 0 0 0 -6 91C-18 82 -24 70 -24 58Z', '#fff', 'opacity=".7"'),
    ) + line('M214 58L258 24M230 92L282 52M196 30L222 10', palette.cream, 6, 'opacity=".7"')
  );
}

/** A bat and its little ball. */
export function paddle({ kit, palette, variant }: Scene): string {
  const rubber = cycle(['#d8324a', '#2a5fc4', '#23263c'], variant);
  return (
    groundShadow(156, 264, 92, 13, palette.near, 0.38) +
    place(
      142,
      150,
      1.04,
      -28,
      path(
        'M-17 62L17 62L20 122C20 132 -20 132 -20 122Z',
        kit.linear(
          [
            [0, '#e8b878'],
            [1, '#b57a3c'],
          ],
          0,
          0,
          1,
          0,
        ),
      ),
      line('M0 70L0 122', '#8a5a2c', 3, 'opacity=".5"'),
      path(
        'M0 -98C56 -98 82 -58 78 -12C75 26 44 52 22 70L-22 70C-44 52 -75 26 -78 -12C-82 -58 -56 -98 0 -98Z',
        lighten(rubber, -0.14),
      ),
      path(
        'M0 -92C52 -92 76 -55 72 -12C69 22 40 46 20 60L-20 60C-40 46 -69 22 -72 -12C-76 -55 -52 -92 0 -92Z',
        kit.linear(
          [
            [0, lighten(rubber, 0.08)],
            [1, lighten(rubber, -0.05)],
          ],
          0,
          0,
          1,
          1,
        ),
      ),
      path('M-58 -34C-52 -64 -32 -78 -8 -80C-28 -62 -40 -42 -40 -14Z', '#fff', 'opacity=".25"'),
      rect(-24, 56, 48, 14, 4, '#f0d3a0'),
    ) +
    line('M252 92C268 104 276 118 278 134M236 74C246 76 254 80 260 86', palette.cream, 4.5, 'opacity=".6"') +
    circle(
      236,
      108,
      26,
      kit.radial(
        [
          [0, '#ffffff'],
          [0.6, '#fff1d6'],
          [1, '#e0b27a'],
        ],
        0.36,
        0.3,
        0.8,
      ),
    )
  );
}

export function gloves({ kit, palette, variant }: Scene): string {
  const colour = cycle(['#d8324a', '#2a64d6', '#e39a2a'], variant);
  const glove = (x: number, y: number, scale: number, turn: number, base: string) =>
    place(
      x,
      y,
      scale,
      turn,
      rect(-40, 52, 80, 52, 12, lighten(base, -0.16)),
      rect(-40, 60, 80, 20, 0, '#fffaf0'),
      line('M-26 70L26 70', lighten(base, -0.1), 5, 'stroke-dasharray="8 8"'),
      path(
        'M-52 54C-72 12 -76 -52 -34 -76C0 -96 54 -90 68 -52C80 -14 66 24 46 54Z',
        kit.linear(
          [
            [0, lighten(base, 0.12)],
            [1, lighten(base, -0.1)],
          ],
          0,
          0,
          1,
          1,
        ),
      ),
      path('M-50 36C-78 26 -92 -8 -76 -28C-60 -46 -38 -32 -34 -8C-32 10 -38 26 -50 36Z', lighten(base, 0.05)),
      line('M-34 -8C-30 12 -36 26 -46 34', lighten(base, -0.22), 5),
      line('M28 -40C36 -18 32 6 24 24', lighten(base, -0.16), 5, 'opacity=".6"'),
      path('M-26 -58C-4 -76 26 -76 42 -60C20 -62 -4 -56 -22 -40Z', '#fff', 'opacity=".35"'),
    );
  return (
    groundShadow(150, 264, 112, 13, palette.near, 0.4) +
    place(212, 138, 1, 0, glove(0, 0, 0.78, 16, lighten(colour, -0.06))) +
    glove(114, 156, 1.02, -12, colour)
  );
}

/** Three pins and a heavy ball. */
export function bowling({ kit, palette, variant }: Scene): string {
  const stripe = cycle(['#d8324a', '#1f9d78', '#8a55dd'], variant);
  const colour = cycle(['#2a4fa8', '#23263c', '#b0283c'], variant);
  const pin = (x: number, y: number, scale: number, turn: number) =>
    place(
      x,
      y,
      scale,
      turn,
      path(
        'M0 -96C20 -96 28 -78 24 -58C20 -40 16 -34 20 -14C26 12 36 28 34 58C33 80 26 94 20 98L-20 98C-26 94 -33 80 -34 58C-36 28 -26 12 -20 -14C-16 -34 -20 -40 -24 -58C-28 -78 -20 -96 0 -96Z',
        kit.linear(
          [
            [0, '#fffefb'],
            [0.6, '#f6efe4'],
            [1, '#d3c6b4'],
          ],
          0,
          0,
          1,
          0,
        ),
      ),
      path('M-17 -34L17 -34L18 -24L-18 -24ZM-19 -18L19 -18L21 -8L-21 -8Z', stripe),
    );
  const holes = (
    [
      [-22, -34],
      [10, -44],
      [4, -10],
    ] as const
  )
    .map(([x, y]) => ellipse(x, y, 9, 10, lighten(colour, -0.2)))
    .join('');
  return (
    groundShadow(150, 266, 120, 14, palette.near, 0.42) +
    pin(150, 116, 0.88, 0) +
    pin(86, 128, 0.86, -14) +
    pin(216, 128, 0.86, 15) +
    place(
      150,
      202,
      0.66,
      0,
      circle(
        0,
        0,
        98,
        kit.radial(
          [
            [0, lighten(colour, 0.26)],
            [0.5, colour],
            [1, lighten(colour, -0.14)],
          ],
          0.36,
          0.28,
          0.85,
        ),
      ),
      holes,
      line('M-72 -30A80 80 0 0 1 -44 -66', '#fff', 8, 'opacity=".5"'),
    ) +
    repeat(2, (i) => line(`M${i === 0 ? 40 : 248} 226L${i === 0 ? 22 : 272} 244`, palette.cream, 5, 'opacity=".6"'))
  );
}
