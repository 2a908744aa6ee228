import { lighten } from '../colour.js';
import { centred } from '../lettering.js';
import type { Kit } from '../kit.js';
import type { Scene } from '../scene.js';
import {
  circle,
  clipped,
  cycle,
  groundShadow,
  line,
  path,
  place,
  polygon,
  repeat,
  ringPoints,
  round,
  type Point,
} from '../shapes.js';

/** One light for every ball: bright at the top left, dark at the rim. */
const shade = (kit: Kit) =>
  circle(
    0,
    0,
    98,
    kit.radial(
      [
        [0, '#fff', 0.34],
        [0.5, '#fff', 0],
        [0.78, '#000', 0.04],
        [1, '#000', 0.36],
      ],
      0.36,
      0.3,
      0.78,
    ),
  );

const onBall = (kit: Kit, ...parts: readonly string[]) => clipped(kit.clip('<circle r="98"/>'), ...parts);

/** A ball stands at 150,154, turned; its light stays where it is. */
const ball = (kit: Kit, rotation: number, base: string, marks: string, y = 154, scale = 1.02) =>
  place(150, y, scale, rotation, circle(0, 0, 98, base), onBall(kit, marks), place(0, 0, 1, -rotation, shade(kit)));

const polar = (radius: number, angle: number) =>
  `${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`;

export function football({ kit, variant }: Scene): string {
  const ink = cycle(['#1c2033', '#b0283c', '#1f4f9c'], variant);
  const pentagon = (x: number, y: number, radius: number, angle: number) =>
    polygon(
      ringPoints(5, radius, angle).map(([u, v]): Point => [x + u, y + v]),
      ink,
    );
  const patches = repeat(5, (i) => {
    const angle = -Math.PI / 2 + (i * 2 * Math.PI) / 5;
    return (
      line(`M${polar(36, angle)}L${polar(66, angle)}`, ink, 4.5) +
      pentagon(96 * Math.cos(angle), 96 * Math.sin(angle), 33, angle) +
      line(`M${polar(66, angle)}L${polar(80, angle + Math.PI / 5)}L${polar(66, angle + (2 * Math.PI) / 5)}`, ink, 4.5)
    );
  });
  return (
    groundShadow(150, 268, 86, 15, '#0c1a16', 0.5) +
    ball(kit, 12 + variant * 17, '#f8fafc', pentagon(0, 0, 37, -Math.PI / 2) + patches, 164, 0.98)
  );
}

export function basketball({ kit, palette, variant }: Scene): string {
  const colour = cycle(['#e8782f', '#c9522f', '#d98a3a'], variant);
  const seams = line('M-98 0L98 0M0 -98L0 98M-68 -70C-22 -34 -22 34 -68 70M68 -70C22 -34 22 34 68 70', '#4a2214', 5);
  return groundShadow(158, 264, 92, 13, palette.near, 0.35) + ball(kit, -20 + variant * 35, colour, seams, 152, 1.06);
}

/** The woven ball of sepak takraw. */
export function takraw({ kit, palette, variant }: Scene): string {
  const [base, edge, bands] = cycle(
    [
      ['#6e4416', '#8a5a1e', ['#f0c264', '#e5b04e', '#f6d07c']],
      ['#6b1f2a', '#8f2f3a', ['#f08a6a', '#e0705a', '#f6a584']],
      ['#17484a', '#1f6b66', ['#7fd6c4', '#62c2b2', '#9ae3d2']],
    ] as const,
    variant,
  );
  const weave = repeat(3, (i) =>
    place(
      0,
      0,
      1,
      i * 60,
      [-30, 0, 30]
        .map((x) => {
          const d = `M${x - 8} -110C${x * 2.3 - 10} -40 ${x * 2.3 - 10} 40 ${x - 8} 110`;
          return line(d, edge, 17) + line(d, bands[i] ?? bands[0], 12);
        })
        .join(''),
    ),
  );
  const holes =
    ringPoints(5, 52, -0.6)
      .map(([x, y]) => polygon(ringPoints(5, 12, 0, x, y), lighten(base, -0.06)))
      .join('') + polygon(ringPoints(5, 13, 0.4), lighten(base, -0.06));
  return (
    groundShadow(150, 264, 86, 13, palette.near, 0.4) +
    ball(kit, 8, base, weave + holes) +
    line('M36 232C20 190 22 140 42 96M22 214C14 184 14 156 22 130', palette.cream, 5, 'opacity=".55"')
  );
}

export function volleyball({ kit, palette, variant }: Scene): string {
  const colours = cycle(
    [
      ['#ffd24f', '#3f86dd', '#fff6e4'],
      ['#e5484d', '#fff6e4', '#2fa7a0'],
      ['#8a55dd', '#ffd24f', '#fff6e4'],
    ] as const,
    variant,
  );
  const panels = repeat(3, (i) =>
    place(
      0,
      0,
      1,
      i * 120,
      path('M0 0C-30 -40 -30 -80 -10 -110L-110 -110L-110 20C-70 30 -30 20 0 0Z', colours[i] ?? '#fff6e4'),
      line(
        'M0 0C-30 -40 -30 -80 -10 -110M-26 10C-62 -24 -68 -66 -56 -104M-58 22C-86 -4 -96 -34 -94 -66',
        '#27406b',
        3.4,
        'opacity=".55"',
      ),
    ),
  );
  return groundShadow(150, 262, 86, 13, palette.near, 0.35) + ball(kit, 14, '#fff6e4', panels);
}

export function tennis({ kit, palette, variant }: Scene): string {
  const colour = cycle(['#cfe04a', '#ffb14e', '#f2f2e6'], variant);
  const seam = 'M-104 -34C-46 -40 -34 -84 -40 -110M104 40C46 40 30 84 40 112';
  return (
    groundShadow(150, 264, 86, 13, palette.near, 0.38) +
    line('M34 214C8 168 18 112 52 74M16 190C4 158 8 128 22 104', palette.cream, 6, 'opacity=".55"') +
    ball(
      kit,
      10 + variant * 20,
      colour,
      line(seam, lighten(colour, -0.2), 14, 'opacity=".35"') + line(seam, '#fffdf2', 9),
    )
  );
}

/** A numbered billiard ball before two others. */
export function billiards({ kit, palette, variant }: Scene): string {
  const [number, colour] = cycle(
    [
      ['8', '#1d2036'],
      ['3', '#c8323f'],
      ['6', '#1c7a58'],
    ] as const,
    variant,
  );
  const numbered = (text: string, base: string) =>
    ball(kit, 0, base, circle(-8, -6, 42, '#fffaf0') + centred(text, 'bold', 58, -8, 15, '#1d2036'), 168, 0.86);
  const small = (x: number, y: number, base: string, stripe: boolean) =>
    place(
      x,
      y,
      0.46,
      0,
      circle(0, 0, 98, stripe ? '#fffaf0' : base),
      stripe ? onBall(kit, path('M-110 -46C-40 -62 40 -62 110 -46L110 46C40 30 -40 30 -110 46Z', base)) : '',
      shade(kit),
    );
  return (
    groundShadow(150, 262, 118, 14, palette.near, 0.45) +
    small(70, 118, cycle(['#f0a52c', '#2a64d6', '#8a55dd'], variant), true) +
    small(230, 112, cycle(['#2a64d6', '#f0a52c', '#d83a4c'], variant), false) +
    line('M262 290L196 214', '#e8c48a', 10) +
    numbered(number, colour)
  );
}
