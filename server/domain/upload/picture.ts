import sharp from 'sharp';
import type { UploadType } from '../../db/schema/upload.js';

/** A picture as it is kept. */
export interface Picture {
  /** WebP. */
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Longest side in pixels; an avatar is cut to a square. */
const LONGEST: Readonly<Record<UploadType, number>> = { avatar: 384, receipt: 1600, feedback: 1600, kyc: 2000 };

/** A picture of more pixels than any phone takes is a bomb. */
const MOST_PIXELS = 60_000_000;

/**
 * Encodes a JPEG, PNG or WebP anew, so that nothing but its pixels is kept: no place, no camera, no hidden second file.
 * Null for bytes that are none of these, whatever their name says.
 */
export async function encodedAnew(bytes: Buffer, type: UploadType): Promise<Picture | null> {
  if (!isPicture(bytes)) return null;
  const side = LONGEST[type];
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .rotate()
      .resize(type === 'avatar' ? { width: side, height: side, fit: 'cover' } : { width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    return null;
  }
}

/** By the first bytes: JPEG (ISO 10918-1 SOI), PNG (RFC 2083), WebP (RFC 9649). */
function isPicture(bytes: Buffer): boolean {
  const text = bytes.subarray(0, 12).toString('latin1');
  return text.startsWith('\u00ff\u00d8\u00ff') || text.startsWith('\u0089PNG\r\n\u001a\n') || (text.startsWith('RIFF') && text.endsWith('WEBP'));
}
