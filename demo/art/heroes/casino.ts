import { lighten } from '../colour.js';
import { chipFromAbove, chipStack } from '../chips.js';
import { die, type Die } from '../dice.js';
import { cardFace } from '../playing-cards.js';
import type { Scene } from '../scene.js';
import { cycle, ellipse, groundShadow, path, polygon, sparkle, starPath } from '../shapes.js';
import { pip, SUIT_PATHS } from '../suits.js';
import { domeGlass } from './casino-wheels.js';

const CREAM = '#fff5e4';

/** Three stacks of chips. */
export function stacks({ kit, palette, variant }: Scene): string {
  const [left, right, middle] = cycle(
    [
      ['#2f6fd0', '#1f9d78', '#d63d4e'],
      ['#8a55dd', '#f0a52c', '#1f9d78'],
      ['#d63d4e', '#2f6fd0', '#e39a2a'],
    ] as const,
    variant,
  );
  return (
    groundShadow(150, 272, 128, 18, palette.near, 0.5) +
    chipStack(kit, {
      x: 82,
      y: 258,
      radius: 58,
      count: 5,
      colours: [left, left, '#f0b23c'],
      mark: path(starPath(5, 40, 17), CREAM),
    }) +
    chipStack(kit, {
      x: 224,
      y: 256,
      radius: 56,
      count: 4,
      colours: [right, right],
      mark: path(SUIT_PATHS.diamond, CREAM, 'transform="scale(.8)"'),
    }) +
    chipStack(kit, {
      x: 152,
      y: 278,
      radius: 70,
      count: 8,
      colours: [middle, middle, '#23263c'],
      mark: path(SUIT_PATHS.spade, CREAM, 'transform="scale(.85)"'),
    })
  );
}

/** One large chip before two small ones. */
export function chips({ kit, palette, variant }: Scene): string {
  const main = cycle(['#2a64d6', '#c5283f', '#1c8a63'], variant);
  const mark = cycle(['diamond', 'spade', 'heart'] as const, variant);
  return (
    chipFromAbove(kit, 82, 84, 54, '#23263c', pip('club', 0, 0, 0.8, CREAM), 12) +
    chipFromAbove(kit, 226, 92, 50, palette.pop2, pip('heart', 0, 0, 0.8, CREAM), -8) +
    chipFromAbove(kit, 150, 176, 104, main, pip(mark, 0, 0, 0.86, CREAM), 8)
  );
}

/** Two hands of the nine-point game and a few chips. */
export function baccarat({ kit, palette, variant }: Scene): string {
  const [first, second] = cycle(
    [
      ['9', 'K'],
      ['8', 'A'],
      ['5', '4'],
    ] as const,
    variant,
  );
  return (
    groundShadow(150, 258, 110, 14, palette.near, 0.5) +
    cardFace(
      kit,
      { x: 104, y: 146, width: 106, rotation: -12 },
      first,
      cycle(['diamond', 'club', 'heart'] as const, variant),
    ) +
    cardFace(
      kit,
      { x: 184, y: 148, width: 106, rotation: 8 },
      second,
      cycle(['spade', 'heart', 'club'] as const, variant),
    ) +
    chipStack(kit, { x: 222, y: 268, radius: 44, count: 4, colours: ['#d63d4e', '#f0b23c'] })
  );
}

/** Three dice under a dome. */
export function dome(scene: Scene): string {
  const { kit, palette, variant } = scene;
  const colours = cycle(
    [
      ['#d83a4c', '#fff3e2', '#d83a4c'],
      ['#2b78d8', '#ffcf5a', '#2b78d8'],
      ['#1c8a63', '#fff3e2', '#e0569a'],
    ] as const,
    variant,
  );
  const faces: readonly Die['faces'][] = [
    [4, 2, 1],
    [6, 5, 3],
    [2, 6, 4],
  ];
  const spots = [
    [104, 172, -8],
    [196, 170, 9],
    [150, 128, 3],
  ] as const;
  const dice = spots.map(([x, y, rotation], i) => {
    const colour = colours[i] ?? '#d83a4c';
    const light = colour === '#fff3e2' || colour === '#ffcf5a';
    return die({
      x,
      y,
      scale: 0.42,
      rotation,
      colour,
      faces: faces[i] ?? [1, 2, 3],
      pipColour: light ? '#1d2036' : '#fff',
    });
  });
  return (
    groundShadow(150, 262, 122, 14, palette.near, 0.5) +
    ellipse(150, 240, 122, 26, '#5a2f1a') +
    ellipse(
      150,
      228,
      122,
      27,
      kit.linear([
        [0, '#b4733c'],
        [1, '#7d4525'],
      ]),
    ) +
    ellipse(150, 224, 98, 19, lighten(palette.far, -0.05)) +
    (dice[2] ?? '') +
    (dice[0] ?? '') +
    (dice[1] ?? '') +
    domeGlass(scene)
  );
}

/** A dealing shoe that lets the next card out. */
export function shoe({ kit, palette, variant }: Scene): string {
  const body = cycle(['#23263c', '#7a2036', '#15504a'], variant);
  return (
    groundShadow(150, 262, 120, 14, palette.near, 0.5) +
    cardFace(
      kit,
      { x: 88, y: 196, width: 92, rotation: -62 },
      cycle(['A', 'Q', '8'], variant),
      cycle(['heart', 'spade', 'diamond'] as const, variant),
    ) +
    polygon(
      [
        [96, 98],
        [246, 52],
        [276, 84],
        [128, 138],
      ],
      lighten(body, 0.18),
    ) +
    polygon(
      [
        [128, 138],
        [276, 84],
        [280, 216],
        [136, 258],
      ],
      kit.linear([
        [0, lighten(body, 0.08)],
        [1, lighten(body, -0.04)],
      ]),
    ) +
    polygon(
      [
        [96, 98],
        [128, 138],
        [136, 258],
        [88, 206],
      ],
      lighten(body, -0.06),
    ) +
    polygon(
      [
        [112, 100],
        [240, 62],
        [256, 80],
        [130, 122],
      ],
      '#fffaf2',
    ) +
    polygon(
      [
        [118, 106],
        [243, 68],
        [246, 72],
        [121, 111],
      ],
      '#d8cbb6',
    ) +
    polygon(
      [
        [124, 113],
        [249, 75],
        [252, 79],
        [127, 118],
      ],
      '#d8cbb6',
    ) +
    path(SUIT_PATHS.spade, palette.pop, 'transform="translate(207 172) skewY(-16) scale(.72)"') +
    sparkle(60, 98, 12, palette.cream)
  );
}

function cube(x: number, y: number, size: number, top: string, left: string, right: string): string {
  const half = size / 2;
  const side = size * 0.86;
  return (
    polygon(
      [
        [x, y - size],
        [x + side, y - half],
        [x, y],
        [x - side, y - half],
      ],
      lighten(top, 0.06),
      'stroke-width="8"',
    ) +
    polygon(
      [
        [x - side, y - half],
        [x, y],
        [x, y + size],
        [x - side, y + half],
      ],
      left,
      'stroke-width="8"',
    ) +
    polygon(
      [
        [x + side, y - half],
        [x, y],
        [x, y + size],
        [x + side, y + half],
      ],
      lighten(right, -0.08),
      'stroke-width="8"',
    ) +
    ellipse(x, y - half, side * 0.34, half * 0.34, '#fff', 'opacity=".85"')
  );
}

/** Three large cubes with plain coloured faces, as on a village fair. */
export function cubes({ palette, variant }: Scene): string {
  const [a, b, c] = cycle(
    [
      ['#e5484d', '#f5c542', '#2f7fe0'],
      ['#2fa36b', '#e0569a', '#f5c542'],
      ['#f08a3c', '#2f7fe0', '#8a55dd'],
    ] as const,
    variant,
  );
  return (
    groundShadow(150, 262, 126, 16, palette.near, 0.45) +
    cube(150, 98, 56, b, c, a) +
    cube(90, 190, 62, a, b, c) +
    cube(212, 190, 62, c, a, b)
  );
}
