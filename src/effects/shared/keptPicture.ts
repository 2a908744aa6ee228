import { pictureDatabase } from '../saved.js';

/** One picture at a time is cropped, so one is kept. */
const shelf = 'cropped';
const place = 'last';
type Kept = { id: string; content: Blob };

/** Keeps a picture on this device under an id, instead of the last one. Rejects if the browser refuses. */
export const storePicture = (kept: Kept): Promise<unknown> => onShelf('readwrite', (all) => all.put(kept, place));

/** The picture that is kept under an id; null if it is another one, or there is none. */
export async function recallPicture(id: string): Promise<Blob | null> {
  const kept: unknown = await onShelf('readonly', (all) => all.get(place));
  const { id: keptId, content } = (kept ?? {}) as Partial<Record<keyof Kept, unknown>>;
  return keptId === id && content instanceof Blob ? content : null;
}

export const forgetPicture = (): Promise<unknown> => onShelf('readwrite', (all) => all.clear());

async function onShelf<T>(mode: IDBTransactionMode, use: (all: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opening = indexedDB.open(pictureDatabase, 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(shelf));
  const database = await resultOf(opening);
  try {
    const transaction = database.transaction(shelf, mode);
    const ended = endOf(transaction);
    const result = await resultOf(use(transaction.objectStore(shelf)));
    await ended;
    return result;
  } finally {
    // An open connection would hold up the deletion at the end of the session.
    database.close();
  }
}

const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('refused')));
  });

/** A write is on the disk only when its transaction has ended. */
const endOf = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('aborted')));
  });
