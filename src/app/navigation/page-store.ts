import { addressOf, type Address } from '../../../machines/addresses.js';
import type { Area } from '../../i18n/area.js';
import { Observable } from '../../i18n/observable.js';
import type { TextStore } from '../../i18n/texts.js';
import { loadChunk } from './load-chunk.js';
import type { AnyPage, PageFiles } from './page.js';

/** The pages whose code and texts are loaded. Such a page renders in the same frame, without a fallback. */
export class PageStore extends Observable {
  readonly #loaded = new Map<string, AnyPage>();
  readonly #texts: TextStore;
  readonly #files: PageFiles;

  constructor(texts: TextStore, files: PageFiles) {
    super();
    this.#texts = texts;
    this.#files = files;
    for (const [name, page] of Object.entries(files.included)) this.#loaded.set(name, page);
  }

  /** The page of an address, or null if it is not loaded or the lobby has none there. */
  get(path: string): AnyPage | null {
    return this.#loaded.get(addressOf(path)?.name ?? '') ?? null;
  }

  /** Rejects when the code or the texts cannot be loaded. An unknown address loads nothing. */
  readonly load = async (path: string): Promise<void> => {
    const address = addressOf(path);
    if (!address || this.#loaded.has(address.name)) return;
    const [{ page }] = await Promise.all([
      loadChunk(() => this.#files.load(address)),
      this.#texts.load('common'),
      this.#texts.load(textsOf(address)),
    ]);
    this.#loaded.set(address.name, page);
    this.notify();
  };
}

/** Texts travel by area; those of home are in the first response. */
const textsOf = ({ name, area }: Address): Area => (name === 'home' ? 'shell' : area);
