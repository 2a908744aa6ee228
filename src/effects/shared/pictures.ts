import type { PictureSize, Square } from '../../../machines/account/crop.js';
import { openPictureWorker } from './picture-worker.js';
import { cropTo, openOffscreen, paint, shrink, type Drawing, type OpenDrawing, type Shrunk } from './shrinking.js';

/** One at a time: each decoded photo takes about 50 MB. */
let queue: Promise<unknown> = Promise.resolve();

/** Shrinks a picture in a worker; null if it cannot be decoded. Rejects when the worker fails, or the signal aborts. */
export function shrinkInTurn(picture: Blob, signal: AbortSignal): Promise<Shrunk | null> {
  const turn = queue.then(() => {
    signal.throwIfAborted();
    return hasWorker() ? shrinkInWorker(picture, signal) : shrink(picture, openDrawing());
  });
  queue = turn.catch(() => undefined);
  return turn;
}

/** A square of a picture that was shrunk before: small enough to be cut out in the page's thread. */
export const cropPicture = (picture: Blob, square: Square): Promise<Blob> => cropTo(picture, square, openDrawing());

/** The size of a picture in pixels. */
export async function sizeOf(picture: Blob): Promise<PictureSize> {
  const bitmap = await createImageBitmap(picture);
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
}

const openDrawing = (): OpenDrawing => (hasOffscreen() ? openOffscreen : openElement);
const hasOffscreen = () => typeof OffscreenCanvas === 'function';
const hasWorker = () => hasOffscreen() && typeof Worker === 'function';

type Answer = { shrunk: Shrunk | null } | { failed: string };

function shrinkInWorker(picture: Blob, signal: AbortSignal): Promise<Shrunk | null> {
  const worker = openPictureWorker();
  return new Promise<Shrunk | null>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) =>
      'shrunk' in data ? resolve(data.shrunk) : reject(new Error(data.failed)),
    );
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    worker.postMessage(picture, { transfer: [] });
  }).finally(() => worker.terminate());
}

/** Browsers before 2023 have no canvas outside of the document. */
function openElement(width: number, height: number): Drawing {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  return {
    draw: (picture) => paint(canvas.getContext('2d'), picture, width, height),
    encode: (type, quality) =>
      new Promise((resolve, reject) =>
        canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('not encoded'))), type, quality),
      ),
  };
}

/** Larger files are no photos of a receipt, and decoding them would take the memory of a phone. */
const mostPickedBytes = 30_000_000;

/** The kind of a file by its first bytes, as the server reads it: JPEG, PNG or WebP. The name of a file may lie. */
export async function fileFault(file: Blob): Promise<'notAPicture' | 'fileTooLarge' | null> {
  if (file.size > mostPickedBytes) return 'fileTooLarge';
  const first = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  const text = String.fromCodePoint(...first);
  const isPicture =
    text.startsWith('\u{ff}\u{d8}\u{ff}') ||
    text.startsWith('\u{89}PNG\r\n\u{1a}\n') ||
    (text.startsWith('RIFF') && text.endsWith('WEBP'));
  return isPicture ? null : 'notAPicture';
}

/** SHA-256 in hex: the same file picked twice has the same one. */
export async function digestOf(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A small picture as a data URL: it needs no release, and can be stored. */
export async function dataUrlOf(picture: Blob): Promise<string> {
  const bytes = new Uint8Array(await picture.arrayBuffer());
  return `data:${picture.type};base64,${btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))}`;
}
