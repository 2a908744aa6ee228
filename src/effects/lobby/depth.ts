import { loadedAgainAt } from '../loaded-again.js';
import { createStore, type KeyValueStore } from '../store.js';

/** The tab and its document, as far as the depth of a list needs them. */
export type Tab = {
  /** Session storage: of this tab alone. */
  store: KeyValueStore;
  /** Path and query of the page that is shown now. */
  address: () => string;
  /** Path and query of the page that this document was loaded at again; null if it was opened anew. */
  reloadedAt: string | null;
};
type Depth = { list: string; page: number };

const slot = 'listDepth';

/**
 * How many pages of a list were read, so that a reload reads as many and the player is where they were. Only of the list of
 * the page that is loaded again: any other list starts at its top.
 */
export function createDepths({ store, address, reloadedAt }: Tab) {
  const left = reloadedAt === null ? null : depthIn(store.get(slot));
  let inherited = left?.address === reloadedAt ? left : null;
  return {
    keep: (list: string, page: number): void =>
      store.set(slot, JSON.stringify({ address: address(), list, page } satisfies Depth & { address: string })),
    /** The pages to read first: 1 unless this list was read further before the reload. Answers that once. */
    take: (list: string): number => {
      const page = inherited?.list === list && inherited.address === address() ? inherited.page : 1;
      inherited = null;
      return page;
    },
  };
}

export type Depths = ReturnType<typeof createDepths>;

/** Further than this a list starts at its top again: a player who was there will not wait for it. */
const deepest = 130;

/** Validates what storage returns: another version or another program may have written it. */
function depthIn(text: string | null): (Depth & { address: string }) | null {
  try {
    const { address, list, page } = JSON.parse(text ?? '{}') as Record<string, unknown>;
    const isDepth = typeof address === 'string' && typeof list === 'string' && Number.isInteger(page);
    return isDepth && Number(page) > 1 && Number(page) <= deepest ? { address, list, page: Number(page) } : null;
  } catch {
    return null;
  }
}

/** The depths of this tab in a browser. Elsewhere they stay in memory and nothing was loaded again. */
export function depthsOfTab(): Depths {
  const again = loadedAgainAt();
  return createDepths({
    store: createStore(() => sessionStorage),
    address: () => ('location' in globalThis ? location.pathname + location.search : ''),
    reloadedAt: again && again.pathname + again.search,
  });
}
