import sharp from 'sharp';
import type { Picture } from './picture.js';

/** Quality and effort are part of a picture's hash: change them here and every file gets a new name. */
export const ENCODING = { avif: { quality: 50, effort: 2 }, webp: { quality: 75, effort: 4 } } as const;

/** SVG user units are CSS pixels: 72 dots an inch make one pixel a unit. */
const UNIT_DENSITY = 72;

export interface Encoded {
  readonly suffix: string;
  readonly bytes: Buffer;
}

/** Draws once at the largest width and answers every width in both formats. */
export async function encodePicture({ svg, width, height }: Picture, widths: readonly number[]): Promise<Encoded[]> {
  const largest = Math.max(...widths);
  const drawn = await sharp(Buffer.from(svg), { density: (UNIT_DENSITY * largest) / width })
    .resize(largest, Math.round((largest * height) / width))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: drawn.info.width, height: drawn.info.height, channels: drawn.info.channels };
  return Promise.all(
    widths.flatMap((target) => {
      const scaled = () => sharp(drawn.data, { raw }).resize(target);
      return [
        scaled()
          .avif(ENCODING.avif)
          .toBuffer()
          .then((bytes) => ({ suffix: `-${target}.avif`, bytes })),
        scaled()
          .webp(ENCODING.webp)
          .toBuffer()
          .then((bytes) => ({ suffix: `-${target}.webp`, bytes })),
      ];
    }),
  );
}

export const encodeFile = (svg: string, width: number, height: number, format: 'png' | 'jpeg'): Promise<Buffer> => {
  const drawn = Number(/width="(\d+)"/.exec(svg)?.[1] ?? width);
  return sharp(Buffer.from(svg), { density: (UNIT_DENSITY * width) / drawn })
    .resize(width, height)
    .toFormat(format)
    .toBuffer();
};
