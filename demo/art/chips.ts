import { lighten } from './colour.js';
import type { Kit } from './kit.js';
import { circle, cycle, group, line, path, place, polygon, repeat, round, sector, type Point } from './shapes.js';

const EDGE = '#fff5e4';
const edgeMarks = () =>
  repeat(8, (i) => path(sector(76, 98, (i * Math.PI) / 4 - 0.17, (i * Math.PI) / 4 + 0.17), EDGE));

/** A chip seen from above; the mark is drawn around 0,0 and stays upright. */
export function chipFromAbove(
  kit: Kit,
  x: number,
  y: number,
  radius: number,
  colour: string,
  mark: string,
  rotation = 0,
): string {
  return place(
    x,
    y,
    radius / 98,
    rotation,
    circle(4, 9, 98, '#000', 'opacity=".3"'),
    circle(
      0,
      0,
      98,
      kit.linear([
        [0, lighten(colour, 0.06)],
        [1, lighten(colour, -0.08)],
      ]),
    ),
    edgeMarks(),
    circle(0, 0, 74, lighten(colour, -0.13)),
    circle(
      0,
      0,
      69,
      kit.linear([
        [0, lighten(colour, 0.1)],
        [1, lighten(colour, -0.02)],
      ]),
    ),
    `<circle r="58" fill="none" stroke="${EDGE}" stroke-width="2.5" stroke-dasharray="6 7" opacity=".8"/>`,
    place(0, 0, 1, -rotation, mark),
  );
}

export interface Stack {
  readonly x: number;
  /** The middle of the lowest chip's front edge. */
  readonly y: number;
  readonly radius: number;
  readonly count: number;
  readonly colours: readonly [string, ...string[]];
  /** Drawn around 0,0 on the top chip. */
  readonly mark?: string;
}

/** A stack of chips from the side and a little above. */
export function chipStack(kit: Kit, { x, y, radius, count, colours, mark = '' }: Stack): string {
  const depth = radius * 0.4;
  const thickness = radius * 0.24;
  const layers = repeat(count, (index) => {
    const colour = cycle(colours, index);
    const front = y - index * thickness;
    const left = round(x - radius);
    const right = round(x + radius);
    const wall = `M${left} ${round(front)}A${radius} ${round(depth)} 0 0 0 ${right} ${round(front)}L${right} ${round(front - thickness)}A${radius} ${round(depth)} 0 0 1 ${left} ${round(front - thickness)}Z`;
    return (
      path(
        wall,
        kit.linear(
          [
            [0, lighten(colour, -0.1)],
            [0.35, lighten(colour, 0.05)],
            [1, lighten(colour, -0.2)],
          ],
          0,
          0,
          1,
          0,
        ),
      ) +
      wallMarks(x, front, radius, depth, thickness, (index * 0.35) % 0.6) +
      line(
        `M${left} ${round(front)}A${radius} ${round(depth)} 0 0 0 ${right} ${round(front)}`,
        '#000',
        1.6,
        'opacity=".22"',
      )
    );
  });
  const top = cycle(colours, count - 1);
  return (
    layers +
    group(
      `translate(${round(x)} ${round(y - count * thickness)}) scale(${(radius / 98).toFixed(3)} ${(depth / 98).toFixed(3)})`,
      circle(0, 0, 98, lighten(top, 0.1)),
      edgeMarks(),
      circle(0, 0, 72, lighten(top, -0.06)),
      circle(0, 0, 66, lighten(top, 0.13)),
      mark,
    )
  );
}

function wallMarks(x: number, front: number, radius: number, depth: number, thickness: number, offset: number): string {
  const onEdge = (angle: number): Point => [x + radius * Math.cos(angle), front + depth * Math.sin(angle)];
  return [0.25, 0.95, 1.6, 2.25, 2.9]
    .map((angle) => angle + offset)
    .filter((angle) => angle < 3.05)
    .map((angle) => {
      const [ax, ay] = onEdge(angle - 0.13);
      const [bx, by] = onEdge(angle + 0.13);
      return polygon(
        [
          [ax, ay],
          [bx, by],
          [bx, by - thickness + 1],
          [ax, ay - thickness + 1],
        ],
        EDGE,
        'opacity=".92"',
      );
    })
    .join('');
}
