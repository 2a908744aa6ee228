import type { Square } from '../../../machines/account/crop.js';

/* How a picture is shrunk. Runs in the worker, or in the page where workers have no canvas. */

/** The most that is uploaded of one picture: the longest edge in pixels, and bytes. */
export const longestEdge = 1_600;
export const mostBytes = 500_000;

/** Too small to read an account number on it: it is also stored on the device. */
const thumbnailEdge = 160;

/** Tried in this order until the file is small enough. A receipt stays readable at a lower quality longer than at a smaller size. */
const qualities = [0.82, 0.7, 0.55];
type Attempt = { edge: number; quality: number };
const attempts: readonly Attempt[] = [longestEdge, 1_280, 1_024, 800, 640].flatMap((edge) =>
  qualities.map((quality) => ({ edge, quality })),
);

/** A canvas of the worker or of the page. */
export type Drawing = {
  draw: (picture: ImageBitmap) => void;
  encode: (type: string, quality: number) => Promise<Blob>;
};
export type OpenDrawing = (width: number, height: number) => Drawing;

export type Shrunk = { content: Blob; thumbnail: Blob };

/** Where both threads have a canvas without an element. */
export function openOffscreen(width: number, height: number): Drawing {
  const canvas = new OffscreenCanvas(width, height);
  return {
    draw: (picture) => paint(canvas.getContext('2d'), picture, width, height),
    encode: (type, quality) => canvas.convertToBlob({ type, quality }),
  };
}

/** White below transparent parts, because JPEG has no transparency. */
export function paint(
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null,
  picture: ImageBitmap,
  width: number,
  height: number,
): void {
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
}

/** The picture as WebP or JPEG within the limits; null if it cannot be decoded. Only its pixels are kept: no location, no camera data. */
export async function shrink(picture: Blob, open: OpenDrawing): Promise<Shrunk | null> {
  // The orientation that the camera noted is applied, because the encoded picture has no such note.
  const bitmap = await createImageBitmap(picture, { imageOrientation: 'from-image' }).catch(() => null);
  if (bitmap === null) return null;
  try {
    const content = await smallestOf(bitmap, open);
    const thumbnail = await encode(draw(bitmap, thumbnailEdge, open), 0.6);
    return { content, thumbnail };
  } finally {
    bitmap.close();
  }
}

/** The most pixels of an edge of an avatar that are uploaded. */
export const avatarEdge = 512;

/** A square of a picture, as WebP or JPEG. It is never enlarged. */
export async function cropTo(picture: Blob, { left, top, side }: Square, open: OpenDrawing): Promise<Blob> {
  const bitmap = await createImageBitmap(picture, left, top, side, side);
  try {
    const edge = Math.max(1, Math.min(avatarEdge, Math.round(side)));
    const drawing = open(edge, edge);
    drawing.draw(bitmap);
    return await encode(drawing, 0.85);
  } finally {
    bitmap.close();
  }
}

/** The first size and quality within the limit; otherwise the smallest of all. */
async function smallestOf(bitmap: ImageBitmap, open: OpenDrawing): Promise<Blob> {
  const drawing = memoized((edge: number) => draw(bitmap, edge, open));
  const attempt = async ([next, ...rest]: readonly Attempt[], smallest: Blob | null): Promise<Blob> => {
    if (next === undefined) {
      if (smallest === null) throw new Error('nothing was encoded');
      return smallest;
    }
    const encoded = await encode(drawing(next.edge), next.quality);
    if (encoded.size <= mostBytes) return encoded;
    return attempt(rest, smallest === null || encoded.size < smallest.size ? encoded : smallest);
  };
  return attempt(attempts, null);
}

/** Keeps the last drawing only: each takes the memory of its pixels. */
function memoized(open: (edge: number) => Drawing): (edge: number) => Drawing {
  let last: { edge: number; drawing: Drawing } | null = null;
  return (edge) => {
    if (last?.edge !== edge) last = { edge, drawing: open(edge) };
    return last.drawing;
  };
}

function draw(bitmap: ImageBitmap, edge: number, open: OpenDrawing): Drawing {
  const scale = Math.min(1, edge / Math.max(bitmap.width, bitmap.height));
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  const drawing = open(side(bitmap.width), side(bitmap.height));
  drawing.draw(bitmap);
  return drawing;
}

/** A browser that cannot encode WebP gives a PNG instead, without an error. */
async function encode(drawing: Drawing, quality: number): Promise<Blob> {
  const webp = await drawing.encode('image/webp', quality);
  return webp.type === 'image/webp' ? webp : drawing.encode('image/jpeg', quality);
}
