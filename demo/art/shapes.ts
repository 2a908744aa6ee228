export type Point = readonly [x: number, y: number];

/** A coordinate as it is written into a picture: one decimal is a tenth of a unit of a 300-unit card. */
export const round = (value: number) => Number(value.toFixed(1));

export const circle = (x: number, y: number, radius: number, fill: string, extra = '') =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}" ${extra}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, extra = '') =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}" ${extra}/>`;

export const rect = (x: number, y: number, width: number, height: number, radius: number, fill: string, extra = '') =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${round(radius)}" fill="${fill}" ${extra}/>`;

export const path = (d: string, fill: string, extra = '') => `<path d="${d}" fill="${fill}" ${extra}/>`;

/** An open line with round ends and joins. */
export const line = (d: string, colour: string, width: number, extra = '') => {
  const cap = extra.includes('linecap') ? '' : 'stroke-linecap="round" ';
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" ${cap}stroke-linejoin="round" ${extra}/>`;
};

export const group = (transform: string, ...parts: readonly string[]) =>
  `<g transform="${transform}">${parts.join('')}</g>`;

export const faded = (opacity: number, ...parts: readonly string[]) => `<g opacity="${opacity}">${parts.join('')}</g>`;

export const clipped = (clip: string, ...parts: readonly string[]) => `<g ${clip}>${parts.join('')}</g>`;

/** Puts parts that are drawn around 0,0 at a point, scaled and turned (degrees). */
export const place = (x: number, y: number, scale: number, rotation: number, ...parts: readonly string[]) =>
  group(`translate(${round(x)} ${round(y)}) rotate(${round(rotation)}) scale(${scale.toFixed(3)})`, ...parts);

export const mirrored = (...parts: readonly string[]) => group('scale(-1 1)', ...parts);

/** A filled polygon; a hair of stroke in the same colour closes the seams between neighbouring facets. */
export const polygon = (points: readonly Point[], fill: string, extra = '') => {
  const list = points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ');
  const seam = extra.includes('stroke=') ? '' : `stroke="${fill}" `;
  const width = extra.includes('stroke-width') ? '' : 'stroke-width=".6" ';
  return `<polygon points="${list}" fill="${fill}" ${seam}${width}stroke-linejoin="round" ${extra}/>`;
};

/** `count` points on a circle, the first at `rotation` radians. */
export const ringPoints = (count: number, radius: number, rotation = 0, cx = 0, cy = 0): Point[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = rotation + (index * 2 * Math.PI) / count;
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
  });

const polar = (radius: number, angle: number) =>
  `${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`;

/** The path of a ring segment between two radii and two angles (radians). */
export function sector(inner: number, outer: number, from: number, to: number): string {
  const large = to - from > Math.PI ? 1 : 0;
  const outerArc = `L${polar(outer, from)}A${outer} ${outer} 0 ${large} 1 ${polar(outer, to)}`;
  if (inner < 0.5) return `M0 0${outerArc}Z`;
  return `M${polar(inner, from)}${outerArc}L${polar(inner, to)}A${inner} ${inner} 0 ${large} 0 ${polar(inner, from)}Z`;
}

/** The path of a star around 0,0 that points up. */
export function starPath(points: number, outer: number, inner: number, rotation = -Math.PI / 2): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const radius = index % 2 === 0 ? outer : inner;
    const angle = rotation + (index * Math.PI) / points;
    return `${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`;
  });
  return `M${corners.join('L')}Z`;
}

/** A four-pointed glint. */
export const sparkle = (x: number, y: number, size: number, colour = '#fff', opacity = 0.95) =>
  path(
    'M0 -1C.1 -.22 .22 -.1 1 0C.22 .1 .1 .22 0 1C-.1 .22 -.22 .1 -1 0C-.22 -.1 -.1 -.22 0 -1Z',
    colour,
    `transform="translate(${round(x)} ${round(y)}) scale(${size})" opacity="${opacity}"`,
  );

export const groundShadow = (x: number, y: number, rx: number, ry: number, colour: string, opacity = 0.35) =>
  ellipse(x, y, rx, ry, colour, `opacity="${opacity}"`);

/** `count` parts, each made from its index, joined. */
export const repeat = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join('');

/** The item at an index that runs round: index 7 of 5 items is item 2. */
export function cycle<const Items extends readonly [unknown, ...unknown[]]>(
  items: Items,
  index: number,
): Items[number] {
  return items[index % items.length] ?? items[0];
}
