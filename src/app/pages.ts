import type { PageFiles } from './navigation/page.js';
import { page as home } from './pages/lobby/home.js';

/** Only home is in the first chunk. The list of the others grows with each page, so the first chunk does not have it either. */
export const pageFiles: PageFiles = {
  included: { home },
  load: async (address) => (await import('./page-files.js')).loadPage(address),
};
