import sharp from 'sharp';
import { refusal } from '../../base/refusal.js';
import type { UploadType } from '../../db/schema.js';
import { openQueue } from '../../base/queue.js';

/** A picture as it is stored. */
export interface Picture {
  /** WebP. */
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Longest side in pixels; an avatar is cropped to a square. */
const LONGEST: Readonly<Record<UploadType, number>> = { avatar: 384, receipt: 1600, feedback: 1600, kyc: 2000 };

/** A picture with more pixels is not decoded: a few kilobytes can decode to any number of pixels. */
const MOST_PIXELS = 25_000_000;

/**
 * Longest processing time of one picture in seconds, by the clock on the wall: a normal one takes a fraction of a second, and
 * several on a machine that is starved.
 */
const MOST_SECONDS = 10;

/**
 * Pictures are decoded one at a time and on one core, so that the other cores go on serving requests. Few may wait,
 * because each holds its file in memory.
 */
const inTurn = openQueue(1, 8);
/** Number of pictures that wait to be decoded. */
export const picturesWaiting = inTurn.waiting;
sharp.concurrency(1);

/**
 * Encodes a JPEG, PNG or WebP again, so that only its pixels are stored: no location, no camera data, no appended file.
 * Returns null for bytes in no such format, whatever their name says, and for a picture with too many pixels. Throws
 * `Refusal('tooManyRequests')` when the queue is full, or the picture was not encoded in time.
 */
export async function reencode(bytes: Buffer, type: UploadType): Promise<Picture | null> {
  if (!isPicture(bytes)) return null;
  return inTurn(() =>
    encoded(bytes, type).catch((error: unknown) => {
      // A picture that takes too long may be a normal one on a busy machine: it may be sent again.
      if (isTooSlow(error)) throw refusal('tooManyRequests');
      return null;
    }),
  );
}

/** Whether sharp gave up because of its time limit. It says so only in its message. */
export const isTooSlow = (error: unknown): boolean => error instanceof Error && error.message.startsWith('timeout:');

async function encoded(bytes: Buffer, type: UploadType): Promise<Picture | null> {
  const input = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
  // Read from the header, before any pixel is decoded.
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

/** Checks the first bytes: JPEG (ISO 10918-1 SOI), PNG (RFC 2083), WebP (RFC 9649). */
function isPicture(bytes: Buffer): boolean {
  const text = bytes.subarray(0, 12).toString('latin1');
  return (
    text.startsWith('\u00ff\u00d8\u00ff') ||
    text.startsWith('\u0089PNG\r\n\u001a\n') ||
    (text.startsWith('RIFF') && text.endsWith('WEBP'))
  );
}
