import { lighten } from '../colour.js';
import type { Kit } from '../kit.js';
import { circle, clipped, faded, line, path, repeat } from '../shapes.js';

export type Markings = 'bands' | 'belly' | 'spots';

const BODY = 'M-104 4C-84 -52 -14 -70 44 -44C64 -34 80 -18 92 0C80 20 62 36 42 46C-16 70 -86 54 -104 4Z';

function markings(kind: Markings, colour: string): string {
  if (kind === 'bands') {
    return (
      path('M-60 -70C-44 -20 -44 30 -60 80L-32 80C-18 30 -18 -20 -32 -70Z', colour) +
      path('M10 -70C26 -20 26 30 10 80L38 80C52 30 52 -20 38 -70Z', colour)
    );
  }
  if (kind === 'belly') return path('M-110 10C-50 34 30 34 100 -4L100 80L-110 80Z', colour);
  return repeat(15, (i) => {
    const row = Math.floor(i / 5);
    return circle(-30 + (i % 5) * 24 + (row % 2) * 12, -28 + row * 26, 7.5, colour);
  });
}

/** A reef fish around 0,0 that swims to the left. */
export function fishBody(kit: Kit, colour: string, second: string, kind: Markings): string {
  return (
    path(
      'M78 0C100 -18 124 -54 140 -58C134 -30 130 -12 130 2C130 16 136 38 142 64C122 56 98 22 78 0Z',
      kit.linear([
        [0, lighten(second, 0.06)],
        [1, lighten(second, -0.1)],
      ]),
    ) +
    path('M-36 -50C-16 -92 36 -96 60 -78C50 -66 46 -54 46 -40Z', second) +
    path('M-10 54C-2 82 26 92 46 84C36 72 34 62 34 48Z', lighten(second, -0.06)) +
    path(
      BODY,
      kit.linear([
        [0, lighten(colour, 0.1)],
        [0.55, colour],
        [1, lighten(colour, -0.14)],
      ]),
    ) +
    clipped(
      kit.clip(`<path d="${BODY}"/>`),
      faded(0.92, markings(kind, second)),
      path('M-104 4C-84 -52 -14 -70 44 -44C0 -50 -60 -40 -92 4Z', '#fff', 'opacity=".25"'),
    ) +
    circle(-62, -10, 17, '#fff') +
    circle(-66, -9, 10, '#16182c') +
    circle(-70, -13, 3.6, '#fff') +
    line('M-100 16C-94 24 -84 26 -76 24', lighten(colour, -0.28), 4) +
    path('M-14 6C10 -6 30 2 34 14C20 26 -2 26 -14 6Z', lighten(second, -0.04))
  );
}
