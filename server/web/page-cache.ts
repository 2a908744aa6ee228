import { LRUCache } from 'lru-cache';
import { openQueue, type Queue } from '../base/queue.js';

/**
 * `most`: pages kept. `atOnce`: pages rendered at the same time; up to `mostWaiting` further ones wait. `freshness`: age
 * in ms up to which a page is sent without rendering it again.
 */
type Limits = { most: number; atOnce: number; mostWaiting: number; freshness: number };

/**
 * Rendered pages by look (stale-while-revalidate). A stale page is sent at once while the next one is rendered; requests for
 * a look that is being rendered share that rendering. If a rendering fails, the next request renders the page again.
 */
export class PageCache<Page extends object> {
  readonly #pages: LRUCache<string, Page, () => Promise<Page>>;
  readonly #inTurn: Queue;

  /** `clock` tells the time in ms. */
  constructor({ most, atOnce, mostWaiting, freshness }: Limits, clock: { now(): number } = performance) {
    this.#inTurn = openQueue(atOnce, mostWaiting);
    this.#pages = new LRUCache({
      max: most,
      ttl: freshness,
      ttlResolution: 0,
      perf: clock,
      allowStale: true,
      // A stale page outlives a rendering that failed.
      noDeleteOnFetchRejection: true,
      // A page that is pushed out while it is rendered still goes to the requests that wait for it.
      ignoreFetchAbort: true,
      fetchMethod: async (_key, _stale, { context: render }) => this.#inTurn(render),
    });
  }

  /** Number of pages that wait to be rendered. */
  waiting(): number {
    return this.#inTurn.waiting();
  }

  /** The page of a look as it was rendered last, however old. */
  peek(key: string): Page | undefined {
    return this.#pages.peek(key, { allowStale: true });
  }

  /**
   * Rejects if rendering fails and the cache holds no earlier page; with `Refusal('tooManyRequests')` if too many pages
   * wait to be rendered.
   */
  async get(key: string, render: () => Promise<Page>): Promise<Page> {
    return this.#pages.forceFetch(key, { context: render });
  }
}
