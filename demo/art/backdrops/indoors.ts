import { lighten, mix } from '../colour.js';
import type { Scene } from '../scene.js';
import { circle, ellipse, faded, group, line, path, polygon, repeat, round } from '../shapes.js';
import { wall } from './ground.js';

export function lattice({ kit, palette }: Scene): string {
  const diamonds = repeat(8, (row) =>
    repeat(8, (column) =>
      path(
        'M0 -15L10 0L0 15L-10 0Z',
        palette.glow,
        `opacity=".12" transform="translate(${column * 46 - 10 + (row % 2) * 23} ${row * 46 - 20})"`,
      ),
    ),
  );
  return (
    wall(
      kit.radial(
        [
          [0, palette.skyBottom],
          [0.9, palette.skyTop],
          [1, palette.skyTop],
        ],
        0.5,
        0.38,
        0.75,
      ),
    ) + diamonds
  );
}

export function split({ kit, palette }: Scene): string {
  return (
    wall(
      kit.linear([
        [0, palette.skyTop],
        [1, palette.far],
      ]),
    ) +
    path(
      'M0 290L300 60L300 400L0 400Z',
      kit.linear([
        [0, palette.skyBottom],
        [1, palette.far],
      ]),
    ) +
    line('M-10 297L310 53', palette.glow, 3, 'opacity=".55"') +
    line('M-10 281L310 37', palette.glow, 1.2, 'opacity=".35"')
  );
}

export function felt({ kit, palette }: Scene): string {
  const lines = (
    [
      [250, 3, 0.4],
      [205, 1.6, 0.3],
      [162, 1.6, 0.22],
    ] as const
  )
    .map(([radius, width, opacity]) =>
      ellipse(
        150,
        330,
        radius,
        radius * 0.94,
        'none',
        `stroke="${palette.glow}" stroke-width="${width}" opacity="${opacity}"`,
      ),
    )
    .join('');
  return (
    wall(
      kit.radial(
        [
          [0, palette.skyBottom],
          [0.85, palette.skyTop],
          [1, palette.near],
        ],
        0.5,
        0.42,
        0.8,
      ),
    ) + lines
  );
}

export function curtain({ kit, palette }: Scene): string {
  const folds = (transform: string) =>
    group(
      transform,
      repeat(3, (i) =>
        path(
          `M${i * 22 - 4} 0L${i * 22 + 26} 0C${i * 20 + 18} 120 ${i * 9 + 4} 220 ${i * 3 - 6} 300L-20 300L-20 0Z`,
          kit.linear(
            [
              [0, lighten(palette.far, 0.06 - i * 0.03)],
              [1, lighten(palette.far, -0.12)],
            ],
            0,
            0,
            1,
            0,
          ),
          `opacity="${round(1 - i * 0.23)}"`,
        ),
      ),
    );
  return (
    wall(palette.near) +
    wall(
      kit.radial(
        [
          [0, palette.skyBottom],
          [1, palette.skyTop],
        ],
        0.5,
        0.4,
        0.6,
      ),
    ) +
    folds('translate(0 0)') +
    folds('translate(300 0) scale(-1 1)')
  );
}

export function rings({ palette }: Scene): string {
  return (
    wall(palette.skyTop) +
    repeat(7, (i) => circle(150, 150, (7 - i) * 34, mix(palette.skyBottom, palette.skyTop, (7 - i) / 7.5)))
  );
}

export function stripes({ kit, palette }: Scene): string {
  const bands = repeat(11, (i) => {
    const x = (i - 3) * 70;
    return polygon(
      [
        [x, 0],
        [x + 32, 0],
        [x - 108, 320],
        [x - 140, 320],
      ],
      palette.glow,
      'opacity=".16"',
    );
  });
  return (
    wall(
      kit.linear(
        [
          [0, palette.skyTop],
          [1, palette.skyBottom],
        ],
        0,
        0,
        1,
        1,
      ),
    ) + bands
  );
}

/** A floor of tiles in isometric view. */
export function iso({ kit, palette }: Scene): string {
  const tile = mix(palette.skyBottom, palette.glow, 0.22);
  const floor = repeat(11, (row) =>
    repeat(11, (column) => {
      const x = 150 + (row - column) * 38;
      const y = 60 + (row + column - 4) * 21;
      const drawn = (row + column) % 2 === 0 && x > -50 && x < 350 && y > 90 && y < 330;
      return drawn
        ? polygon(
            [
              [x, y],
              [x + 38, y + 21],
              [x, y + 42],
              [x - 38, y + 21],
            ],
            tile,
          )
        : '';
    }),
  );
  return (
    wall(
      kit.linear([
        [0, palette.skyTop],
        [0.4, palette.skyBottom],
        [1, palette.far],
      ]),
    ) + faded(0.7, floor)
  );
}

/** The points of a backgammon board. */
export function points({ kit, palette }: Scene): string {
  const triangles = repeat(6, (i) =>
    polygon(
      [
        [i * 50, 0],
        [i * 50 + 50, 0],
        [i * 50 + 25, 215],
      ],
      i % 2 === 0 ? mix(palette.skyBottom, palette.glow, 0.3) : mix(palette.skyTop, palette.near, 0.3),
    ),
  );
  return (
    wall(
      kit.linear([
        [0, palette.far],
        [1, palette.skyTop],
      ]),
    ) + triangles
  );
}

/** Woven rattan: two directions of bands. */
export function weave({ kit, palette }: Scene): string {
  const light = mix(palette.skyBottom, palette.glow, 0.25);
  const dark = mix(palette.skyBottom, palette.skyTop, 0.45);
  const knots = repeat(9, (row) =>
    repeat(7, (column) => {
      const x = column * 50 - 20;
      const y = row * 40 - 20;
      const flat = (row + column) % 2 === 0;
      return `<rect x="${x}" y="${y}" width="46" height="36" rx="9" fill="${flat ? light : dark}" opacity="${flat ? 0.34 : 0.5}"/>`;
    }),
  );
  return (
    wall(
      kit.radial(
        [
          [0, palette.skyBottom],
          [1, palette.skyTop],
        ],
        0.5,
        0.38,
        0.8,
      ),
    ) +
    knots +
    circle(150, 152, 116, palette.glow, 'opacity=".2"')
  );
}
