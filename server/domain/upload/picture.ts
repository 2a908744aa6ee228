import sharp from 'sharp';
import type { UploadType } from '../../db/schema/upload.js';
import { openQueue } from '../../queue.js';

/** A picture as it is kept. */
export interface Picture {
  /** WebP. */
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Longest side in pixels; an avatar is cut to a square. */
const LONGEST: Readonly<Record<UploadType, number>> = { avatar: 384, receipt: 1600, feedback: 1600, kyc: 2000 };

/** Some kilobytes can decode to as many pixels as they like: what is beyond this is not decoded. */
const MOST_PIXELS = 25_000_000;

/** Longest time that one picture may take; an honest one takes a fraction of a second. */
const MOST_SECONDS = 3;

/** Pictures decode one after the other and on one core, so that the other cores go on answering; few wait, for each holds its file. */
const inTurn = openQueue(1, 8);
sharp.concurrency(1);

/**
 * Encodes a JPEG, PNG or WebP anew, so that nothing but its pixels is kept: no place, no camera, no hidden second file.
 * Null for bytes that are none of these, whatever their name says, and for a picture of too many pixels. Throws
 * `Refusal('tooManyRequests')` when too many wait.
 */
export async function encodedAnew(bytes: Buffer, type: UploadType): Promise<Picture | null> {
  if (!isPicture(bytes)) return null;
  return inTurn(() => encoded(bytes, type).catch(() => null));
}

async function encoded(bytes: Buffer, type: UploadType): Promise<Picture | null> {
  const input = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
  // From the header alone, before a pixel is decoded.
  const { width, height } = await input.metadata();
  if (width * height > MOST_PIXELS) return null;
  const side = LONGEST[type];
  const { data, info } = await input
    .rotate()
    .resize(
      type === 'avatar'
        ? { width: side, height: side, fit: 'cover' }
        : { width: side, height: side, fit: 'inside', withoutEnlargement: true },
    )
    .webp({ quality: 82 })
    .timeout({ seconds: MOST_SECONDS })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

/** By the first bytes: JPEG (ISO 10918-1 SOI), PNG (RFC 2083), WebP (RFC 9649). */
function isPicture(bytes: Buffer): boolean {
  const text = bytes.subarray(0, 12).toString('latin1');
  return (
    text.startsWith('\u00ff\u00d8\u00ff') ||
    text.startsWith('\u0089PNG\r\n\u001a\n') ||
    (text.startsWith('RIFF') && text.endsWith('WEBP'))
  );
}
