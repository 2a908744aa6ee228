import type { Problem, ProblemCode } from '../vocabulary.js';

/** The most receipts of one manual deposit (D4). */
export const mostReceipts = 4;

/** A picture that the player picked. `content` is the browser's own object, which charts only pass on. `size` in bytes. */
export type PickedPicture = { name: string; size: number; content: object };

/** The picture as it is uploaded. `thumbnail`: a data URL, too small to read an account number on it. */
export type ShrunkPicture = { content: object; size: number; thumbnail: string };

/** An uploaded picture, also kept over a reload. `digest`: SHA-256 of the picked file in hex. */
export type Receipt = { name: string; digest: string; url: string; thumbnail: string };

/** Why a picture is not used. `preview`: it cannot be decoded. `upload`: it did not reach the server. */
export type ReceiptFault = 'notAPicture' | 'fileTooLarge' | 'preview' | 'tooManyRequests' | 'upload';

/** A picture that cannot be used is an expected refusal, not an error. */
export type PictureResult<T> = { ok: true; value: T } | { ok: false; fault: ReceiptFault };

const named: Partial<Record<ProblemCode, ReceiptFault>> = {
  notAPicture: 'notAPicture',
  fileTooLarge: 'fileTooLarge',
  tooManyRequests: 'tooManyRequests',
};
export const faultOf = ({ code }: Problem): ReceiptFault => named[code] ?? 'upload';

/** Whether the same picture would be refused again, so that the player can only remove it. */
export const isUnusable = (fault: ReceiptFault): boolean =>
  fault === 'notAPicture' || fault === 'fileTooLarge' || fault === 'preview';

/** The saved receipts, or null if they do not fit: another version or another program may have written them. */
export function savedReceiptsOf(saved: unknown): readonly Receipt[] | null {
  return Array.isArray(saved) && saved.length <= mostReceipts && saved.every(isReceipt) ? saved : null;
}

const isReceipt = (one: unknown): one is Receipt =>
  typeof one === 'object' &&
  one !== null &&
  ['name', 'digest', 'url', 'thumbnail'].every((field) => typeof (one as Record<string, unknown>)[field] === 'string');
