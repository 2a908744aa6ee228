import { mix } from '../colour.js';
import type { Palette } from '../palettes.js';
import type { Scene } from '../scene.js';
import { circle, ellipse, group, line, path, place, polygon, repeat, round } from '../shapes.js';
import { hill, wall } from './ground.js';

const bubbles = ({ cream }: Palette, random: () => number) =>
  repeat(13, () =>
    circle(
      20 + random() * 260,
      20 + random() * 250,
      2.5 + random() * 6,
      cream,
      `fill-opacity=".14" stroke="${cream}" stroke-opacity=".5" stroke-width="1.3"`,
    ),
  );

/** Deep water with shafts of light and weed. */
export function deep({ kit, palette, random }: Scene): string {
  const shafts = (
    [
      [20, 60, -20, 120],
      [110, 150, 90, 210],
      [190, 250, 220, 330],
    ] as const
  )
    .map(([topLeft, topRight, bottomLeft, bottomRight]) =>
      polygon(
        [
          [topLeft, 0],
          [topRight, 0],
          [bottomRight, 330],
          [bottomLeft, 330],
        ],
        palette.glow,
        'opacity=".13"',
      ),
    )
    .join('');
  const weed = (
    [
      [26, 78, -6],
      [56, 54, 6],
      [258, 70, 6],
      [282, 96, -6],
      [236, 40, -6],
    ] as const
  )
    .map(([x, height, lean], i) =>
      line(
        `M${x} 320C${x - 16} ${round(320 - height * 0.3)} ${x + 18} ${round(320 - height * 0.6)} ${x + lean} ${310 - height}`,
        mix(palette.far, palette.near, 0.3 + i * 0.08),
        11,
      ),
    )
    .join('');
  return (
    wall(
      kit.linear([
        [0, mix(palette.skyBottom, palette.glow, 0.35)],
        [0.35, palette.skyBottom],
        [0.8, palette.skyTop],
        [1, palette.near],
      ]),
    ) +
    shafts +
    bubbles(palette, random) +
    weed +
    hill(296, random, mix(palette.far, palette.near, 0.6))
  );
}

/** Waves under a low sun. */
export function surface({ kit, palette }: Scene): string {
  const waves = repeat(6, (i) => {
    const y = 138 + i * 30;
    const crest = `M-30 ${y}${repeat(6, () => 'q15 -15 30 0t30 0')}`;
    return group(
      `translate(${i % 2 === 0 ? -8 : 18} 0)`,
      path(`${crest}V420H-30Z`, mix(mix(palette.skyBottom, palette.glow, 0.25), palette.near, 0.1 + i * 0.17)),
    );
  });
  return (
    wall(
      kit.linear([
        [0, palette.skyTop],
        [0.4, palette.skyBottom],
      ]),
    ) +
    circle(150, 128, 74, palette.glow) +
    waves
  );
}

const coralFan = (x: number, y: number, scale: number, colour: string) =>
  place(
    x,
    y,
    scale,
    0,
    repeat(7, (i) =>
      line(`M0 0C${(i - 3) * 5} -24 ${(i - 3) * 13} -42 ${(i - 3) * 20} -${74 - Math.abs(i - 3) * 9}`, colour, 8),
    ),
  );

const coralHead = (x: number, y: number, rx: number, colour: string) =>
  ellipse(x, y, rx, rx * 0.7, colour) +
  ellipse(x - rx * 0.3, y - rx * 0.3, rx * 0.3, rx * 0.14, '#fff', 'opacity=".2"');

/** Coral heads and fans on a bright sea floor. */
export function reef({ kit, palette, random }: Scene): string {
  return (
    wall(
      kit.linear([
        [0, mix(palette.skyBottom, palette.glow, 0.55)],
        [0.45, palette.skyBottom],
        [1, palette.skyTop],
      ]),
    ) +
    ellipse(150, 20, 180, 46, palette.glow, 'opacity=".25"') +
    bubbles(palette, random) +
    coralFan(38, 262, 1, mix(palette.pop2, palette.far, 0.25)) +
    coralFan(266, 256, 1.15, mix(palette.pop, palette.far, 0.35)) +
    coralHead(86, 284, 46, mix(palette.far, palette.pop2, 0.3)) +
    coralHead(222, 290, 54, mix(palette.far, palette.near, 0.3)) +
    hill(288, random, mix(palette.far, palette.near, 0.5))
  );
}
