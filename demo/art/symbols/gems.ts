import { lighten } from '../colour.js';
import type { Kit } from '../kit.js';
import { cycle, ellipse, line, path, polygon, repeat, ringPoints, type Point } from '../shapes.js';

/** Light falls from the top left; a facet is as bright as its face turns to it. */
const LIGHT_ANGLE = -2.2;
const facet = (colour: string, angle: number, offset = 0, contrast = 0.2) =>
  lighten(colour, Math.cos(angle - LIGHT_ANGLE) * contrast + offset);

const at = (points: readonly Point[], index: number): Point => points[index % points.length] ?? [0, 0];

/** A round brilliant seen from above: ruby, sapphire, amber, amethyst. */
export function brilliant(_kit: Kit, variant: number): string {
  const colour = cycle(['#d92a54', '#2f7fe0', '#f0a52c', '#8a55dd'], variant);
  const girdle = ringPoints(8, 98, Math.PI / 8);
  const crown = ringPoints(8, 78, 0);
  const table = ringPoints(8, 50, Math.PI / 8);
  const facets = repeat(8, (i) => {
    const angle = Math.PI / 8 + ((i + 0.5) * Math.PI) / 4;
    const middle = at(crown, i + 1);
    return [
      polygon([at(girdle, i), at(girdle, i + 1), middle], facet(colour, angle, -0.06)),
      polygon([at(girdle, i + 1), middle, at(crown, i + 2)], facet(colour, angle + 0.4, -0.12)),
      polygon([at(table, i), middle, at(girdle, i)], facet(colour, angle - 0.2, 0.02)),
      polygon([at(table, i), middle, at(table, i + 1)], facet(colour, angle, 0.1, 0.16)),
      polygon([at(table, i + 1), middle, at(girdle, i + 1)], facet(colour, angle + 0.25)),
    ].join('');
  });
  const [innerX, innerY] = at(table, 1);
  return (
    facets +
    polygon(table, lighten(colour, 0.1)) +
    polygon([at(table, 4), at(table, 5), at(table, 6), at(table, 7)], lighten(colour, 0.22)) +
    polygon([at(table, 4), at(table, 5), [innerX * 0.2, innerY * 0.2]], lighten(colour, 0.3), 'opacity=".8"')
  );
}

const octagon = (halfWidth: number, halfHeight: number, cut: number): Point[] => [
  [-halfWidth + cut, -halfHeight],
  [halfWidth - cut, -halfHeight],
  [halfWidth, -halfHeight + cut],
  [halfWidth, halfHeight - cut],
  [halfWidth - cut, halfHeight],
  [-halfWidth + cut, halfHeight],
  [-halfWidth, halfHeight - cut],
  [-halfWidth, -halfHeight + cut],
];

/** A step-cut stone: emerald, garnet, aquamarine, topaz. */
export function emerald(_kit: Kit, variant: number): string {
  const colour = cycle(['#129a6c', '#c03a5c', '#2b9fc4', '#dd9526'], variant);
  const steps = [octagon(72, 96, 30), octagon(58, 80, 25), octagon(42, 61, 19), octagon(27, 43, 13)] as const;
  const [outer, second, third, inner] = steps;
  const ring = (from: readonly Point[], to: readonly Point[], offset: number, contrast: number) =>
    repeat(8, (i) => {
      const [ax, ay] = at(from, i);
      const [bx, by] = at(from, i + 1);
      const angle = Math.atan2((ay + by) / 2, (ax + bx) / 2);
      return polygon([at(from, i), at(from, i + 1), at(to, i + 1), at(to, i)], facet(colour, angle, offset, contrast));
    });
  return (
    ring(outer, second, -0.05, 0.2) +
    ring(second, third, 0.03, 0.17) +
    ring(third, inner, 0, 0.13) +
    polygon(inner, lighten(colour, 0.13)) +
    polygon([at(inner, 7), at(inner, 0), at(inner, 1), [-27, 26]], lighten(colour, 0.26))
  );
}

/** A diamond from the side. */
export function diamond(_kit: Kit, variant: number): string {
  const colour = cycle(['#4b8dea', '#e8a93a', '#2fb39a', '#d75a9c'], variant);
  const tip: Point = [0, 96];
  const top: Point[] = [
    [-62, -70],
    [-30, -70],
    [30, -70],
    [62, -70],
  ];
  const girdle: Point[] = [
    [-96, -24],
    [-56, -24],
    [0, -24],
    [56, -24],
    [96, -24],
  ];
  const t = (index: number) => at(top, index);
  const g = (index: number) => at(girdle, index);
  const faces: readonly [readonly Point[], number][] = [
    [[t(0), g(0), g(1)], 0.02],
    [[t(0), t(1), g(1)], 0.2],
    [[t(1), g(1), g(2)], 0.1],
    [[t(1), t(2), g(2)], 0.28],
    [[t(2), g(2), g(3)], 0.06],
    [[t(2), t(3), g(3)], 0.12],
    [[t(3), g(3), g(4)], -0.1],
    [[g(0), g(1), tip], -0.02],
    [[g(1), g(2), tip], 0.14],
    [[g(2), g(3), tip], -0.08],
    [[g(3), g(4), tip], -0.18],
  ];
  return faces.map(([points, shade]) => polygon(points, lighten(colour, shade))).join('');
}

/** A stone cut as a heart. */
export function heart(_kit: Kit, variant: number): string {
  const colour = cycle(['#e23a7a', '#7a5be0', '#e2543a', '#2aa5b8'], variant);
  const outline: Point[] = [
    [0, -44],
    [34, -78],
    [74, -74],
    [98, -36],
    [84, 8],
    [46, 56],
    [0, 98],
    [-46, 56],
    [-84, 8],
    [-98, -36],
    [-74, -74],
    [-34, -78],
  ];
  const inner = outline.map(([x, y]): Point => [x * 0.5, y * 0.5 - 6]);
  const rim = repeat(12, (i) => {
    const [ax, ay] = at(outline, i);
    const [bx, by] = at(outline, i + 1);
    return polygon(
      [at(outline, i), at(outline, i + 1), at(inner, i + 1), at(inner, i)],
      facet(colour, Math.atan2(ay + by, ax + bx)),
    );
  });
  return (
    rim +
    polygon(inner, lighten(colour, 0.12)) +
    polygon([at(inner, 11), at(inner, 10), at(inner, 9), at(inner, 8), [0, 0]], lighten(colour, 0.24))
  );
}

/** A pearl in an open shell. */
export function pearl(kit: Kit, variant: number): string {
  const shell = cycle(['#f08a7c', '#8f7fe0', '#3fb3b0', '#e5a03e'], variant);
  const ribs = (fan: number, y: number, reach: number) =>
    repeat(7, (i) =>
      line(`M0 ${y}L${(i - 3) * fan} ${y - reach + Math.abs(i - 3) * 9}`, lighten(shell, -0.1), 4, 'opacity=".6"'),
    );
  const upper =
    'M0 34C-40 30 -104 -6 -96 -46C-90 -62 -76 -58 -70 -66C-64 -88 -44 -82 -38 -88C-26 -104 -10 -94 0 -96C10 -94 26 -104 38 -88C44 -82 64 -88 70 -66C76 -58 90 -62 96 -46C104 -6 40 30 0 34Z';
  const lower = 'M-104 34C-96 22 -60 28 0 28C60 28 96 22 104 34C100 70 54 92 0 92C-54 92 -100 70 -104 34Z';
  return (
    path(
      upper,
      kit.linear([
        [0, lighten(shell, 0.14)],
        [1, lighten(shell, -0.06)],
      ]),
    ) +
    ribs(27, 30, 112) +
    ellipse(0, 34, 94, 20, lighten(shell, -0.24)) +
    `<circle cx="0" cy="10" r="40" fill="${kit.radial(
      [
        [0, '#ffffff'],
        [0.55, '#f6ecf2'],
        [1, '#c9b5cf'],
      ],
      0.36,
      0.3,
      0.8,
    )}"/>` +
    ellipse(-14, -6, 11, 7, '#fff', 'opacity=".95" transform="rotate(-34 -14 -6)"') +
    path(
      lower,
      kit.linear([
        [0, lighten(shell, 0.1)],
        [1, lighten(shell, -0.14)],
      ]),
    ) +
    repeat(5, (i) =>
      line(
        `M${(i - 2) * 34} 38C${(i - 2) * 30} 58 ${(i - 2) * 22} 72 ${(i - 2) * 12} 84`,
        lighten(shell, -0.14),
        4,
        'opacity=".5"',
      ),
    )
  );
}
