import { bannerPicture } from './banner.js';
import { boat, SAIL } from './brand.js';

/** In pixels: the shape of link previews. */
export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;

/** The picture of link previews: the right side of a banner as high as the picture, and the brand's sails where it is empty. */
export function shareSvg(): string {
  const { svg, width, height } = bannerPicture('festival');
  const wide = (width * SHARE_HEIGHT) / height;
  const banner = svg.replace(
    `width="${width}" height="${height}"`,
    `x="${SHARE_WIDTH - wide}" width="${wide}" height="${SHARE_HEIGHT}"`,
  );
  const size = `viewBox="0 0 ${SHARE_WIDTH} ${SHARE_HEIGHT}" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}"`;
  const sails = `<g transform="translate(90 185) scale(5.2)">${boat('#ffffff', '#ffffff', SAIL)}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${banner}${sails}</svg>`;
}
