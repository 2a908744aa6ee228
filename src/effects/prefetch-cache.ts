/** Prefetched responses older than this are discarded, in ms. */
const maxAgeMs = 60_000;

type Entry = { response: Promise<unknown>; requestedAt: number };

/**
 * Responses to reads that were made before the player opens the page that needs them. An entry is used once, before it is
 * 60 s old, and only by the player who was logged in when it was requested.
 */
export class PrefetchCache {
  readonly #entries = new Map<string, Entry>();
  readonly #now: () => number;
  readonly #player: () => string | null;

  /** `now` in ms. `player` identifies the current player; null for a visitor. */
  constructor(now: () => number, player: () => string | null) {
    this.#now = now;
    this.#player = player;
  }

  /** Makes the read `name`, unless the cache holds a fresh entry. A failed read is removed, so that the page reads again. */
  prefetch(name: string, read: () => Promise<unknown>): Promise<unknown> {
    const key = this.#keyOf(name);
    const fresh = this.#freshEntry(key);
    if (fresh) return fresh.response;
    const response = read();
    this.#entries.set(key, { response, requestedAt: this.#now() });
    response.catch(() => this.#entries.delete(key));
    return response;
  }

  /** The prefetched response, which leaves the cache, or a new read. */
  take<T>(name: string, read: () => Promise<T>): Promise<T> {
    const key = this.#keyOf(name);
    const fresh = this.#freshEntry(key);
    this.#entries.delete(key);
    return fresh ? (fresh.response as Promise<T>) : read();
  }

  #keyOf = (name: string): string => `${this.#player() ?? ''} ${name}`;

  #freshEntry(key: string): Entry | undefined {
    const entry = this.#entries.get(key);
    return entry && this.#now() - entry.requestedAt < maxAgeMs ? entry : undefined;
  }
}
