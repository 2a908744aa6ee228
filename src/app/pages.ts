import { addressOf } from '../../machines/addresses.js';
import type { Chunks } from './navigation/chunk-store.js';
import type { AnyPage } from './navigation/page.js';
import { page as home } from './pages/lobby/home.js';

/** Only home is in the first chunk. The list of the others grows with each page, so the first chunk does not have it either. */
export const pageChunks: Chunks<string, AnyPage> = {
  included: { home },
  chunkOf: (path) => {
    const address = addressOf(path);
    return address && { ...address, load: async () => (await import('./page-files.js')).loadPage(address) };
  },
};
