import { lighten } from '../colour.js';
import type { Scene } from '../scene.js';
import {
  circle,
  cycle,
  ellipse,
  group,
  groundShadow,
  line,
  mirrored,
  path,
  place,
  polygon,
  repeat,
  ringPoints,
  type Point,
} from '../shapes.js';
import { fishBody, type Markings } from './fish-body.js';

/** A banded or spotted reef fish with two small ones. */
export function reefFish({ kit, palette, variant }: Scene): string {
  const [colour, second, kind] = cycle(
    [
      ['#ff8a3c', '#fff4e2', 'bands'],
      ['#3f86dd', '#ffd35a', 'belly'],
      ['#e0569a', '#ffe3a0', 'spots'],
    ] as readonly [readonly [string, string, Markings], ...(readonly [string, string, Markings])[]],
    variant,
  );
  return (
    place(58, 96, 0.26, 6, fishBody(kit, palette.pop, palette.cream, 'belly')) +
    place(250, 226, 0.3, -4, mirrored(fishBody(kit, palette.glow, palette.far, 'spots'))) +
    place(146, 162, 1, -7, fishBody(kit, colour, second, kind))
  );
}

/** The fish with its own lamp. */
export function angler({ kit, variant }: Scene): string {
  const [back, belly, fin] = cycle(
    [
      ['#5368b0', '#1f2a57', '#3a4c86'],
      ['#8a4f9c', '#3a1c52', '#6a3580'],
      ['#2f8f86', '#0f3f45', '#1f6f6b'],
    ] as const,
    variant,
  );
  const teeth =
    [-84, -68, -52, -36, -20].map((x, i) => path(`M${x} ${[12, 6, 5, 10, 18][i] ?? 0}l7 18l7 -15Z`, '#fff')).join('') +
    [-78, -60, -42].map((x, i) => path(`M${x} ${[46, 52, 50][i] ?? 0}l6 -16l7 14Z`, '#fff')).join('');
  return (
    circle(
      74,
      92,
      92,
      kit.radial([
        [0, '#fff3b0', 0.85],
        [0.3, '#ffe38a', 0.4],
        [1, '#ffe38a', 0],
      ]),
    ) +
    place(
      166,
      176,
      1.02,
      0,
      line('M-14 -58C-30 -110 -78 -112 -92 -84', lighten(belly, 0.06), 6),
      path('M86 0C110 -20 126 -44 138 -46C132 -22 130 10 138 48C120 42 104 20 86 4Z', fin),
      path(
        'M-96 6C-92 -54 -30 -82 30 -64C68 -50 88 -22 96 0C84 30 54 62 2 66C-52 70 -92 52 -96 6Z',
        kit.linear([
          [0, back],
          [1, belly],
        ]),
      ),
      path('M-96 10C-60 -2 -30 6 -6 26C-22 48 -56 58 -76 48C-88 40 -96 28 -96 10Z', lighten(belly, -0.1)),
      teeth,
      circle(-34, -24, 19, '#fff'),
      circle(-38, -23, 11, '#10142e'),
      circle(-42, -28, 4, '#fff'),
      path('M10 20C34 8 52 18 54 32C36 44 18 38 10 20Z', lighten(back, 0.1)),
    ) +
    circle(72, 92, 13, '#fff7cf')
  );
}

export function jelly({ kit, palette, variant }: Scene): string {
  const main = cycle(['#f074b4', '#6fb8ff', '#ffb35a'], variant);
  const bell =
    'M-82 14C-84 -64 -40 -92 0 -92C40 -92 84 -64 82 14C70 2 58 2 48 14C36 2 24 2 14 14C4 2 -8 2 -20 14C-30 2 -44 2 -54 14C-62 2 -74 2 -82 14Z';
  const one = (x: number, y: number, scale: number, colour: string) =>
    place(
      x,
      y,
      scale,
      0,
      [-52, -28, -4, 20, 44]
        .map((start, i) => {
          const bend = i % 2 === 0 ? -18 : 18;
          return line(
            `M${start} 6c${bend} 30 ${-bend} 54 0 ${80 + (i % 3) * 14}`,
            lighten(colour, 0.04 + (i % 2) * 0.08),
            i % 2 === 0 ? 6 : 9,
            'opacity=".85"',
          );
        })
        .join(''),
      path(
        bell,
        kit.linear([
          [0, lighten(colour, 0.2)],
          [1, colour],
        ]),
      ),
      path('M-60 -18C-56 -56 -34 -72 -10 -76C-32 -56 -40 -36 -42 -12Z', '#fff', 'opacity=".45"'),
    );
  return one(234, 92, 0.42, palette.pop2) + one(58, 180, 0.36, palette.pop) + one(150, 150, 1.06, main);
}

export function whale({ kit, variant }: Scene): string {
  const [light, deep] = cycle(
    [
      ['#4f93cc', '#235487'],
      ['#6b7fa8', '#36466f'],
      ['#3fa79b', '#14635f'],
    ] as const,
    variant,
  );
  return place(
    142,
    176,
    0.98,
    -8,
    path(
      'M78 -30C98 -54 118 -92 146 -96C140 -70 128 -52 118 -38C134 -36 150 -24 154 -6C128 2 104 -4 84 -12Z',
      lighten(deep, 0.05),
    ),
    path(
      'M-126 20C-120 -36 -60 -62 0 -56C46 -50 78 -34 100 -26C92 20 40 66 -24 66C-82 66 -124 54 -126 20Z',
      kit.linear([
        [0, light],
        [1, deep],
      ]),
    ),
    path('M-126 22C-96 34 -44 36 10 26C2 52 -30 66 -56 65C-96 63 -122 50 -126 22Z', '#eef5f7'),
    [38, 47, 56]
      .map((y, i) => line(`M${-112 + i * 12} ${y}C-80 ${y + 6} -46 ${y + 5} ${-12 - i * 10} ${y - 5}`, '#b9d0de', 3))
      .join(''),
    circle(-66, 2, 8, '#0f2440'),
    circle(-68, 0, 2.6, '#fff'),
    path('M-14 40C6 48 22 70 20 92C-4 88 -24 68 -30 46Z', deep),
    line('M-46 -64C-50 -92 -68 -102 -84 -98M-46 -64C-44 -92 -30 -104 -12 -98', '#f2fbff', 7),
  );
}

const squash = ([x, y]: Point): Point => [x * 0.95, y * 0.8];

function turtleShell(light: string, dark: string): string {
  const inner = ringPoints(6, 34, 0);
  const outer = ringPoints(6, 66, 0);
  return inner
    .map((point, i) => {
      const corners = [point, inner[(i + 1) % 6] ?? point, outer[(i + 1) % 6] ?? point, outer[i] ?? point].map(squash);
      return polygon(
        corners,
        i % 2 === 0 ? lighten(light, -0.08) : lighten(light, -0.03),
        `stroke="${dark}" stroke-width="5"`,
      );
    })
    .join('');
}

export function turtle({ kit, palette, variant }: Scene): string {
  const [light, dark, skin] = cycle(
    [
      ['#c98b3d', '#8f5a28', '#4f9e58'],
      ['#5f9ea8', '#2f6670', '#d9b25a'],
      ['#b5694a', '#7a3a2c', '#3f8f8a'],
    ] as const,
    variant,
  );
  return (
    place(
      150,
      160,
      1.04,
      -16,
      path('M-60 -44C-92 -86 -120 -84 -132 -66C-116 -52 -92 -28 -70 -14Z', skin),
      path('M-54 48C-82 84 -108 86 -118 72C-104 54 -84 34 -64 22Z', lighten(skin, -0.06)),
      path('M66 -38C86 -58 106 -58 112 -46C100 -34 88 -24 76 -16Z', skin),
      path('M64 40C82 58 100 58 106 48C96 36 86 28 76 20Z', lighten(skin, -0.06)),
      ellipse(-102, 0, 34, 26, lighten(skin, 0.07)),
      circle(-116, -8, 5.5, '#15251b'),
      ellipse(
        0,
        0,
        84,
        68,
        kit.linear([
          [0, light],
          [1, lighten(dark, -0.06)],
        ]),
      ),
      ellipse(0, -2, 74, 58, dark),
      polygon(ringPoints(6, 30, 0), lighten(light, 0.05)),
      turtleShell(light, dark),
      ellipse(-26, -32, 24, 9, '#fff', 'opacity=".22" transform="rotate(-22 -26 -32)"'),
    ) + place(244, 82, 0.24, 0, fishBody(kit, palette.pop, palette.pop2, 'bands'))
  );
}

export function crab({ kit, palette, variant }: Scene): string {
  const [light, main, dark] = cycle(
    [
      ['#ff7558', '#cf3440', '#8d1f2d'],
      ['#5fa8ff', '#2b5fb0', '#143a78'],
      ['#ffb04a', '#d9702a', '#8a3f16'],
    ] as const,
    variant,
  );
  const limbs = (side: number) =>
    group(
      `scale(${side} 1)`,
      line('M52 28L96 40L106 62M46 42L80 62L84 82M58 12L102 16L120 34', lighten(main, -0.08), 9),
      line('M58 -18C88 -22 100 -46 96 -66', main, 13),
      path(
        'M96 -58C70 -72 70 -108 96 -118C88 -100 96 -92 104 -92C108 -104 114 -110 124 -112C136 -84 122 -58 96 -58Z',
        lighten(main, 0.05),
      ),
    );
  const eye = (x: number) =>
    line(`M${x * 0.86} -54L${x} -78`, main, 7) + circle(x, -84, 13, '#fff') + circle(x * 0.93, -83, 7, '#1a1522');
  return (
    groundShadow(150, 244, 96, 13, palette.near, 0.35) +
    place(
      150,
      180,
      1.02,
      0,
      limbs(-1),
      limbs(1),
      path(
        'M-78 6C-74 -44 -34 -58 0 -58C34 -58 74 -44 78 6C74 46 34 58 0 58C-34 58 -74 46 -78 6Z',
        kit.linear([
          [0, light],
          [1, main],
        ]),
      ),
      eye(-28),
      eye(28),
      line('M-24 24C-10 34 10 34 24 24', dark, 6),
      ellipse(-34, -22, 22, 9, '#fff', 'opacity=".3" transform="rotate(-20 -34 -22)"'),
      repeat(3, (i) => circle(40 + i * 7, [4, -10, 14][i] ?? 0, 5 - i * 0.8, lighten(light, 0.12))),
    )
  );
}
