import { LRUCache } from 'lru-cache';

/** Far above the number of addresses that public reads have; search words are the longest tail. */
const MOST = 500;

/**
 * Caches responses that are the same for every caller, as bytes and for a moment: when a thousand players open the
 * lobby, the database is read once. Requests that arrive while a response is being made wait for it. The cache holds
 * bytes because encoding the text for each request took two fifths of a read. Each process has its own cache. No
 * response is older than `freshMs`, so processes need not invalidate each other's.
 */
export class SharedAnswers {
  // Promises, so that the age of a response counts from the moment its reads began.
  readonly #kept: LRUCache<string, Promise<Buffer>>;

  /** `clock` tells the time in ms. */
  constructor(freshMs: number, clock: { now(): number } = performance) {
    this.#kept = new LRUCache({ max: MOST, ttl: freshMs, ttlResolution: 0, perf: clock });
  }

  /** Whether the response is cached or being made. */
  has(key: string): boolean {
    return this.#kept.has(key);
  }

  /** Returns the cached response or makes a new one. A refusal is not cached. */
  get(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const kept = this.#kept.get(key);
    if (kept !== undefined) return kept;
    const made = make();
    this.#kept.set(key, made);
    made.catch(() => {
      if (this.#kept.peek(key) === made) this.#kept.delete(key);
    });
    return made;
  }
}
