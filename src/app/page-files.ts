import type { Address } from '../../machines/addresses.js';
import type { AnyPage } from './navigation/page.js';

// Each page is typed against its own chart in its own file; here it only has to be a page.
const files = import.meta.glob<{ page: AnyPage }>(['./pages/*/*.tsx', '!./pages/lobby/home.tsx']);

/** Loads a page, which is one file, named by the table of addresses. Rejects when its code does not arrive. */
export async function loadPage({ area, name }: Address): Promise<AnyPage> {
  const file = files[`./pages/${area}/${name}.tsx`];
  if (!file) throw new Error(`src/app/pages/${area}/${name}.tsx is missing`);
  return (await file()).page;
}
