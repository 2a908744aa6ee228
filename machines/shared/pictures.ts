import type { Problem, ProblemCode } from '../vocabulary.js';

/** The most pictures of one form (D4). */
export const mostPictures = 4;

/** A picture that the player picked. `content` is the browser's own object, which charts only pass on. `size` in bytes. */
export type PickedPicture = { name: string; size: number; content: object };

/** The picture as it is uploaded. `thumbnail`: a data URL, too small to read an account number on it. */
export type ShrunkPicture = { content: object; size: number; thumbnail: string };

/** An uploaded picture, also kept over a reload. `digest`: SHA-256 of the picked file in hex. */
export type UploadedPicture = { name: string; digest: string; url: string; thumbnail: string };

/** Why a picture is not used. `preview`: it cannot be decoded. `upload`: it did not reach the server. */
export type PictureFault = 'notAPicture' | 'fileTooLarge' | 'preview' | 'tooManyRequests' | 'upload';

/** A picture that cannot be used is an expected refusal, not an error. */
export type PictureResult<T> = { ok: true; value: T } | { ok: false; fault: PictureFault };

const named: Partial<Record<ProblemCode, PictureFault>> = {
  notAPicture: 'notAPicture',
  fileTooLarge: 'fileTooLarge',
  tooManyRequests: 'tooManyRequests',
};
export const faultOf = ({ code }: Problem): PictureFault => named[code] ?? 'upload';

/** Whether the same picture would be refused again, so that the player can only remove it. */
export const isUnusable = (fault: PictureFault): boolean =>
  fault === 'notAPicture' || fault === 'fileTooLarge' || fault === 'preview';

/** The saved pictures, or null if they do not fit: another version or another program may have written them. */
export function savedPicturesOf(saved: unknown): readonly UploadedPicture[] | null {
  return Array.isArray(saved) && saved.length <= mostPictures && saved.every(isUploadedPicture) ? saved : null;
}

const isUploadedPicture = (one: unknown): one is UploadedPicture =>
  typeof one === 'object' &&
  one !== null &&
  ['name', 'digest', 'url', 'thumbnail'].every((field) => typeof (one as Record<string, unknown>)[field] === 'string');
