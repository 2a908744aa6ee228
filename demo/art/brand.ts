import { outline } from './outline.js';
import { line, path, rect } from './shapes.js';

const BRAND_NAME = 'Paraw';
const BRAND_BLUE = '#2563c9';
export const SAIL = '#ffb648';

/** The outrigger sailing boat on a 48 grid: two sails, a hull, an outrigger on two booms. */
export const boat = (hull: string, main: string, fore: string) =>
  path('M23 4C24.5 15 23.5 24 20 31L5 31C12.5 24.5 18.5 15.5 23 4Z', main) +
  path('M27 9C34 14 39.5 22 41 31L25.4 31C27.6 24 28 16.5 27 9Z', fore) +
  path('M3 34.5L45 34.5C42.4 39.6 38 42 32 42L16 42C10 42 5.6 39.6 3 34.5Z', hull) +
  line('M8 46L40 46', hull, 2.6);

const svg = (width: number, height: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`;

/** The mark in its own colours, without a ground. */
export const brandMarkSvg = () => svg(48, 48, boat(BRAND_BLUE, BRAND_BLUE, SAIL));

/** The mark in one colour, to inline and paint with `currentColor`. */
export const brandMarkMonoSvg = () => svg(48, 48, boat('currentColor', 'currentColor', 'currentColor'));

/** White sails on the brand's blue: favicon and app icon. */
export const brandIconSvg = () => iconSvg(14, 'translate(11 9) scale(.88)');

/** The same for systems that cut icons to their own shape: nothing but blue outside of the middle 80 %. */
export const brandFullIconSvg = () => iconSvg(0, 'translate(14 13.3) scale(.75)');

const iconSvg = (radius: number, place: string) =>
  svg(
    64,
    64,
    rect(0, 0, 64, 64, radius, BRAND_BLUE) + `<g transform="${place}">${boat('#ffffff', '#ffffff', SAIL)}</g>`,
  );

/** Mark and name side by side; the name takes `currentColor`. */
export function brandWordmarkSvg(): string {
  const letters = outline(BRAND_NAME, 'bold', 34, -0.03);
  const width = Math.ceil(58 + letters.width + 2);
  return svg(
    width,
    48,
    boat(BRAND_BLUE, BRAND_BLUE, SAIL) + path(letters.d, 'currentColor', 'transform="translate(58 36)"'),
  );
}
