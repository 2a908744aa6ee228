import type { AnyPage, PageFiles } from './navigation/page.js';
import { page as home } from './pages/lobby/home.js';

const files = import.meta.glob<{ page: unknown }>(['./pages/*/*.tsx', '!./pages/lobby/home.tsx']);

/** The pages, one file each, named by the table of addresses. Only home is in the first chunk. */
export const pageFiles: PageFiles = {
  included: { home },
  load: async ({ area, name }) => {
    const file = files[`./pages/${area}/${name}.tsx`];
    if (!file) throw new Error(`src/app/pages/${area}/${name}.tsx is missing`);
    // Each page is typed against its own chart in its own file; here it only has to be a page.
    return (await file()) as { page: AnyPage };
  },
};
