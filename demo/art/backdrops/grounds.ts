import { lighten, mix } from '../colour.js';
import type { Scene } from '../scene.js';
import { circle, ellipse, group, line, path, polygon, rect, repeat } from '../shapes.js';
import { wall } from './ground.js';

/** A mown football pitch under floodlights. */
export function pitch({ kit, palette }: Scene): string {
  const stripes = repeat(7, (i) =>
    polygon(
      [
        [i * 70 - 95, 130],
        [i * 70 - 25, 130],
        [i * 140 - 200, 400],
        [i * 140 - 340, 400],
      ],
      i % 2 === 0 ? '#34894a' : '#3c9a52',
    ),
  );
  const floodlight = (x: number) =>
    rect(x - 2, 34, 4, 98, 0, mix(palette.skyTop, '#ffffff', 0.25)) +
    repeat(6, (i) => circle(x - 14 + (i % 3) * 14, 20 + Math.floor(i / 3) * 13, 5, '#fffbe6')) +
    circle(
      x,
      27,
      42,
      kit.radial([
        [0, '#fffbe0', 0.5],
        [1, '#fffbe0', 0],
      ]),
    );
  return (
    wall(
      kit.linear([
        [0, palette.near],
        [0.34, palette.skyBottom],
      ]),
    ) +
    floodlight(62) +
    floodlight(238) +
    path('M0 112C80 92 220 92 300 112L300 140L0 140Z', mix(palette.near, palette.far, 0.5)) +
    stripes +
    ellipse(150, 216, 120, 44, 'none', 'stroke="#eafbe4" stroke-width="4" opacity=".8"') +
    line('M-10 216L310 216', '#eafbe4', 3.4, 'opacity=".8"')
  );
}

/** A painted hard court from above. */
export function court({ kit, palette }: Scene): string {
  const ring = (radius: number) =>
    circle(150, 150, radius, 'none', `stroke="${palette.glow}" stroke-width="4" opacity=".6"`);
  return (
    wall(
      kit.linear([
        [0, palette.skyTop],
        [1, palette.skyBottom],
      ]),
    ) +
    ring(132) +
    ring(46) +
    line('M150 -10L150 320M-10 150L310 150', palette.glow, 4, 'opacity=".6"') +
    polygon(
      [
        [0, 0],
        [110, 0],
        [0, 110],
      ],
      palette.far,
      'opacity=".8"',
    ) +
    polygon(
      [
        [300, 320],
        [300, 200],
        [180, 320],
      ],
      palette.far,
      'opacity=".8"',
    )
  );
}

/** Stands full of people around a lit floor. */
export function arena({ kit, palette, random }: Scene): string {
  const crowd = repeat(4, (row) =>
    repeat(20, (seat) => {
      const x = seat * 16 - 4 + (row % 2) * 8;
      const y = 62 + row * 22 + ((x - 150) / 150) ** 2 * -20;
      return circle(x, y, 7, lighten(palette.far, random() * 0.16 - 0.04), 'opacity=".9"');
    }),
  );
  const beam = (transform: string) =>
    group(
      transform,
      polygon(
        [
          [0, 0],
          [26, 0],
          [190, 300],
          [90, 300],
        ],
        palette.glow,
        'opacity=".13"',
      ),
    );
  return (
    wall(
      kit.linear([
        [0, palette.near],
        [0.5, palette.skyTop],
        [1, palette.far],
      ]),
    ) +
    crowd +
    path(
      'M-10 150C80 172 220 172 310 150L310 400L-10 400Z',
      kit.linear([
        [0, palette.skyBottom],
        [1, palette.skyTop],
      ]),
    ) +
    ellipse(150, 246, 138, 40, palette.glow, 'opacity=".28"') +
    beam('translate(10 0)') +
    beam('translate(290 0) scale(-1 1)')
  );
}
