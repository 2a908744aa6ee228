import { lighten } from '../colour.js';
import type { Kit } from '../kit.js';
import { seeded } from '../random.js';
import { circle, clipped, cycle, ellipse, faded, line, path, place, repeat, round } from '../shapes.js';

const LEAF = 'M0 0C14 -26 46 -34 84 -16C58 12 26 14 0 0Z';
const gloss = (x: number, y: number, rx: number, ry: number, turn: number, opacity: number) =>
  ellipse(x, y, rx, ry, '#fff', `opacity="${opacity}" transform="rotate(${turn} ${round(x)} ${round(y)})"`);

export function mango(kit: Kit, variant: number): string {
  const [light, middle, blush] = cycle(
    [
      ['#ffd24d', '#ffab2e', '#e8533f'],
      ['#d9e06a', '#a8c53c', '#f2b33a'],
      ['#ffe07a', '#ffb84a', '#f0813a'],
    ] as const,
    variant,
  );
  const body = 'M-92 12C-96 -52 -36 -86 26 -74C86 -62 112 -8 92 38C72 84 8 96 -40 76C-72 62 -90 44 -92 12Z';
  const shine = 'M-78 6C-78 -42 -30 -68 22 -60C-20 -52 -58 -30 -62 20C-70 20 -78 16 -78 6Z';
  const stalk =
    line('M0 6L6 -18', '#6b4a24', 8) +
    place(4, -14, 1.05, -14, path(LEAF, '#58a04a'), line('M6 -3C26 -14 48 -18 70 -15', '#3d7d38', 3));
  return (
    place(
      0,
      0,
      1,
      -18,
      path(
        body,
        kit.linear(
          [
            [0, light],
            [0.5, middle],
            [1, blush],
          ],
          0,
          0,
          1,
          1,
        ),
      ),
      path(shine, '#fff6c8', 'opacity=".6"'),
    ) + place(22, -76, 1, 0, stalk)
  );
}

export function cherry(kit: Kit, variant: number): string {
  const colour = cycle(['#d81e46', '#8e1f5c', '#f0525a'], variant);
  const berry = (x: number, y: number, radius: number) =>
    circle(
      x,
      y,
      radius,
      kit.radial(
        [
          [0, lighten(colour, 0.2)],
          [0.45, colour],
          [1, lighten(colour, -0.2)],
        ],
        0.36,
        0.3,
        0.8,
      ),
    ) + gloss(x - radius * 0.34, y - radius * 0.4, radius * 0.2, radius * 0.13, -35, 0.75);
  return (
    line('M-44 22C-38 -36 -6 -70 40 -92M46 36C50 -10 52 -50 40 -92', '#4f7a33', 8) +
    place(40, -92, 1, 150, path(LEAF, '#6fae45')) +
    berry(-46, 46, 50) +
    berry(52, 58, 44)
  );
}

export function pineapple(kit: Kit): string {
  const rind = kit.clip('<ellipse cx="0" cy="30" rx="58" ry="74"/>');
  const lattice = repeat(14, (i) => {
    const x = (i - 6) * 24;
    return line(`M${x - 90} -60L${x + 70} 120M${x + 90} -60L${x - 70} 120`, '#c9781f', 4);
  });
  const eyes = repeat(6, (row) =>
    repeat(6, (column) => circle(-60 + column * 24 + (row % 2 === 0 ? 0 : 12), -31 + row * 27, 3.4, '#fff0a0')),
  );
  const leaves = (
    [
      [-58, 0.95, '#2f7a46'],
      [58, 0.95, '#2b6f40'],
      [-34, 1.12, '#3f9553'],
      [34, 1.12, '#38884b'],
      [-13, 1.3, '#4fac60'],
      [13, 1.3, '#489f58'],
      [0, 1.42, '#63bf6d'],
    ] as const
  )
    .map(([turn, scale, colour]) =>
      place(0, -34, scale, turn, path('M-12 0C-16 -26 -8 -48 0 -62C8 -48 16 -26 12 0Z', colour)),
    )
    .join('');
  return (
    leaves +
    ellipse(
      0,
      30,
      58,
      74,
      kit.linear([
        [0, '#ffd35a'],
        [1, '#ee9227'],
      ]),
    ) +
    clipped(rind, faded(0.8, lattice), faded(0.7, eyes), ellipse(-30, 14, 20, 52, '#fff', 'opacity=".22"'))
  );
}

export function dragonfruit(kit: Kit, variant: number): string {
  const [skin, deep, flesh] = cycle(
    [
      ['#ff5fa0', '#c81f72', '#fffaf6'],
      ['#ffcf3f', '#e59a1c', '#fffdf4'],
      ['#ff5f8a', '#b3194f', '#f7b6d4'],
    ] as const,
    variant,
  );
  const scales = repeat(11, (i) =>
    place(
      0,
      0,
      1,
      (i / 11) * 360,
      path('M-20 -74C-14 -98 2 -112 16 -118C22 -100 22 -86 18 -72Z', i % 2 === 0 ? '#c9d954' : '#7fbf4d'),
    ),
  );
  const random = seeded('seeds of the fruit');
  const seeds = repeat(46, (i) => {
    const angle = i * 2.399963;
    const radius = 7.6 * Math.sqrt(i + 0.6);
    const x = radius * Math.cos(angle);
    const y = radius * Math.sin(angle) * 1.06;
    return ellipse(x, y, 2.7, 3.6, '#2b1b2e', `transform="rotate(${round(random() * 180)} ${round(x)} ${round(y)})"`);
  });
  return (
    scales +
    ellipse(
      0,
      0,
      82,
      86,
      kit.linear([
        [0, skin],
        [1, deep],
      ]),
    ) +
    ellipse(0, 0, 68, 72, lighten(skin, 0.18)) +
    ellipse(0, 0, 62, 66, flesh) +
    seeds +
    gloss(-34, -44, 22, 10, -44, 0.5)
  );
}

const halfDisc = (radius: number) => `M-${radius} -26A${radius} ${radius} 0 0 0 ${radius} -26Z`;

export function melon(kit: Kit, variant: number): string {
  const [top, bottom] = cycle(
    [
      ['#ff6b62', '#e23d50'],
      ['#ffd25a', '#f5b02f'],
      ['#ff8f6b', '#ee5f4a'],
    ] as const,
    variant,
  );
  const seeds = (
    [
      [-46, 2],
      [-20, 22],
      [8, 6],
      [32, 26],
      [54, 4],
      [-2, 48],
      [-34, 38],
    ] as const
  )
    .map(([x, y]) => path('M0 -8C6 -2 6 6 0 8C-6 6 -6 -2 0 -8Z', '#3a1720', `transform="translate(${x} ${y})"`))
    .join('');
  return place(
    0,
    -14,
    1,
    -14,
    path(halfDisc(100), '#2c7a43'),
    path(halfDisc(90), '#8fce6c'),
    path(halfDisc(82), '#fdf3d6'),
    path(
      halfDisc(76),
      kit.linear([
        [0, top],
        [1, bottom],
      ]),
    ),
    seeds,
  );
}

export function citrus(_kit: Kit, variant: number): string {
  const colour = cycle(['#ff9d2e', '#8cc63f', '#ff6f61', '#ffd23c'], variant);
  const segments = repeat(9, (i) =>
    place(
      0,
      0,
      1,
      i * 40,
      path(
        'M0 -12C10 -30 24 -52 22 -64C18 -74 -18 -74 -22 -64C-24 -52 -10 -30 0 -12Z',
        i % 2 === 0 ? lighten(colour, 0.05) : colour,
      ),
    ),
  );
  return (
    circle(0, 0, 92, lighten(colour, -0.06)) +
    circle(0, 0, 84, '#fff3d2') +
    segments +
    line('M-60 -56A82 82 0 0 1 -10 -81', '#fff', 7, 'opacity=".7"')
  );
}

export function coconut(_kit: Kit, variant: number): string {
  const straw = cycle(['#ff7b57', '#2fa7a0', '#e0569a'], variant);
  return (
    circle(0, 0, 94, '#5a3622') +
    circle(0, 0, 86, '#7a4b2f') +
    circle(0, 0, 78, '#fff9ef') +
    circle(2, 4, 56, '#e4f3ec') +
    circle(4, 8, 50, '#c6e6df') +
    gloss(-14, -8, 22, 9, -24, 0.8) +
    line('M30 -18L84 -108', straw, 11) +
    line('M41 -36L50 -51M62 -71L71 -86', '#fff3df', 11, 'stroke-linecap="butt"')
  );
}

/** A mangosteen cut open: white segments in a thick purple rind. */
export function mangosteen(kit: Kit, variant: number): string {
  const rind = cycle(['#6d2350', '#4f2a6b', '#7d2a3a'], variant);
  const segments = repeat(6, (i) =>
    place(
      0,
      16,
      1,
      i * 60,
      path(
        'M0 -6C22 -14 28 -40 14 -54C6 -60 -6 -60 -14 -54C-28 -40 -22 -14 0 -6Z',
        i % 2 === 0 ? '#fffdf8' : '#f1ebe6',
      ),
    ),
  );
  const sepals = repeat(4, (i) =>
    place(
      0,
      -66,
      1,
      -72 + i * 48,
      path('M0 6C-26 -2 -30 -26 -8 -36C18 -34 26 -14 0 6Z', i % 2 === 0 ? '#5c9a45' : '#78b453'),
    ),
  );
  return (
    line('M0 -78L4 -104', '#5b4a2a', 13) +
    circle(
      0,
      12,
      90,
      kit.radial(
        [
          [0, lighten(rind, 0.16)],
          [0.6, rind],
          [1, lighten(rind, -0.1)],
        ],
        0.34,
        0.26,
        0.85,
      ),
    ) +
    sepals +
    ellipse(0, 16, 66, 64, lighten(rind, 0.2)) +
    ellipse(0, 16, 60, 58, '#c9648e') +
    segments +
    gloss(-58, -34, 15, 7, -48, 0.55)
  );
}
