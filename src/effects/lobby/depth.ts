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
/** The last page that was read of each list of one page of the app. */
type Kept = { address: string; pages: Readonly<Record<string, number>> };

const slot = 'listDepth';
/** Pages of the app whose depths are kept: those that were read last. */
const most = 12;

/**
 * How many pages of a list were read, so that a reload reads as many and the player is where they were. Of all lists of the
 * page that is loaded again, whatever other lists were read meanwhile; the lists of any other page start at their top.
 */
export function createDepths({ store, address, reloadedAt }: Tab) {
  const left = keptIn(store.get(slot));
  let kept: readonly Kept[] = left;
  const inherited = new Map(Object.entries(left.find((one) => one.address === reloadedAt)?.pages ?? {}));
  return {
    keep: (list: string, page: number): void => {
      const at = address();
      const pages = { ...kept.find((one) => one.address === at)?.pages, [list]: page };
      kept = [{ address: at, pages }, ...kept.filter((one) => one.address !== at)].slice(0, most);
      store.set(slot, JSON.stringify(kept));
    },
    /** The pages to read first: 1 unless this list was read further before the reload. Answers that once for each list. */
    take: (list: string): number => {
      if (reloadedAt !== address()) inherited.clear();
      const page = inherited.get(list) ?? 1;
      inherited.delete(list);
      return page;
    },
  };
}

export type Depths = ReturnType<typeof createDepths>;

/** Further than this a list starts at its top again: a player who was there will not wait for it. */
const deepest = 130;

/** Validates what storage returns: another version or another program may have written it. */
function keptIn(text: string | null): readonly Kept[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(found) ? found.flatMap(keptOf).slice(0, most) : [];
  } catch {
    return [];
  }
}

function keptOf(found: unknown): readonly Kept[] {
  const { address, pages } = (found ?? {}) as Partial<Record<keyof Kept, unknown>>;
  if (typeof address !== 'string' || typeof pages !== 'object') return [];
  const deep = Object.entries(pages ?? {}).filter(
    ([, page]) => Number.isInteger(page) && Number(page) > 1 && Number(page) <= deepest,
  );
  return [{ address, pages: Object.fromEntries(deep) }];
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
