import type { Area } from '../../i18n/area.js';
import { Observable } from '../../i18n/observable.js';
import type { TextStore } from '../../i18n/texts.js';
import { loadChunk } from './load-chunk.js';

/** Code in a chunk of its own, with the area of its texts. Those of the area `shell` are always there. */
export type Chunk<T> = { name: string; area: Area; load: () => Promise<T> };

/** Where pages or overlays come from: those in the first chunk by name, and the chunk of a key; null if there is none. */
export type Chunks<Key extends string, T> = {
  included: Readonly<Record<string, T>>;
  chunkOf: (key: Key) => Chunk<T> | null;
};

/** The pages, or overlays, whose code and texts are loaded. These render in the same frame, without a fallback. */
export class ChunkStore<Key extends string, T> extends Observable {
  readonly #loaded: Map<string, T>;
  readonly #texts: TextStore;
  readonly #chunks: Chunks<Key, T>;

  constructor(texts: TextStore, chunks: Chunks<Key, T>) {
    super();
    this.#loaded = new Map(Object.entries(chunks.included));
    this.#texts = texts;
    this.#chunks = chunks;
  }

  /** Null if it is not loaded, or there is none. */
  get(key: Key): T | null {
    return this.#loaded.get(this.#chunks.chunkOf(key)?.name ?? '') ?? null;
  }

  /** Rejects when the code or the texts cannot be loaded. A key without a chunk loads nothing. */
  async load(key: Key): Promise<void> {
    const chunk = this.#chunks.chunkOf(key);
    if (!chunk || this.#loaded.has(chunk.name)) return;
    const areas: readonly Area[] = chunk.area === 'shell' ? [] : ['common', chunk.area];
    const [loaded] = await Promise.all([loadChunk(chunk.load), ...areas.map((area) => this.#texts.load(area))]);
    this.#loaded.set(chunk.name, loaded);
    this.notify();
  }
}
